import type { Grid } from '../../../core';
import { MODULE_ID } from '../../documents';
import { boardOnScene, type Point } from '../../geometry/board-on-scene';
import { sidebarEdge } from '../../geometry/window-frame';
import type { Subject } from './coach-context';
import type { Box } from './coach-place';

/** Distance from the edges of the window. */
const EDGE = 8;

/** Elements over the map that the coach keeps clear of. */
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

/** Where points of the map are seen in the window, as the smallest box around them. */
function boxAround(points: readonly Point[]): Box | undefined {
  const stage = canvas?.stage;
  const view = canvas?.app?.view;
  if (!stage || !(view instanceof HTMLCanvasElement) || points.length === 0) return undefined;
  const { left, top } = view.getBoundingClientRect();
  const seen = points.map((point) => stage.toGlobal(point));
  const xs = seen.map(({ x }) => x + left);
  const ys = seen.map(({ y }) => y + top);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Two opposite corners of a token; none while it has no place. */
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

/** Where the tokens of pieces are seen, by the ids of the pieces. */
function tokenBoxes(): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  for (const { document, w, h } of canvas?.tokens?.placeables ?? []) {
    const piece = document.flags[MODULE_ID]?.piece;
    const box = piece === undefined ? undefined : boxAround(cornersOf(document, w, h));
    if (piece !== undefined && box) boxes.set(piece, box);
  }
  return boxes;
}

/** Where everything is that the coach points at or keeps clear of, at this moment. */
export class SubjectBoxes {
  readonly #grid: Grid;
  readonly #tokens = tokenBoxes();

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  /** Where something is seen; undefined while it is not there. */
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

  /** All pieces on the map. */
  get pieces(): readonly Box[] {
    return [...this.#tokens.values()];
  }
}

/** What lies over the map and is not to be covered. */
export const boxesOverTheMap = (): readonly Box[] =>
  [...document.querySelectorAll(OVER_THE_MAP)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(boxOf);

/** The part of the window in which the coach can stand. */
export const coachRoom = (): Box => ({
  left: EDGE,
  top: EDGE,
  right: sidebarEdge() - EDGE,
  bottom: window.innerHeight - EDGE,
});
