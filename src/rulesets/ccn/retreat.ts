import { NOBODY, type Procedure, procedure } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { loseStrength } from '../commands-and-colors/casualties';
import type { Aftermath, Combat } from '../commands-and-colors/combat';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { loneLeaderAt, mayEnd } from '../commands-and-colors/passable-terrain';
import { aftermathOf } from '../commands-and-colors/retreat';
import { homeOf } from '../commands-and-colors/retreat-path';
import type { Battle, Course, Unit } from './battle';
import { bolster } from './ignored-flags';
import { leaderAtRisk } from './leaders';
import { mayCross } from './march';

/**
 * Applies an attack to its target: hits, with their effect on its leader, then flags. `isSure`: the flags can't be
 * ignored.
 */
export const suffer = procedure(function* (
  c: Course,
  unit: Unit,
  hits: number,
  flags: number,
  cause: Combat,
  by: Unit,
  isSure = false,
): Procedure<Aftermath> {
  const from = unit.at;
  const led = leadersWith(c.position, unit).length;
  yield* loseStrength(c, unit, hits, cause, by);
  if (!unit.isOnBoard || c.position.winner !== NOBODY) return aftermathOf(unit, from, false);
  if (hits > 0) yield* leaderAtRisk(c, unit, by);
  if (c.position.winner !== NOBODY) return aftermathOf(unit, from, false);
  const forced = isSure ? flags : yield* bolster(c, unit, flags, by);
  const { strength } = unit;
  if (forced > 0) yield* giveWay(c, unit, forced, hits > 0);
  if (unit.isOnBoard && c.position.winner === NOBODY) {
    const leaderLost = leadersWith(c.position, unit).length < led;
    const suffered = { retreated: forced > 0, paid: unit.strength < strength, leaderLost };
    yield* c.position.game.afterSuffering(c, unit, suffered);
  }
  return aftermathOf(unit, from, forced > 0);
});

/** CCN-50: the hexes a unit retreats for a number of flags. */
function retreatDistance({ kind }: Unit, flags: number): number {
  const { first, further } = kind.chart.retreat;
  return flags === 0 ? 0 : first + (flags - 1) * further;
}

/**
 * CCN-50 to CCN-53, CCN-96: carries out the retreat for flags; hexes that can't be retreated cost blocks, and a square
 * stays and loses blocks instead.
 */
function* giveWay(c: Course, unit: Unit, flags: number, isChecked: boolean): Procedure {
  if (inSquare(unit)) return yield* pay(c, unit, flags, 'square-flags', isChecked);
  const left = yield* goBack(c, unit, retreatDistance(unit, flags));
  if (left > 0) yield* pay(c, unit, left, 'blocked-retreat', isChecked);
}

/** CCN-52, CCN-65: takes blocks instead of hexes. Like hits, they endanger a leader, once for each roll. */
function* pay(c: Course, unit: Unit, blocks: number, cause: string, isChecked: boolean): Procedure {
  yield* loseStrength(c, unit, blocks, cause, null);
  if (unit.isOnBoard && !isChecked && c.position.winner === NOBODY) yield* leaderAtRisk(c, unit, null);
}

/**
 * Retreats a unit and its leader (CCN-57) hex by hex, as its owner chooses; returns the number of hexes it could not
 * retreat.
 */
export function* goBack(c: Course, unit: Unit, steps: number): Procedure<number> {
  const { position } = c;
  const leaders = leadersWith(position, unit);
  for (let left = steps; left > 0; left -= 1) {
    const options = hexesBack(position, unit, left);
    if (options.length === 0) return left;
    const to = yield* c.ask({ reason: 'retreat', side: unit.side, unit, of: 'space', options });
    const isJoined = loneLeaderAt(position, to, unit.side);
    c.retreated(unit, to);
    for (const leader of leaders) c.retreated(leader, to);
    // CCN-53: it has met a leader, and stops there.
    if (isJoined) return 0;
  }
  return 0;
}

/** The next hexes by which a retreat gets farthest: CCN-51, CCN-52. */
function hexesBack(battle: Battle, unit: Unit, steps: number): readonly number[] {
  const ways = steps === 0 ? [] : stepsBack(battle, unit, unit.at);
  const far = ways.map((space) => reachBack(battle, unit, space, steps));
  return ways.filter((_, index) => far[index] === Math.max(...far));
}

/** The number of hexes of a retreat that are possible through a space; all of them if the unit meets a leader there. */
function reachBack(battle: Battle, unit: Unit, space: number, steps: number): number {
  if (steps === 1 || loneLeaderAt(battle, space, unit.side)) return steps;
  return (
    1 + Math.max(0, ...stepsBack(battle, unit, space).map((next) => reachBack(battle, unit, next, steps - 1)))
  );
}

function stepsBack(battle: Battle, unit: Unit, from: number): readonly number[] {
  const isLed = leadersWith(battle, unit).length > 0;
  return [...battle.board.towards(homeOf(unit.side), from)].filter(
    (space) =>
      mayCross(battle, unit, from, space) &&
      mayEnd(battle, unit, space) &&
      !(isLed && loneLeaderAt(battle, space, unit.side)),
  );
}

/** CCN-90: true if a unit can retreat the full number of hexes. */
export const canGoBack = (battle: Battle, unit: Unit, steps: number): boolean =>
  reachBack(battle, unit, unit.at, steps + 1) === steps + 1;
