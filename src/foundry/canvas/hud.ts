import type { Grid } from '../../core';
import { freshButtons, guardButtons, SIDEBAR } from '../documents';
import type { Point } from './cursor';
import { make } from './elements';
import type { Place } from './place';
import { ceiling, floor, onScreen, zoom } from './screen';
import { type Box, spotPlace } from './spot-place';

/** Distance from the edges of the window, in pixels. */
const GAP = 8;

/** An element that stays beside a space of the map. */
interface Spot {
  readonly element: HTMLElement;
  readonly centre: Point;
  readonly where: Place;
  /** Where else it could stand. */
  readonly elsewhere?: readonly { readonly centre: Point; readonly where: Place }[];
  /** The spaces around are not to be hidden either, where there is room. */
  readonly keepsFree?: boolean;
  /** As few as can be of these points are to be hidden. */
  readonly spared?: readonly Point[];
  /** Says what it shows: an element that would show the same stays as it is, under the pointer and focused. */
  readonly key: string;
}

/** A spot with the part of the window that it takes. */
interface Placed extends Spot {
  box: Box | undefined;
}

/** Cards and buttons over the map: ordinary elements, so that they are legible at every zoom and can be focused. */
export class Hud {
  readonly #root = make('div', 'pas-de-charge pdc-hud');
  readonly #spots = new Map<string, Placed>();
  readonly #fresh = freshButtons();
  #shape: Grid['kind'] = 'hex';
  /** Half a space, in pixels of the map. */
  #half: Point = { x: 0, y: 0 };

  constructor() {
    guardButtons(this.#root, this.#fresh);
  }

  /** Tells how large a space is; takes everything away. */
  reset(
    cell: { readonly width: number; readonly height: number } | undefined,
    shape: Grid['kind'] = 'hex',
  ): void {
    this.#shape = shape;
    this.#half = { x: (cell?.width ?? 0) / 2, y: (cell?.height ?? 0) / 2 };
    for (const name of this.#spots.keys()) this.put(name, null);
    if (cell && !this.#root.isConnected) document.body.append(this.#root);
    if (!cell) this.#root.remove();
  }

  /** Shows an element under a name, or takes it away. */
  put(name: string, spot: Spot | null): void {
    const known = this.#spots.get(name);
    if (known && spot && known.key === spot.key) return;
    known?.element.remove();
    this.#spots.delete(name);
    if (!spot) return;
    const placed: Placed = { ...spot, box: undefined };
    this.#root.append(spot.element);
    if (spot.element.querySelector('button')) this.#fresh.renew(performance.now());
    this.#place(placed);
    this.#spots.set(name, placed);
  }

  /** Follows the map after it was panned or zoomed. */
  follow(): void {
    const spots = [...this.#spots.values()];
    for (const spot of spots) spot.box = undefined;
    for (const spot of spots) this.#place(spot);
  }

  #place(spot: Placed): void {
    const { element, where, keepsFree = false, elsewhere = [], spared = [] } = spot;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const room = {
      left: GAP,
      top: ceiling() + GAP,
      right: window.innerWidth - SIDEBAR,
      bottom: floor() - GAP,
    };
    const half = { x: this.#half.x * zoom(), y: this.#half.y * zoom() };
    const taken = [...this.#spots.values()].flatMap(({ box }) => box ?? []);
    const box = spotPlace({
      ...{ half, shape: this.#shape, size, where, keepsFree, room, taken },
      centre: onScreen(spot.centre),
      elsewhere: elsewhere.map((other) => ({ ...other, centre: onScreen(other.centre) })),
      spared: spared.map(onScreen),
    });
    spot.box = size.width > 1 ? box : undefined;
    element.style.left = `${box.left}px`;
    element.style.top = `${box.top}px`;
  }
}
