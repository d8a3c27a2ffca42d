import type { Point } from '../../geometry/board-on-scene';
import type { Box } from '../../geometry/fitted';
import type { Place } from './place-beside';

/** An element over the map: a card, a menu, a note. */
export type Popover = (Beside | Around | Pinned | Nowhere) & {
  readonly element: HTMLElement;
  /** Identifies the content: an element with the same key is kept, so that pointer and focus stay on it. */
  readonly key: string;
};

/** A popover that stays beside a space. */
export interface Beside {
  readonly where: Place;
  readonly centre: Point;
  /** Its subject: while that is the same, the popover keeps its position beside it. */
  readonly owner: string;
  /** Pieces that should not be covered if it can be avoided. */
  readonly spared: readonly SparedPoint[];
}

/** The middle of a piece, and the extra distance in pixels that is better than covering it. */
export interface SparedPoint {
  readonly at: Point;
  readonly worth: number;
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

/** The spaces and numbers that the current choice is about, in pixels of the map. */
export interface Matter {
  /** Middles of spaces with pieces that must not be covered. */
  readonly pieces: readonly Point[];
  /** Middles of empty spaces that can be chosen. */
  readonly open: readonly Point[];
  /** Numbers at the edges of spaces. */
  readonly badges: readonly Box[];
}

/** True if a popover has buttons. */
export const hasButtons = ({ element }: Pick<Popover, 'element'>): boolean =>
  element.querySelector('button') !== null;

/** True if a popover has the position and kind of the known one, and no buttons. */
export function isSamePopover(known: Popover, popover: Popover): boolean {
  if (!('centre' in known && 'centre' in popover) || hasButtons(popover)) return false;
  return (
    known.where === popover.where &&
    known.centre.x === popover.centre.x &&
    known.centre.y === popover.centre.y &&
    known.element.className === popover.element.className
  );
}

/** Makes buttons that wrap as wide as their widest row: otherwise they take all the width that they may. */
export function fitToRows(element: HTMLElement): void {
  if (getComputedStyle(element).flexWrap !== 'wrap') return;
  element.style.width = '';
  const boxes = [...element.children].map((child) => child.getBoundingClientRect());
  const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  element.style.width = `${Math.ceil(width)}px`;
}
