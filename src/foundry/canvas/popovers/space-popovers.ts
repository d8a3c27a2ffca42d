import type { PieceId, SpaceId } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import type { SceneBoard } from '../map/scene-board';
import { trayPointOf } from '../map/screen';
import type { Hud } from './hud';
import type { MenuPlace } from './menu';

/** An element beside a space. */
interface SpacePopover extends MenuPlace {
  readonly element: HTMLElement;
  /** Says what it shows, where that is not all in its words. */
  readonly content?: string;
  /** Where else it could stand, the better first. */
  readonly elsewhere?: readonly MenuPlace[];
  readonly keepsFree?: boolean;
  readonly goesFirst?: boolean;
}

/** Puts elements beside the spaces of the board that is shown, each under a name. */
export class SpacePopovers {
  readonly #hud: Hud;
  /** The spaces in which pieces stand. */
  readonly #occupied: () => readonly SpaceId[];
  #board: SceneBoard | undefined;

  constructor(hud: Hud, occupied: () => readonly SpaceId[]) {
    this.#hud = hud;
    this.#occupied = occupied;
  }

  /** Goes over to another board, or to none. */
  setBoard(board: SceneBoard | undefined): void {
    this.#board = board;
    this.#hud.reset(board?.cell, board?.grid.kind);
  }

  readonly centreOf = (space: SpaceId): Point => this.#board?.centreOf(space) ?? { x: 0, y: 0 };

  /** Tells which spaces nothing is to lie over. */
  keepClear(spaces: readonly SpaceId[]): void {
    this.#hud.keepClear(spaces.map(this.centreOf));
  }

  /** Puts an element beside a space; undefined takes away what stands under the name. */
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

  /** Puts an element around a space, or takes away what stands under the name. */
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

  /** Puts an element above a piece that waits in the tray, and so stands in no space. */
  putAboveTray(name: string, piece: PieceId, element: HTMLElement, content: string): void {
    const key = `${piece} ${content}`;
    this.#hud.put(name, { element, key, where: 'pinned', above: () => trayPointOf(piece) });
  }
}
