/** The compass directions, clockwise; north is towards the first row. */
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Facing = (typeof FACINGS)[number];

/** The six corners of a pointy-top hex, clockwise: one points to each edge of the board, and none to its sides. */
export const CORNERS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const satisfies readonly Facing[];

/** The opposite direction: on a turned board a facing is seen as its opposite. */
export const behind = (facing: Facing): Facing =>
  FACINGS[(FACINGS.indexOf(facing) + FACINGS.length / 2) % FACINGS.length] ?? facing;

/** A facing in degrees clockwise from north: towards the corners of hexes, or by the compass. */
export function degreesOf(facing: Facing, kind: 'hex' | 'square'): number {
  const corners: readonly Facing[] = CORNERS;
  const corner = kind === 'hex' ? corners.indexOf(facing) : -1;
  return corner >= 0 ? corner * 60 : FACINGS.indexOf(facing) * 45;
}
