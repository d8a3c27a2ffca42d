import type { Grid, SpaceId } from '../../../core';
import type { BoardOnScene, Point } from '../../geometry/board-on-scene';
import { type Heading, spaceTowards } from '../../geometry/board-on-scene';

/** A place that the brush points at: a space, or a border seen from one of its two spaces. */
export interface Place {
  /** The space or the border. */
  readonly id: string;
  readonly space: SpaceId;
}

/** How the brush finds its way over a board: from space to space, or from border to border. */
export interface Places {
  /** The place nearest to a point; undefined off the board. */
  at(point: Point): Place | undefined;
  /** The places that the pointer passes on its straight way, in their order: a fast hand skips none. */
  passed(from: Point, to: Point): readonly string[];
  /** The place that an arrow key leads to. */
  towards(from: Place | undefined, heading: Heading): Place | undefined;
  /** The corners of a space, or the two ends of a border. */
  outlineOf(id: string): readonly Point[];
}

/** The spaces of a board as places to paint. */
export function spacesAsPlaces(grid: Grid, board: BoardOnScene): Places {
  const place = (space: SpaceId): Place => ({ id: space, space });
  return {
    at(point) {
      const space = board.spaceAt(point);
      return space === undefined ? undefined : place(space);
    },
    passed(from, to) {
      const [first, last] = [board.spaceAt(from), board.spaceAt(to)];
      if (first === undefined || last === undefined) return [];
      const between = grid.line(first, last).flatMap(([space]) => (space === undefined ? [] : [space]));
      return [first, ...between, last];
    },
    towards: (from, heading) => place(spaceTowards(grid, from?.space, heading)),
    outlineOf: board.outlineOf,
  };
}
