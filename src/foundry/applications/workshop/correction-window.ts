import type { PieceId } from '../../../core';
import type { Point } from '../../geometry';
import { CORRECTIONS_TOOL, fieldTool } from '../../input';
import { optionsOf } from '../window-table';
import { type PanelMap, WorkshopWindow } from './workshop-window';

/** The same panel for the battle in view: what the record can't change is shown, but fixed. */
export class CorrectionWindow extends WorkshopWindow {
  static override DEFAULT_OPTIONS = optionsOf<CorrectionWindow>('corrections');

  protected override _onClose(): void {
    if (fieldTool.chosen === CORRECTIONS_TOOL) fieldTool.leave();
  }

  /** Moves the keyboard focus to the chosen tab. */
  focusOnTab(): void {
    this.element.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }
}

/** The parts of the map of a running battle that other parts of the module know. */
export interface BattleMap extends Pick<PanelMap, 'mark'> {
  pieceAt(point: Point): PieceId | undefined;
}

/** The map of a running battle for the panel: its tokens show the pieces, and its picture stays as it is. */
export const battleMap = ({ mark, pieceAt }: BattleMap): PanelMap => ({
  mark,
  pieceAt,
  drag: () => undefined,
  shift: () => undefined,
  frameOf: () => undefined,
  onBoard: (point) => point,
  onMap: (point) => point,
  // The view of the battle follows the panel by itself.
  fitBeside: () => undefined,
});
