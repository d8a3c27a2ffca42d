import type { PieceId } from '../../../core';
import { moveAside, type Point } from '../../geometry';
import { fieldTool } from '../../input';
import { CORRECTIONS_TOOL, fieldLayer } from '../field';
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

/** The map of a running battle: its tokens show the pieces, and its picture stays as it is. */
export const battleMap = (pieceAt: (point: Point) => PieceId | undefined): PanelMap => ({
  mark: ({ stroke, pointed, isClearing }) => fieldLayer()?.mark(stroke, pointed, isClearing),
  pieceAt,
  drag: () => undefined,
  shift: () => undefined,
  frameOf: () => undefined,
  onBoard: (point) => point,
  onMap: (point) => point,
  fitBeside: moveAside,
});
