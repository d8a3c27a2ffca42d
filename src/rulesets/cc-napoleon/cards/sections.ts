import type { Side, SpaceId } from '../../../core';
import { GRID } from '../board';
import type { Section } from './card';

/** GEO-5: half-columns of the two dotted lines; spaces on them belong to both sections. */
const LINES = { left: 8, right: 16 };

/** The two dotted lines, from left to right. */
export const SECTION_LINES: readonly number[] = [LINES.left, LINES.right];

const SWAPPED: Readonly<Record<Section, Section>> = { left: 'right', centre: 'centre', right: 'left' };

/** Every space's sections as the south side sees them. */
const ofSouth = new Map(
  GRID.spaces.map((space) => {
    const { row, column } = GRID.position(space);
    // GEO-4: odd rows lie half a space to the right.
    const half = 2 * column + (row % 2);
    const sections: Section[] = [];
    if (half <= LINES.left) sections.push('left');
    if (half >= LINES.left && half <= LINES.right) sections.push('centre');
    if (half >= LINES.right) sections.push('right');
    return [space, sections];
  }),
);

/** The sections that a space belongs to, two on a dotted line; GEO-6: north's left is south's right. */
export function sectionsOf(space: SpaceId, side: Side, mirrored: boolean): readonly Section[] {
  const sections = ofSouth.get(space) ?? [];
  const swaps = (side === 'north') !== mirrored;
  return swaps ? sections.map((section) => SWAPPED[section]) : sections;
}
