import type { Grid } from '../../../core';
import { SIDEBAR } from '../../geometry';
import { freshButtons, guardButtons } from '../../input';
import type { Point } from '../map/cursor';
import { ceiling, floor, onScreen, zoom } from '../map/screen';
import { make } from './elements';
import type { Place } from './place';
import { type Box, spotPlace } from './spot-place';

/** Distance from the edges of the window, in pixels. */
const GAP = 8;

/** Distance above a piece in the tray, which leaves room for its tooltip. */
const ABOVE = 40;

/** An element over the map. */
export type Spot = (Beside | Around | Pinned | Nowhere) & {
  readonly element: HTMLElement;
  /** Says what it shows: an element that would show the same stays as it is, under the pointer and focused. */
  readonly key: string;
};

/** It stays beside a space. */
interface Beside {
  readonly where: Place;
  readonly centre: Point;
  /** Where else it could stand. */
  readonly elsewhere?: readonly { readonly centre: Point; readonly where: Place }[];
  /** The spaces around are not to be hidden either, where there is room. */
  readonly keepsFree?: boolean;
  /** Whatever else stands there makes room for it. */
  readonly goesFirst?: boolean;
  /** As few as can be of these points are to be hidden. */
  readonly spared?: readonly Point[];
}

/** It takes the very place of a space. */
interface Around {
  readonly where: 'around';
  readonly centre: Point;
}

/** It stands above a point of the window, whatever the map does. */
interface Pinned {
  readonly where: 'pinned';
  readonly above: () => Point | undefined;
}

/** It is there for those who hear it. */
interface Nowhere {
  readonly where: 'nowhere';
}

/** A spot with the part of the window that it takes. */
type Placed = Spot & { box: Box | undefined };

const goesFirst = (spot: Spot): boolean => 'goesFirst' in spot && spot.goesFirst === true;

const hasButtons = ({ element }: Pick<Spot, 'element'>): boolean => element.querySelector('button') !== null;

/** Whether an element is to stand where another one stands that is of its kind and has nothing to press. */
function isSameSpot(known: Spot, spot: Spot): boolean {
  if (!('centre' in known && 'centre' in spot) || hasButtons(spot)) return false;
  return (
    known.where === spot.where &&
    known.centre.x === spot.centre.x &&
    known.centre.y === spot.centre.y &&
    known.element.className === spot.element.className
  );
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
    this.#spots.delete(name);
    if (!spot) {
      known?.element.remove();
      return;
    }
    const placed: Placed = { ...spot, element: this.#elementFor(spot, known), box: undefined };
    this.#spots.set(name, placed);
    if (hasButtons(placed)) this.#fresh.renew(performance.now());
    if (goesFirst(placed)) this.#makeRoom();
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
    const spots = [...all.filter(goesFirst), ...all.filter((spot) => !goesFirst(spot))];
    for (const spot of spots) spot.box = undefined;
    for (const spot of spots) this.#place(spot);
  }

  #place(spot: Placed): void {
    switch (spot.where) {
      case 'nowhere':
        return;
      case 'around':
        lieOn(spot.element, onScreen(spot.centre), this.#halfOnScreen);
        return;
      case 'pinned':
        standAbove(spot.element, spot.above());
        return;
      default:
        spot.box = this.#standBeside(spot.element, spot);
    }
  }

  get #halfOnScreen(): Point {
    return { x: this.#half.x * zoom(), y: this.#half.y * zoom() };
  }

  #standBeside(element: HTMLElement, spot: Beside): Box {
    const { where, keepsFree = false, elsewhere = [], spared = [] } = spot;
    const box = spotPlace({
      centre: onScreen(spot.centre),
      half: this.#halfOnScreen,
      shape: this.#shape,
      size: sizeOf(element),
      where,
      elsewhere: elsewhere.map((other) => ({ ...other, centre: onScreen(other.centre) })),
      keepsFree,
      room: room(),
      taken: [...this.#spots.values()].flatMap(({ box: other }) => other ?? []),
      spared: spared.map(onScreen),
    });
    moveTo(element, box);
    return box;
  }
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** The part of the window in which elements can stand. */
const room = (): Box => ({
  left: GAP,
  top: ceiling() + GAP,
  right: window.innerWidth - SIDEBAR,
  bottom: floor() - GAP,
});

function moveTo({ style }: HTMLElement, { left, top }: Pick<Box, 'left' | 'top'>): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}

/** Gives an element the very place of a space; what it holds stands at the edges. */
function lieOn(element: HTMLElement, centre: Point, half: Point): void {
  moveTo(element, { left: centre.x - half.x, top: centre.y - half.y });
  element.style.width = `${2 * half.x}px`;
  element.style.height = `${2 * half.y}px`;
}

function standAbove(element: HTMLElement, point: Point | undefined): void {
  if (!point) return;
  const { width, height } = sizeOf(element);
  const { left, right } = room();
  moveTo(element, {
    left: Math.max(left, Math.min(point.x - width / 2, right - width)),
    top: point.y - ABOVE - height,
  });
}
