/** Directions of the compass, clockwise; north is the first row. */
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Facing = (typeof FACINGS)[number];

/** The six corners of a pointy-top hex, clockwise: one points to each edge of the board, and none to its sides. */
export const CORNERS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const satisfies readonly Facing[];

/** The direction that lies behind somebody who looks one way: on a turned board it is seen ahead. */
export const behind = (facing: Facing): Facing =>
  FACINGS[(FACINGS.indexOf(facing) + FACINGS.length / 2) % FACINGS.length] ?? facing;

/** Degrees clockwise from north of somebody who looks one way: towards the corners of hexes, or by the compass. */
export function degreesOf(facing: Facing, kind: 'hex' | 'square'): number {
  const corners: readonly Facing[] = CORNERS;
  const corner = kind === 'hex' ? corners.indexOf(facing) : -1;
  return corner >= 0 ? corner * 60 : FACINGS.indexOf(facing) * 45;
}
