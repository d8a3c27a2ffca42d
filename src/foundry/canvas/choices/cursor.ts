import { type Grid, pieceOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { type Heading, nearestTowards, type Point } from '../../geometry/board-on-scene';
import { isStacked } from '../../geometry/token-slots';
import { placeOfPiece, type SceneBoard } from '../map/scene-board';
import type { Choice, Tool } from './choices';

/** The position of the keyboard cursor on the map, and the choices there. */
interface Whereabouts {
  readonly battle: UserBattle;
  readonly board: SceneBoard;
  readonly tool: Tool;
  readonly choices: readonly Choice[];
}

/** The tool after an arrow key has moved to another choice on the map; undefined if there is none. */
export function pointedTowards(where: Whereabouts, heading: Heading): Tool | undefined {
  const { battle, tool, choices } = where;
  if (tool.joint) return joinerTowards(tool, choices, heading);
  const places = choices.flatMap(({ space, piece }, index) =>
    space === null ? [] : [{ index, space, point: pointOf(where, space, piece) }],
  );
  const asked = battle.question?.unit ?? tool.selected;
  const at = choices[tool.cursor ?? -1];
  const now = at?.space ?? (asked && pieceOf(battle.state, asked)?.at);
  // A piece from the reserve has no space yet: the first arrow key goes to the first possible space.
  const [first] = places;
  if (!first) return undefined;
  const next = now
    ? nearestTowards(places, pointOf(where, now, at?.space ? at.piece : asked), heading)
    : first;
  return next ? { ...tool, picking: null, cursor: next.index, complaint: null } : tool;
}

function pointOf({ battle, board }: Whereabouts, space: SpaceId, piece: string | null | undefined): Point {
  const place = piece && isStacked(battle.rules) ? placeOfPiece(battle, piece) : undefined;
  return place ? board.pointIn(space, place) : board.centreOf(space);
}

/** Moves through the units that can join an order in preparation, as they are listed. */
function joinerTowards(tool: Tool, choices: readonly Choice[], { x, y }: Heading): Tool {
  const { length } = choices.filter(({ joins }) => joins !== undefined);
  const by = x + y < 0 ? -1 : 1;
  const from = tool.cursor ?? (by > 0 ? -1 : length);
  return { ...tool, cursor: (from + by + length) % length };
}

/** The next answer to an open question, or the previous one. */
export function answerAfter(tool: Tool, { length }: readonly Choice[], by: 1 | -1): Tool {
  const from = tool.cursor ?? (by > 0 ? -1 : 0);
  return { ...tool, cursor: (from + by + length) % length };
}

/**
 * The adjacent space in a direction, or the same one at the edge of the board. Rows of hexes are staggered: of two that
 * are equally straight ahead it is the one in the same column, so that the path stays straight.
 */
export function spaceBeside(board: SceneBoard, from: SpaceId, heading: Heading): SpaceId {
  const { grid } = board;
  const { column } = grid.position(from);
  const aside = (space: SpaceId): number => Math.abs(grid.position(space).column - column);
  const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  const beside = [...grid.neighbours(from)]
    .sort((one, other) => aside(one) - aside(other))
    .map((space) => ({ space, point: rounded(board.centreOf(space)) }));
  return nearestTowards(beside, rounded(board.centreOf(from)), heading)?.space ?? from;
}

/** The space in the middle of a board. */
export const middleOf = (grid: Grid): SpaceId | undefined =>
  grid.at(Math.floor(grid.rows / 2), Math.floor(grid.columns / 2));
