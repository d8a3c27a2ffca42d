import type { Board, SideNumber } from '../../../core';
import type { Section } from './card';

/** GEO-5: half-columns of the two dotted lines; spaces on them belong to both sections. */
const LINES = { left: 8, right: 16 };

/** The two dotted lines, from left to right. */
export const SECTION_LINES: readonly number[] = [LINES.left, LINES.right];

const SWAPPED: Readonly<Record<Section, Section>> = { left: 'right', centre: 'centre', right: 'left' };

/** Every space's sections as the south side sees them, and as the north does. */
type Sections = readonly (readonly Section[])[];
const known = new WeakMap<Board, { readonly plain: Sections; readonly swapped: Sections }>();

function sectionsOn(board: Board): { readonly plain: Sections; readonly swapped: Sections } {
  const found = known.get(board);
  if (found) return found;
  const plain = board.spaces.map((_, space) => {
    // GEO-4: odd rows lie half a space to the right.
    const half = 2 * board.column(space) + (board.row(space) % 2);
    const sections: Section[] = [];
    if (half <= LINES.left) sections.push('left');
    if (half >= LINES.left && half <= LINES.right) sections.push('centre');
    if (half >= LINES.right) sections.push('right');
    return sections;
  });
  const swapped = plain.map((sections) => sections.map((section) => SWAPPED[section]));
  const made = { plain, swapped };
  known.set(board, made);
  return made;
}

/** The sections that a space belongs to, two on a dotted line; GEO-6: north's left is south's right. */
export function sectionsOf(
  board: Board,
  space: number,
  side: SideNumber,
  mirrored: boolean,
): readonly Section[] {
  const { plain, swapped } = sectionsOn(board);
  return (((side === 1) !== mirrored ? swapped : plain)[space] ?? []) as readonly Section[];
}
