import type { Board, SideNumber } from '../../../core';
import type { Section } from './card';

/** GEO-5: the half-columns of the two dotted lines; spaces on them belong to both sections. */
const LINES = { left: 8, right: 16 };

/** The two dotted lines, from left to right. */
export const SECTION_LINES: readonly number[] = [LINES.left, LINES.right];

/** A section as a bit, so that the sections of a space are one number. */
export const SECTION_BIT: Readonly<Record<Section, number>> = { left: 1, centre: 2, right: 4 };

/** The sections of every space, as seen by the south and by the north. */
interface Sections {
  readonly plain: readonly number[];
  readonly swapped: readonly number[];
}

const known = new WeakMap<Board, Sections>();

function sectionsOn(board: Board): Sections {
  const found = known.get(board);
  if (found) return found;
  // GEO-4: odd rows are shifted half a space to the right.
  const halves = board.spaces.map((_, space) => 2 * board.column(space) + (board.row(space) % 2));
  const { left, centre, right } = SECTION_BIT;
  const bits = (toTheLeft: number, toTheRight: number) =>
    halves.map(
      (half) =>
        (half <= LINES.left ? toTheLeft : 0) +
        (half >= LINES.left && half <= LINES.right ? centre : 0) +
        (half >= LINES.right ? toTheRight : 0),
    );
  const made = { plain: bits(left, right), swapped: bits(right, left) };
  known.set(board, made);
  return made;
}

/** The section bits of a space, two on a dotted line; GEO-6: the north's left is the south's right. */
export function sectionsOf(board: Board, space: number, side: SideNumber, mirrored: boolean): number {
  const { plain, swapped } = sectionsOn(board);
  return ((side === 1) !== mirrored ? swapped : plain)[space] ?? 0;
}
