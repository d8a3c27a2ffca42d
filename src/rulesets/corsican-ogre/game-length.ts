import { NOBODY, pointsIn, SIDE_NUMBERS } from '../../core';
import type { Battle, Course } from '../ccn/battle';

/** R002-08: turns of a battle for each banner that wins it. */
const TURNS_PER_BANNER = 2;

/** R002-08: how many turns a battle lasts; null where no banners win. */
export const lastTurn = ({ setting: { sides } }: Battle): number | null =>
  lastTurnOf([sides.south.target, sides.north.target]);

/** The same by the banners that each side needs; null for a side that can't win by them. */
export function lastTurnOf(targets: readonly (number | null)[]): number | null {
  const known = targets.flatMap((target) => target ?? []);
  return known.length === 0 ? null : TURNS_PER_BANNER * Math.max(...known);
}

/** R002-10, R002-11: after the last turn the side with more banners wins; if there is none, the next banner does. */
export function checkTime(c: Course): void {
  const { position } = c;
  const last = lastTurn(position);
  if (position.winner !== NOBODY || last === null || position.turn <= last) return;
  const [south, north] = SIDE_NUMBERS.map((side) => pointsIn(position, side));
  if (south !== undefined && north !== undefined && south !== north) c.won(south > north ? 0 : 1, 'time');
}
