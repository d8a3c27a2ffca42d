import type { Grid } from '../../../core';
import { freshButtons, guardButtons, SIDEBAR } from '../../documents';
import type { Point } from '../map/cursor';
import { ceiling, floor, onScreen, zoom } from '../map/screen';
import { make } from './elements';
import type { Place } from './place';
import { type Box, spotPlace } from './spot-place';

/** Distance from the edges of the window, in pixels. */
const GAP = 8;

/** Distance above a piece in the tray, which leaves room for its tooltip. */
const ABOVE = 40;

/** An element that stays beside a space of the map. */
interface Spot {
  readonly element: HTMLElement;
  readonly centre: Point;
  readonly where: Place | 'around';
  /** Where else it could stand. */
  readonly elsewhere?: readonly { readonly centre: Point; readonly where: Place }[];
  /** The spaces around are not to be hidden either, where there is room. */
  readonly keepsFree?: boolean;
  /** Above which point of the window it stands, whatever the map does. */
  readonly above?: () => Point | undefined;
  /** Whatever else stands there makes room for it. */
  readonly goesFirst?: boolean;
  /** As few as can be of these points are to be hidden. */
  readonly spared?: readonly Point[];
  /** Says what it shows: an element that would show the same stays as it is, under the pointer and focused. */
  readonly key: string;
}

/** A spot with the part of the window that it takes. */
interface Placed extends Spot {
  box: Box | undefined;
}

const hasButtons = ({ element }: Pick<Spot, 'element'>): boolean => element.querySelector('button') !== null;

/** Whether an element is to stand where another one stands that is of its kind and has nothing to press. */
const isSameSpot = (known: Spot, { element, centre, where }: Spot): boolean =>
  known.where === where &&
  known.centre.x === centre.x &&
  known.centre.y === centre.y &&
  known.element.className === element.className &&
  !hasButtons({ element });

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
    this.#spots.delete(name);
    if (!spot) {
      known?.element.remove();
      return;
    }
    const placed: Placed = { ...spot, element: this.#elementFor(spot, known), box: undefined };
    this.#spots.set(name, placed);
    if (hasButtons(placed)) this.#fresh.renew(performance.now());
    if (placed.goesFirst) this.#makeRoom();
    else this.#place(placed);
  }

  /** The element of a spot on the page: what has appeared, or is about to, may stay and only hold something else. */
  #elementFor(spot: Spot, known: Spot | undefined): HTMLElement {
    if (known && isSameSpot(known, spot)) {
      known.element.replaceChildren(...spot.element.childNodes);
      return known.element;
    }
    known?.element.remove();
    this.#root.append(spot.element);
    return spot.element;
  }

  /** Places everything anew: buttons that come to stand elsewhere are new there. */
  #makeRoom(): void {
    const places = () => JSON.stringify([...this.#spots.values()].filter(hasButtons).map(({ box }) => box));
    const before = places();
    this.follow();
    if (places() !== before) this.#fresh.renew(performance.now());
  }

  /** Follows the map after it was panned or zoomed. */
  follow(): void {
    const all = [...this.#spots.values()];
    const spots = [...all.filter(({ goesFirst }) => goesFirst), ...all.filter(({ goesFirst }) => !goesFirst)];
    for (const spot of spots) spot.box = undefined;
    for (const spot of spots) this.#place(spot);
  }

  #place(spot: Placed): void {
    const { element, where, keepsFree = false, elsewhere = [], spared = [] } = spot;
    const half = { x: this.#half.x * zoom(), y: this.#half.y * zoom() };
    if (where === 'around') {
      this.#lieOn(spot, half);
      return;
    }
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const room = {
      left: GAP,
      top: ceiling() + GAP,
      right: window.innerWidth - SIDEBAR,
      bottom: floor() - GAP,
    };
    const pin = spot.above?.();
    if (pin) {
      const left = Math.max(room.left, Math.min(pin.x - size.width / 2, room.right - size.width));
      element.style.left = `${left}px`;
      element.style.top = `${pin.y - ABOVE - size.height}px`;
      return;
    }
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

  /** Gives an element the very place of its space; what it holds stands at the edges. */
  #lieOn(spot: Placed, half: Point): void {
    const { x, y } = onScreen(spot.centre);
    const { style } = spot.element;
    style.left = `${x - half.x}px`;
    style.top = `${y - half.y}px`;
    style.width = `${2 * half.x}px`;
    style.height = `${2 * half.y}px`;
  }
}
