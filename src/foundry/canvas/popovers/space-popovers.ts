import type { PieceId, SpaceId } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import type { SceneBoard } from '../map/scene-board';
import { trayPointOf } from '../map/screen';
import type { Hud } from './hud';
import type { MenuPlace } from './menu';

/** An element beside a space. */
interface SpacePopover extends MenuPlace {
  readonly element: HTMLElement;
  /** Identifies the content if its text alone does not. */
  readonly content?: string;
  /** Other positions, the best first. */
  readonly elsewhere?: readonly MenuPlace[];
  readonly keepsFree?: boolean;
  readonly goesFirst?: boolean;
}

/** Places elements beside the spaces of the current board, each under a name. */
export class SpacePopovers {
  readonly #hud: Hud;
  /** The spaces with pieces. */
  readonly #occupied: () => readonly SpaceId[];
  #board: SceneBoard | undefined;

  constructor(hud: Hud, occupied: () => readonly SpaceId[]) {
    this.#hud = hud;
    this.#occupied = occupied;
  }

  /** Switches to another board, or to none. */
  setBoard(board: SceneBoard | undefined): void {
    this.#board = board;
    this.#hud.reset(board?.cell, board?.grid.kind);
  }

  readonly centreOf = (space: SpaceId): Point => this.#board?.centreOf(space) ?? { x: 0, y: 0 };

  /** Sets the spaces that no element should cover. */
  keepClear(spaces: readonly SpaceId[]): void {
    this.#hud.keepClear(spaces.map(this.centreOf));
  }

  /** Places an element beside a space; undefined removes the one with that name. */
  put(name: string, popover: SpacePopover | undefined): void {
    if (!popover || !this.#board) {
      this.#hud.put(name, null);
      return;
    }
    const { space, element, where, content = element.innerHTML, elsewhere = [] } = popover;
    const { keepsFree = false, goesFirst = false } = popover;
    this.#hud.put(name, {
      element,
      key: `${space} ${content}`,
      centre: this.centreOf(space),
      where,
      elsewhere: elsewhere.map((place) => ({ ...place, centre: this.centreOf(place.space) })),
      keepsFree,
      goesFirst,
      avoided: keepsFree || elsewhere.length > 0 ? this.#occupied().map((each) => this.centreOf(each)) : [],
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
