import type { Grid, LineStep, SpaceId } from './grid';

/**
 * The first step of the line that stops sight, or undefined if the line is clear. A line that runs exactly
 * between two spaces is stopped only when both block (GEO-10). The two end spaces are never asked.
 */
export const sightBlock = (
  grid: Grid,
  from: SpaceId,
  to: SpaceId,
  blocks: (space: SpaceId) => boolean,
): LineStep | undefined => grid.line(from, to).find((step) => step.every(blocks));
