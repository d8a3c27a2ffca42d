import type { Board, BoardSize, SideNumber } from '../../../core';
import type { Section } from './card';

/**
 * GEO-5: the half-columns of the two dotted lines, from left to right; spaces on them belong to both sections. On the
 * usual board they are 8 and 16 of 24. On any other they lie a third of its width from either edge, to the nearest
 * half-column (docs/rulings/ccn.md).
 */
export function sectionLines({
  columns,
}: Pick<BoardSize, 'columns'>): readonly [left: number, right: number] {
  const across = 2 * (columns - 1);
  const left = Math.round(across / 3);
  return [left, across - left];
}

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
  const [first, second] = sectionLines(board.grid);
  const bits = (toTheLeft: number, toTheRight: number) =>
    halves.map(
      (half) =>
        (half <= first ? toTheLeft : 0) +
        (half >= first && half <= second ? centre : 0) +
        (half >= second ? toTheRight : 0),
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
