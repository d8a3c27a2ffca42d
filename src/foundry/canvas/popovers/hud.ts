import type { Grid } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import type { Box } from '../../geometry/fitted';
import { onScreen } from '../../geometry/map-view';
import { ceiling, floor, sideEdges } from '../../geometry/window-frame';
import { freshButtons, guardButtons, type PartFocus } from '../../input';
import { zoom } from '../map/screen';
import { coveredBy, placeBeside, shiftedBy, shiftOff, type Wanted } from './place-beside';
import { type Beside, fitToRows, hasButtons, isSamePopover, type Matter, type Popover } from './popover';

/** Distance from the edges of the window, in pixels. */
const GAP = 8;

/** Distance above a piece in the tray, which leaves room for its tooltip. */
const ABOVE = 40;

/** The greatest distance of an element from the middle of its space, in widths of a space. */
const REACH = 1.5;

const NOTHING: Matter = { pieces: [], open: [], badges: [] };

/** A popover with the part of the window that it covers. */
type Placed = Popover & { box: Box | undefined };

/** The position of an element relative to the middle of its space, at one zoom of the map. */
interface Kept {
  readonly owner: string;
  readonly zoom: number;
  readonly offset: Box;
}

/** The boxes already taken, and whether positions are remembered. */
interface Arranging {
  readonly taken: readonly Box[];
  readonly isKept: boolean;
}

/** Cards and buttons over the map: ordinary elements, so that they are legible at any zoom and can be focused. */
export class Hud {
  /** The element that has the focus while the keys control the map: screen readers pass all keys on to it. */
  readonly stop = make('div', 'pdc-map-stop');
  readonly #root = make('div', 'pas-de-charge pdc-hud', this.stop);
  readonly #popovers = new Map<string, Placed>();
  readonly #kept = new Map<string, Kept>();
  readonly #fresh = freshButtons();
  #shape: Grid['kind'] = 'hex';
  /** Half a space, in pixels of the map. */
  #half: Point = { x: 0, y: 0 };
  #matter = NOTHING;

  constructor() {
    guardButtons(this.#root, this.#fresh);
    this.stop.tabIndex = 0;
    this.stop.setAttribute('role', 'application');
    window.addEventListener('resize', () => this.#refit());
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
    this.#kept.clear();
    if (cell && !this.#root.isConnected) document.body.append(this.#root);
    if (!cell) this.#root.remove();
  }

  /** Sets the spaces and numbers that the current choice is about. */
  keepClear(matter: Matter): void {
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
    this.#makeRoom();
  }

  /** The element of a popover on the page: one that is visible or about to appear may be kept with new content. */
  #elementFor(popover: Popover, known: Popover | undefined): HTMLElement {
    if (known && isSamePopover(known, popover)) {
      known.element.replaceChildren(...popover.element.childNodes);
      fitToRows(known.element);
      return known.element;
    }
    known?.element.remove();
    this.#root.append(popover.element);
    fitToRows(popover.element);
    return popover.element;
  }

  /** Fits rows of buttons again: they are larger in a large window. */
  #refit(): void {
    for (const { element } of this.#popovers.values()) fitToRows(element);
    this.follow();
  }

  /** Places all elements again: buttons that move elsewhere are created anew. */
  #makeRoom(): void {
    const places = () =>
      JSON.stringify([...this.#popovers.values()].filter(hasButtons).map(({ box }) => box));
    const before = places();
    this.follow();
    if (places() !== before) this.#fresh.renew(performance.now());
  }

  /** Updates the positions after the map was panned or zoomed: elements with buttons take theirs first. */
  follow(): void {
    const all = [...this.#popovers].sort(
      ([, one], [, other]) => Number(hasButtons(other)) - Number(hasButtons(one)),
    );
    const first = this.#arrange(all, true);
    if (first.byCards === 0) return;
    // In a small window, buttons may block the only position of a card: they make room for it while it is shown.
    const second = this.#arrange(all.toReversed(), false);
    if (second.byCards + second.byButtons >= first.byCards + first.byButtons) this.#arrange(all, true);
  }

  /** Places all elements, each clear of the earlier ones; returns the area of what matters that they cover. */
  #arrange(all: readonly (readonly [string, Placed])[], isKept: boolean) {
    // The arrows around a space stay where they are: all others keep clear of them.
    const arrows = all.flatMap(([, popover]) =>
      popover.where === 'around' ? this.#spaceAt(popover.centre) : [],
    );
    const taken = [...players(), ...arrows];
    const covered = { byCards: 0, byButtons: 0 };
    for (const [name, popover] of all) {
      const wanted = this.#place(name, popover, { taken, isKept });
      if (!wanted || !popover.box) continue;
      covered[hasButtons(popover) ? 'byButtons' : 'byCards'] += coveredBy(popover.box, wanted);
      taken.push(popover.box);
    }
    return covered;
  }

  #place(name: string, popover: Placed, around: Arranging): Wanted | undefined {
    switch (popover.where) {
      case 'nowhere':
        return undefined;
      case 'around':
        cover(popover.element, onScreen(popover.centre), this.#halfOnScreen);
        this.#shiftArrows(popover.element);
        return undefined;
      case 'pinned':
        placeAbove(popover.element, popover.above());
        return undefined;
      default:
        return this.#placeBeside(name, popover, around);
    }
  }

  /** A whole space, in pixels of the window. */
  #spaceAt(centre: Point): Box {
    const [{ x, y }, half] = [onScreen(centre), this.#halfOnScreen];
    return { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y };
  }

  get #halfOnScreen(): Point {
    return { x: this.#half.x * zoom(), y: this.#half.y * zoom() };
  }

  #placeBeside(name: string, popover: Placed & Beside, { taken, isKept }: Arranging): Wanted {
    const { element, owner } = popover;
    const centre = onScreen(popover.centre);
    const kept = this.#kept.get(name);
    const wanted = this.#wantedFor(popover, taken, kept?.owner === owner ? kept : undefined);
    const box = placeBeside(wanted);
    popover.box = box;
    const offset = shiftedBy(box, { x: -centre.x, y: -centre.y });
    if (isKept) this.#kept.set(name, { owner, zoom: zoom(), offset });
    const { room: free } = wanted;
    element.classList.toggle('is-over-frame', box.right > free.right || box.bottom > free.bottom);
    moveTo(element, box);
    return wanted;
  }

  #wantedFor(popover: Popover & Beside, obstacles: readonly Box[], kept: Kept | undefined): Wanted {
    const { pieces, open } = this.#matter;
    const centre = onScreen(popover.centre);
    const free = room();
    return {
      ...{ centre, where: popover.where, size: sizeOf(popover.element), room: free, obstacles },
      reach: REACH * 2 * this.#halfOnScreen.x,
      matter: [...[popover.centre, ...pieces].map((at) => this.#bodyAt(at)), ...this.#badges],
      open: open.map((at) => this.#bodyAt(at)),
      spared: popover.spared.map(({ at, worth }) => ({ box: this.#bodyAt(at), worth })),
      // An element without buttons may also cover the sidebar if the map has no room for it.
      wider: hasButtons(popover)
        ? null
        : { ...free, right: window.innerWidth - GAP, bottom: window.innerHeight - GAP },
      before: kept?.zoom === zoom() ? shiftedBy(kept.offset, centre) : undefined,
    };
  }

  /** The middle of a space, where pieces and numbers are drawn, in pixels of the window. */
  #bodyAt(point: Point): Box {
    const { x, y } = this.#halfOnScreen;
    const [across, down] = [x * BODY[this.#shape].x, y * BODY[this.#shape].y];
    const middle = onScreen(point);
    return {
      left: middle.x - across,
      top: middle.y - down,
      right: middle.x + across,
      bottom: middle.y + down,
    };
  }

  get #badges(): readonly Box[] {
    return this.#matter.badges.map((badge) => {
      const { x: left, y: top } = onScreen({ x: badge.left, y: badge.top });
      const { x: right, y: bottom } = onScreen({ x: badge.right, y: badge.bottom });
      return { left, top, right, bottom };
    });
  }

  /** Shifts the arrows at the edges of a space off the numbers of the targets in front of it. */
  #shiftArrows(element: HTMLElement): void {
    const badges = this.#badges;
    for (const arrow of element.querySelectorAll('button')) {
      arrow.style.margin = '';
      const box = arrow.getBoundingClientRect();
      const { x, y } = shiftOff(box, badges, Math.round(box.width));
      if (x !== 0 || y !== 0) arrow.style.margin = `${y}px 0 0 ${x}px`;
    }
  }
}

/** The share of half a space that holds pieces and numbers. */
const BODY: Readonly<Record<Grid['kind'], Point>> = {
  hex: { x: 0.86, y: 0.72 },
  square: { x: 0.88, y: 0.88 },
};

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** The part of the window where elements can be placed. */
function room(): Box {
  const { left, right } = sideEdges();
  return { left: left + GAP, top: ceiling() + GAP, right: right - GAP, bottom: floor() - GAP };
}

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
