import type { PieceId, SpaceId } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import type { Box } from '../../geometry/fitted';
import type { SpacesThatMatter, SparedSpace } from '../map/relevant-spaces';
import type { SceneBoard } from '../map/scene-board';
import { trayPointOf } from '../map/screen';
import type { Hud } from './hud';
import type { Place } from './place-beside';

/** An element beside a space. */
interface SpacePopover {
  readonly space: SpaceId;
  /** The preferred side. */
  readonly where: Place;
  readonly element: HTMLElement;
  /** Identifies the content if its text alone does not. */
  readonly content?: string;
  /** The subject that the element keeps its position beside, wherever it goes; by default the space. */
  readonly owner?: string;
}

/** Places elements beside the spaces of the current board, each under a name. */
export class SpacePopovers {
  readonly #hud: Hud;
  /** The spaces with pieces. */
  readonly #spared: () => readonly SparedSpace[];
  #board: SceneBoard | undefined;

  constructor(hud: Hud, spared: () => readonly SparedSpace[]) {
    this.#hud = hud;
    this.#spared = spared;
  }

  /** Switches to another board, or to none. */
  setBoard(board: SceneBoard | undefined): void {
    this.#board = board;
    this.#hud.reset(board?.cell, board?.grid.kind);
  }

  readonly centreOf = (space: SpaceId): Point => this.#board?.centreOf(space) ?? { x: 0, y: 0 };

  /** Sets the spaces and numbers that no element should cover. */
  keepClear({ pieces, open }: SpacesThatMatter, badges: readonly Box[]): void {
    this.#hud.keepClear({ pieces: pieces.map(this.centreOf), open: open.map(this.centreOf), badges });
  }

  /** Places an element beside a space; undefined removes the one with that name. */
  put(name: string, popover: SpacePopover | undefined): void {
    if (!popover || !this.#board) {
      this.#hud.put(name, null);
      return;
    }
    const { space, element, where, content = element.innerHTML, owner = space } = popover;
    this.#hud.put(name, {
      element,
      key: `${space} ${content}`,
      centre: this.centreOf(space),
      where,
      owner,
      spared: this.#spared().map((each) => ({ at: this.centreOf(each.space), worth: each.worth })),
    });
  }

  /** Places an element around a space, or removes the one with that name. */
  putAround(
    name: string,
    space: SpaceId | undefined,
    element: HTMLElement | undefined,
    content: string,
  ): void {
    const isShown = element && space !== undefined && this.#board;
    const key = `${space} ${content}`;
    this.#hud.put(name, isShown ? { element, key, centre: this.centreOf(space), where: 'around' } : null);
  }

  /** Places an element above a piece in the tray, which has no space. */
  putAboveTray(name: string, piece: PieceId, element: HTMLElement, content: string): void {
    const key = `${piece} ${content}`;
    this.#hud.put(name, { element, key, where: 'pinned', above: () => trayPointOf(piece) });
  }
}
