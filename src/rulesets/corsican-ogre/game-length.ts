import { NOBODY, pointsIn, SIDE_NUMBERS } from '../../core';
import type { Battle, Course } from '../ccn/battle';
import { changeBattle } from './change-battle';
import { PARTS } from './saved-data';

/** R002-08: turns of a battle for each banner needed to win. */
const TURNS_PER_BANNER = 2;

/** House value: consecutive turns without any action, beyond the last turn, after which the battle is a draw. */
const STILL_TURNS = 2;

/** R002-08: the number of turns in a battle; null if banners do not win it. */
export const lastTurn = ({ setting: { sides } }: Battle): number | null =>
  lastTurnOf([sides.south.target, sides.north.target]);

/** The same, by the banners each side needs; null for a side that can't win by banners. */
export function lastTurnOf(targets: readonly (number | null)[]): number | null {
  const known = targets.flatMap((target) => target ?? []);
  return known.length === 0 ? null : TURNS_PER_BANNER * Math.max(...known);
}

/** R002-10, R002-11: after the last turn the side with more banners wins; on a tie the next banner wins. */
export function checkTime(c: Course): void {
  const { position } = c;
  const last = lastTurn(position);
  if (position.winner !== NOBODY || last === null || position.turn <= last) return;
  const [south, north] = SIDE_NUMBERS.map((side) => pointsIn(position, side));
  if (south !== undefined && north !== undefined && south !== north) c.won(south > north ? 0 : 1, 'time');
}

/** R002-11: true if the last turn is over and the next banner wins. */
export function isOvertime(battle: Battle): boolean {
  const last = lastTurn(battle);
  return last !== null && battle.turn > last;
}

/** Turns begun beyond the last one since the last action; 0 before that. */
const stillTurns = ({ data }: Battle): number => data.part(PARTS.stillTurns) ?? 0;

/** True if the battle is a draw after one more turn without any action. */
export const isLastStillTurn = (battle: Battle): boolean => stillTurns(battle) >= STILL_TURNS;

/**
 * At the start of a turn, ends a battle in overtime as a draw if there has been no action for long, since no banner
 * would ever come.
 */
export function checkStill(c: Course): void {
  const { position } = c;
  if (position.winner !== NOBODY || !isOvertime(position)) return;
  if (isLastStillTurn(position)) c.drawn('nobody-acts');
  else changeBattle(c, { stillTurns: stillTurns(position) + 1 });
}

/** Records an action, or an attempt at one. */
export function somebodyActs(c: Course): void {
  if (stillTurns(c.position) > 0) changeBattle(c, { stillTurns: 0 });
}
