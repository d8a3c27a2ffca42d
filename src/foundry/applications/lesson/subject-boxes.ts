import type { Grid } from '../../../core';
import { MODULE_ID } from '../../documents';
import { boardOnScene, type Point } from '../../geometry/board-on-scene';
import type { Box } from '../../geometry/fitted';
import { onScreen, view } from '../../geometry/map-view';
import { sideEdges } from '../../geometry/window-frame';
import type { Subject } from './coach-context';

/** The distance from the edges of the window. */
const EDGE = 8;

/** Elements over the map that the coach does not cover. */
const OVER_THE_MAP = [
  '#pdc-panel .pdc-panel-bar',
  '.pdc-hand-strip',
  '.pdc-hud > *:not(.pdc-popover-compass, .pdc-map-stop)',
  '.pdc-popover-compass button',
  '#scene-controls',
  '#pdc-view',
  '.application:not(#pdc-coach):not(#pdc-panel):not(#pdc-hand)',
].join(', ');

const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });

/** The smallest box in the window around points of the map. */
function boxAround(points: readonly Point[]): Box | undefined {
  if (!view() || points.length === 0) return undefined;
  const seen = points.map(onScreen);
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Two opposite corners of a token; empty while it has no position. */
const cornersOf = (
  { x, y }: { readonly x: number | null; readonly y: number | null },
  w: number,
  h: number,
): readonly Point[] =>
  x === null || y === null
    ? []
    : [
        { x, y },
        { x: x + w, y: y + h },
      ];

/** The boxes of the pieces' tokens, by piece id. */
function tokenBoxes(): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  for (const { document, w, h } of canvas?.tokens?.placeables ?? []) {
    const piece = document.flags[MODULE_ID]?.piece;
    const box = piece === undefined ? undefined : boxAround(cornersOf(document, w, h));
    if (piece !== undefined && box) boxes.set(piece, box);
  }
  return boxes;
}

/** The current boxes of everything that the coach points at or keeps clear of. */
export class SubjectBoxes {
  readonly #grid: Grid;
  readonly #tokens = tokenBoxes();

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  /** The box of a subject; undefined while it is not present. */
  of(subject: Subject): Box | undefined {
    switch (subject.kind) {
      case 'space':
        return boxAround(boardOnScene(this.#grid)?.outlineOf(subject.space) ?? []);
      case 'piece':
        return this.#tokens.get(subject.piece);
      case 'element': {
        const element = document.querySelector(subject.selector)?.getBoundingClientRect();
        return element && element.width > 0 ? boxOf(element) : undefined;
      }
    }
  }

  /** The boxes of all pieces on the map. */
  get pieces(): readonly Box[] {
    return [...this.#tokens.values()];
  }
}

/** The boxes of the elements over the map that must not be covered. */
export const boxesOverTheMap = (): readonly Box[] =>
  [...document.querySelectorAll(OVER_THE_MAP)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(boxOf);

/** The part of the window available for the coach. */
export function coachRoom(): Box {
  const { left, right } = sideEdges();
  return { left: left + EDGE, top: EDGE, right: right - EDGE, bottom: window.innerHeight - EDGE };
}
