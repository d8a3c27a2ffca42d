import { NOBODY, pointsIn, SIDE_NUMBERS } from '../../core';
import type { Battle, Course } from '../ccn/battle';
import { keep } from './keep';
import { PARTS } from './kept';

/** R002-08: turns of a battle for each banner that wins it. */
const TURNS_PER_BANNER = 2;

/** House value: turns beyond the last one in which nobody does anything, one after the other, until nobody wins. */
const STILL_TURNS = 2;

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

/** Whether the last turn is over and the next banner wins: R002-11. */
export function isOvertime(battle: Battle): boolean {
  const last = lastTurn(battle);
  return last !== null && battle.turn > last;
}

/** Turns beyond the last one that have begun since anybody did anything; 0 before. */
const stillTurns = ({ data }: Battle): number => data.part(PARTS.stillTurns) ?? 0;

/** Whether nobody wins if this turn too goes by in which nobody does anything. */
export const isLastStillTurn = (battle: Battle): boolean => stillTurns(battle) >= STILL_TURNS;

/** A turn begins: beyond the last one nobody wins where nobody has done anything for long, as no banner would ever come. */
export function checkStill(c: Course): void {
  const { position } = c;
  if (position.winner !== NOBODY || !isOvertime(position)) return;
  if (isLastStillTurn(position)) c.drawn('nobody-acts');
  else keep(c, { stillTurns: stillTurns(position) + 1 });
}

/** Somebody does something, or tries to. */
export function somebodyActs(c: Course): void {
  if (stillTurns(c.position) > 0) keep(c, { stillTurns: 0 });
}
