import type { SpaceId, State } from '../../../core';

/** The pieces in a space, units before leaders. */
export const piecesAt = ({ units, leaders }: State, space: SpaceId) =>
  [...Object.values(units), ...Object.values(leaders)].filter(({ at }) => at === space);
