/** Directions of the compass, clockwise; north is the first row. */
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Facing = (typeof FACINGS)[number];

/** The six corners of a pointy-top hex, clockwise: one points to each edge of the board, and none to its sides. */
export const CORNERS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const satisfies readonly Facing[];
