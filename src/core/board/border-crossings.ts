import { type Board, NO_SPACE } from './board';
import { isPastCorner } from './step-costs';

/** A border in the direction in which it is crossed: out of the first space into the second. */
export type Crossed = readonly [from: number, to: number];

/**
 * The ways to cross from a space to a neighbour, each as the borders it crosses: one way with one border across a
 * shared side, two ways with two borders each past a corner.
 */
export function waysAcross(board: Board, from: number, to: number): readonly (readonly Crossed[])[] {
  if (!isPastCorner(board, from, to)) return [[[from, to]]];
  const corners = [board.at(board.row(to), board.column(from)), board.at(board.row(from), board.column(to))];
  return corners.map((corner) => [
    [from, corner],
    [corner, to],
  ]);
}

/** True if two spaces share a side. */
const shareSide = (board: Board, a: number, b: number): boolean =>
  board.distance(a, b) === 1 && !isPastCorner(board, a, b);

/**
 * The last space of a line of sight before it is blocked, by a space or by a border; `NO_SPACE` if the line is clear.
 * If the line runs exactly between two spaces, both ways past must be blocked. A border is tested in the direction of
 * the line, so it can block sight from one side only.
 */
export function sightStop(
  board: Board,
  from: number,
  to: number,
  blocks: (space: number) => boolean,
  stops: (from: number, to: number) => boolean,
): number {
  const line = board.line(from, to);
  let here = from;
  for (let step = 0; step < line.length; step += 2) {
    // The two spaces that the line runs between are tested at the next space it passes through.
    if (line[step + 1] !== NO_SPACE) continue;
    const next = line[step] as number;
    if (blocks(next) || isShut(board, line, [here, next], blocks, stops)) return here;
    here = next;
  }
  return isShut(board, line, [here, to], blocks, stops) ? here : NO_SPACE;
}

/** True if a line can't get from one space to the next that it passes through. */
function isShut(
  board: Board,
  line: Int16Array,
  [here, next]: Crossed,
  blocks: (space: number) => boolean,
  stops: (from: number, to: number) => boolean,
): boolean {
  if (shareSide(board, here, next)) return stops(here, next);
  const beside = pairBetween(board, line, here, next);
  return beside?.every((side) => blocks(side) || stops(here, side) || stops(side, next)) ?? false;
}

/** The two spaces between which a line gets from one space to the next; undefined if one of them is off the board. */
function pairBetween(
  board: Board,
  line: Int16Array,
  here: number,
  next: number,
): readonly number[] | undefined {
  for (let step = 0; step < line.length; step += 2) {
    const pair = [line[step] as number, line[step + 1] as number];
    if (pair.every((side) => side !== NO_SPACE && isBeside(board, side, here, next))) return pair;
  }
  return undefined;
}

const isBeside = (board: Board, side: number, here: number, next: number): boolean =>
  shareSide(board, side, here) && shareSide(board, side, next);
