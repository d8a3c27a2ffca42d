import { type FrontZone, frontsOf } from '../../core';
import { inGarrison, inSquare } from './arms';
import type { Piece, Position } from './play';

/** The directions from which a unit is attacked, the worst for it last. */
export const ZONES = ['front', 'flank', 'rear'] as const satisfies readonly FrontZone[];

/** R003-75, R003-101, R003-102, A003-35: flank or rear counts only if a charge both starts and ends there. */
export function zoneFrom(
  { board }: Position,
  defender: Piece,
  at: number,
  start: number,
  entry: number,
): FrontZone {
  const { facing } = defender;
  if (!facing || inSquare(defender) || inGarrison(defender)) return 'front';
  const fronts = frontsOf(board);
  const zones = [start, entry].map((space) => ZONES.indexOf(fronts.zoneOf(at, facing, space)));
  return ZONES[Math.min(...zones)] ?? 'front';
}
