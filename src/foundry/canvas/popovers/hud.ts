import type { Grid } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import type { Box } from '../../geometry/fitted';
import { ceiling, floor, sidebarEdge } from '../../geometry/window-frame';
import { freshButtons, guardButtons, type PartDoor } from '../../input';
import { onScreen, zoom } from '../map/screen';
import { clearPlace } from './clear-place';
import { type Place, popoverPlace } from './popover-place';

/** Distance from the edges of the window, in pixels. */
const GAP = 8;

/** Distance above a piece in the tray, which leaves room for its tooltip. */
const ABOVE = 40;

/** An element over the map: a card, a menu, a note. */
export type Popover = (Beside | Around | Pinned | Nowhere) & {
  readonly element: HTMLElement;
  /** Says what it shows: an element that would show the same stays as it is, under the pointer and focused. */
  readonly key: string;
};

/** It stays beside a space. */
interface Beside {
  readonly where: Place;
  readonly centre: Point;
  /** Where else it could stand. */
  readonly elsewhere: readonly { readonly centre: Point; readonly where: Place }[];
  /** The spaces around are not to be hidden either, where there is room. */
  readonly keepsFree: boolean;
  /** Whatever else stands there makes room for it. */
  readonly goesFirst: boolean;
  /** As few as can be of these points are to be hidden. */
  readonly avoided: readonly Point[];
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

/** A popover with the part of the window that it takes. */
type Placed = Popover & { box: Box | undefined };

const goesFirst = (popover: Popover): boolean => 'goesFirst' in popover && popover.goesFirst;

const hasButtons = ({ element }: Pick<Popover, 'element'>): boolean =>
  element.querySelector('button') !== null;

/** Whether an element is to stand where another one stands that is of its kind and has nothing to press. */
function isSamePopover(known: Popover, popover: Popover): boolean {
  if (!('centre' in known && 'centre' in popover) || hasButtons(popover)) return false;
  return (
    known.where === popover.where &&
    known.centre.x === popover.centre.x &&
    known.centre.y === popover.centre.y &&
    known.element.className === popover.element.className
  );
}

/** Cards and buttons over the map: ordinary elements, so that they are legible at every zoom and can be focused. */
export class Hud {
  /** What has the focus while the keys are on the map: screen readers leave it all keys. */
  readonly stop = make('div', 'pdc-map-stop');
  readonly #root = make('div', 'pas-de-charge pdc-hud', this.stop);
  readonly #popovers = new Map<string, Placed>();
  readonly #fresh = freshButtons();
  #shape: Grid['kind'] = 'hex';
  /** Half a space, in pixels of the map. */
  #half: Point = { x: 0, y: 0 };
  /** Middles of what the current choice is about: nothing is to lie over them. */
  #matter: readonly Point[] = [];

  constructor() {
    guardButtons(this.#root, this.#fresh);
    this.stop.tabIndex = 0;
    this.stop.setAttribute('role', 'application');
  }

  /** How the keys get to the map; undefined while there is no board. */
  get door(): PartDoor | undefined {
    return this.#root.isConnected ? { element: this.#root, first: this.stop } : undefined;
  }

  /** Tells how large a space is; takes everything away. */
  reset(
    cell: { readonly width: number; readonly height: number } | undefined,
    shape: Grid['kind'] = 'hex',
  ): void {
    this.#shape = shape;
    this.#half = { x: (cell?.width ?? 0) / 2, y: (cell?.height ?? 0) / 2 };
    for (const name of this.#popovers.keys()) this.put(name, null);
    if (cell && !this.#root.isConnected) document.body.append(this.#root);
    if (!cell) this.#root.remove();
  }

  /** Tells what the current choice is about, by the middles of its spaces. */
  keepClear(matter: readonly Point[]): void {
    const isSame = JSON.stringify(matter) === JSON.stringify(this.#matter);
    this.#matter = matter;
    if (!isSame) this.#makeRoom();
  }

  /** Shows an element under a name, or takes it away. */
  put(name: string, popover: Popover | null): void {
    const known = this.#popovers.get(name);
    if (known && popover && known.key === popover.key) return;
    this.#popovers.delete(name);
    if (!popover) {
      known?.element.remove();
      return;
    }
    const placed: Placed = { ...popover, element: this.#elementFor(popover, known), box: undefined };
    this.#popovers.set(name, placed);
    if (hasButtons(placed)) this.#fresh.renew(performance.now());
    if (goesFirst(placed)) this.#makeRoom();
    else this.#place(placed);
  }

  /** The element of a popover on the page: what has appeared, or is about to, may stay and only hold something else. */
  #elementFor(popover: Popover, known: Popover | undefined): HTMLElement {
    if (known && isSamePopover(known, popover)) {
      known.element.replaceChildren(...popover.element.childNodes);
      return known.element;
    }
    known?.element.remove();
    this.#root.append(popover.element);
    return popover.element;
  }

  /** Places everything anew: buttons that come to stand elsewhere are new there. */
  #makeRoom(): void {
    const places = () =>
      JSON.stringify([...this.#popovers.values()].filter(hasButtons).map(({ box }) => box));
    const before = places();
    this.follow();
    if (places() !== before) this.#fresh.renew(performance.now());
  }

  /** Follows the map after it was panned or zoomed. */
  follow(): void {
    const all = [...this.#popovers.values()];
    const popovers = [...all.filter(goesFirst), ...all.filter((popover) => !goesFirst(popover))];
    for (const popover of popovers) popover.box = undefined;
    for (const popover of popovers) this.#place(popover);
  }

  #place(popover: Placed): void {
    switch (popover.where) {
      case 'nowhere':
        return;
      case 'around':
        cover(popover.element, onScreen(popover.centre), this.#halfOnScreen);
        return;
      case 'pinned':
        placeAbove(popover.element, popover.above());
        return;
      default:
        popover.box = this.#placeBeside(popover.element, popover);
    }
  }

  get #halfOnScreen(): Point {
    return { x: this.#half.x * zoom(), y: this.#half.y * zoom() };
  }

  #placeBeside(element: HTMLElement, popover: Popover & Beside): Box {
    const { centre, where, elsewhere, keepsFree, avoided } = popover;
    const size = sizeOf(element);
    const free = room();
    const obstacles = [...[...this.#popovers.values()].flatMap(({ box }) => box ?? []), ...players()];
    const usual = popoverPlace({
      centre: onScreen(centre),
      half: this.#halfOnScreen,
      shape: this.#shape,
      size,
      where,
      elsewhere: elsewhere.map((other) => ({ ...other, centre: onScreen(other.centre) })),
      keepsFree,
      room: free,
      obstacles,
      avoided: avoided.map(onScreen),
    });
    const box = clearPlace(usual, {
      matter: this.#boxesThatMatter(),
      obstacles,
      anchor: onScreen(centre),
      avoided: avoided.map(onScreen),
      // Buttons stand at the unit that they are about.
      isNear: hasButtons(popover),
      room: free,
      // What has nothing to press may also lie over the sidebar, where the map has no room for it.
      wider: hasButtons(popover)
        ? free
        : { ...free, right: window.innerWidth - GAP, bottom: window.innerHeight - GAP },
    });
    element.classList.toggle('is-over-frame', box.right > free.right || box.bottom > free.bottom);
    moveTo(element, box);
    return box;
  }

  /** The middles of the spaces that matter, where pieces and numbers are drawn, in pixels of the window. */
  #boxesThatMatter(): readonly Box[] {
    const { x, y } = this.#halfOnScreen;
    const [across, down] = [x * BODY[this.#shape].x, y * BODY[this.#shape].y];
    return this.#matter.map(onScreen).map((middle) => ({
      left: middle.x - across,
      top: middle.y - down,
      right: middle.x + across,
      bottom: middle.y + down,
    }));
  }
}

/** How much of half a space holds pieces and numbers. */
const BODY: Readonly<Record<Grid['kind'], Point>> = {
  hex: { x: 0.86, y: 0.72 },
  square: { x: 0.88, y: 0.88 },
};

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** The part of the window in which elements can stand. */
const room = (): Box => ({
  left: GAP,
  top: ceiling() + GAP,
  right: sidebarEdge() - GAP,
  bottom: floor() - GAP,
});

/** The list of who is there, which Foundry shows over the map. */
const players = (): readonly Box[] =>
  [...document.querySelectorAll('#players')].map((element) => element.getBoundingClientRect());

function moveTo({ style }: HTMLElement, { left, top }: Pick<Box, 'left' | 'top'>): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}

/** Gives an element the very place of a space; what it holds stands at the edges. */
function cover(element: HTMLElement, centre: Point, half: Point): void {
  moveTo(element, { left: centre.x - half.x, top: centre.y - half.y });
  element.style.width = `${2 * half.x}px`;
  element.style.height = `${2 * half.y}px`;
}

function placeAbove(element: HTMLElement, point: Point | undefined): void {
  if (!point) return;
  const { width, height } = sizeOf(element);
  const { left, right } = room();
  moveTo(element, {
    left: Math.max(left, Math.min(point.x - width / 2, right - width)),
    top: point.y - ABOVE - height,
  });
}

/** Makes an element with a class and what it holds: texts are never read as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}
