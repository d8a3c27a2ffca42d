import type { Grid } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import type { Box } from '../../geometry/fitted';
import { ceiling, floor, sidebarEdge } from '../../geometry/window-frame';
import { freshButtons, guardButtons, type PartFocus } from '../../input';
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
  /** Identifies the content: an element with the same key is kept, so that pointer and focus stay on it. */
  readonly key: string;
};

/** A popover that stays beside a space. */
interface Beside {
  readonly where: Place;
  readonly centre: Point;
  /** Alternative positions. */
  readonly elsewhere: readonly { readonly centre: Point; readonly where: Place }[];
  /** True if the spaces around should also stay uncovered, if there is room. */
  readonly keepsFree: boolean;
  /** True if other popovers make room for it. */
  readonly goesFirst: boolean;
  /** Points of which as few as possible should be covered. */
  readonly avoided: readonly Point[];
}

/** A popover that covers exactly a space. */
interface Around {
  readonly where: 'around';
  readonly centre: Point;
}

/** A popover above a point of the window, unaffected by panning and zooming. */
interface Pinned {
  readonly where: 'pinned';
  readonly above: () => Point | undefined;
}

/** A popover for screen readers only. */
interface Nowhere {
  readonly where: 'nowhere';
}

/** A popover with the part of the window that it covers. */
type Placed = Popover & { box: Box | undefined };

const goesFirst = (popover: Popover): boolean => 'goesFirst' in popover && popover.goesFirst;

const hasButtons = ({ element }: Pick<Popover, 'element'>): boolean =>
  element.querySelector('button') !== null;

/** True if a popover has the position and kind of the known one, and no buttons. */
function isSamePopover(known: Popover, popover: Popover): boolean {
  if (!('centre' in known && 'centre' in popover) || hasButtons(popover)) return false;
  return (
    known.where === popover.where &&
    known.centre.x === popover.centre.x &&
    known.centre.y === popover.centre.y &&
    known.element.className === popover.element.className
  );
}

/** Cards and buttons over the map: ordinary elements, so that they are legible at any zoom and can be focused. */
export class Hud {
  /** The element that has the focus while the keys control the map: screen readers pass all keys on to it. */
  readonly stop = make('div', 'pdc-map-stop');
  readonly #root = make('div', 'pas-de-charge pdc-hud', this.stop);
  readonly #popovers = new Map<string, Placed>();
  readonly #fresh = freshButtons();
  #shape: Grid['kind'] = 'hex';
  /** Half a space, in pixels of the map. */
  #half: Point = { x: 0, y: 0 };
  /** Middles of the spaces that the current choice is about: no element should cover them. */
  #matter: readonly Point[] = [];

  constructor() {
    guardButtons(this.#root, this.#fresh);
    this.stop.tabIndex = 0;
    this.stop.setAttribute('role', 'application');
  }

  /** The entry point for keyboard navigation to the map; undefined while there is no board. */
  get partFocus(): PartFocus | undefined {
    return this.#root.isConnected ? { element: this.#root, first: this.stop } : undefined;
  }

  /** Removes all elements, and sets the size of a space. */
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

  /** Sets the middles of the spaces that the current choice is about. */
  keepClear(matter: readonly Point[]): void {
    const isSame = JSON.stringify(matter) === JSON.stringify(this.#matter);
    this.#matter = matter;
    if (!isSame) this.#makeRoom();
  }

  /** Shows an element under a name, or removes it. */
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

  /** The element of a popover on the page: one that is visible or about to appear may be kept with new content. */
  #elementFor(popover: Popover, known: Popover | undefined): HTMLElement {
    if (known && isSamePopover(known, popover)) {
      known.element.replaceChildren(...popover.element.childNodes);
      return known.element;
    }
    known?.element.remove();
    this.#root.append(popover.element);
    return popover.element;
  }

  /** Places all elements again: buttons that move elsewhere are created anew. */
  #makeRoom(): void {
    const places = () =>
      JSON.stringify([...this.#popovers.values()].filter(hasButtons).map(({ box }) => box));
    const before = places();
    this.follow();
    if (places() !== before) this.#fresh.renew(performance.now());
  }

  /** Updates the positions after the map was panned or zoomed. */
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
      // Buttons stay close to their unit.
      isNear: hasButtons(popover),
      room: free,
      // An element without buttons may also cover the sidebar if the map has no room for it.
      wider: hasButtons(popover)
        ? free
        : { ...free, right: window.innerWidth - GAP, bottom: window.innerHeight - GAP },
    });
    element.classList.toggle('is-over-frame', box.right > free.right || box.bottom > free.bottom);
    moveTo(element, box);
    return box;
  }

  /** The boxes in the middle of the spaces that matter, where pieces and numbers are drawn, in pixels of the window. */
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

/** The share of half a space that holds pieces and numbers. */
const BODY: Readonly<Record<Grid['kind'], Point>> = {
  hex: { x: 0.86, y: 0.72 },
  square: { x: 0.88, y: 0.88 },
};

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** The part of the window where elements can be placed. */
const room = (): Box => ({
  left: GAP,
  top: ceiling() + GAP,
  right: sidebarEdge() - GAP,
  bottom: floor() - GAP,
});

/** The list of players, which Foundry shows over the map. */
const players = (): readonly Box[] =>
  [...document.querySelectorAll('#players')].map((element) => element.getBoundingClientRect());

function moveTo({ style }: HTMLElement, { left, top }: Pick<Box, 'left' | 'top'>): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}

/** Gives an element the position and size of a space; its content is at the edges. */
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

/** Makes an element with a class and content: texts are never read as HTML. */
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
