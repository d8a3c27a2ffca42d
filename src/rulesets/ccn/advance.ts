import type { Procedure } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { mayEnd, terrainIn } from '../commands-and-colors/passable-terrain';
import type { Battle, Course, Unit } from './battle';
import { FOLLOWING_UP } from './cards/card-dice';
import { battlesOnEntry, mayCross } from './march';
import { meleeTargets } from './melee-target';

const NO_OR_YES = ['no', 'yes'] as const;

/** CCN-70 to CCN-75: the victor may take ground; cavalry may move one hex farther and attack once more. */
export function* advance(c: Course, unit: Unit, won: number): Procedure<Unit | null> {
  const isBonus = unit.has(FOLLOWING_UP);
  const taken = yield* takeGround(c, unit, won);
  // CCN-72, CCN-74: there is no third melee, and none for infantry.
  if (!taken || isBonus || !unit.kind.isCavalry) return null;
  if (!stopsIn(c.position, unit, unit.at)) yield* breakThrough(c, unit);
  if (!battlesOnEntry(c.position, unit, unit.at)) return null;
  c.marked(unit, 'following-up');
  const options = [null, ...meleeTargets(c.position, unit)];
  return yield* c.ask<Unit | null>({ reason: 'bonus-melee', side: unit.side, unit, of: 'unit', options });
}

/** CCN-73: true if a unit that enters the terrain must stop. */
const stopsIn = (battle: Battle, unit: Unit, space: number): boolean =>
  unit.kind.walker in terrainIn(battle, space).stops;

/** CCN-70, CCN-75: infantry and cavalry may take ground, if they can stand there; squares may not. */
function* takeGround(c: Course, unit: Unit, to: number): Procedure<boolean> {
  const { position } = c;
  if (unit.kind.isArtillery || inSquare(unit) || !mayGoTo(position, unit, to)) return false;
  const { side } = unit;
  const answer = yield* c.ask({ reason: 'take-ground', side, unit, of: 'choice', options: NO_OR_YES });
  if (answer === 'no') return false;
  goOn(c, unit, to);
  yield* position.game.afterTakingGround(c, unit);
  return true;
}

/** CCN-71: one more hex in any direction; the hex just taken is the first choice, for units that stay. */
function* breakThrough(c: Course, unit: Unit): Procedure {
  const { position } = c;
  const around = [...(position.board.around[unit.at] as Int16Array)];
  const options = [unit.at, ...around.filter((space) => mayGoTo(position, unit, space))];
  const to = yield* c.ask({ reason: 'breakthrough', side: unit.side, unit, of: 'space', options });
  if (to === unit.at) return;
  goOn(c, unit, to);
  yield* position.game.afterTakingGround(c, unit);
}

/** CCN-3: true if a unit may step to a hex and stay there, also with its leader. */
export const mayGoTo = (battle: Battle, unit: Unit, to: number): boolean =>
  mayEnd(battle, unit, to) &&
  mayCross(battle, unit, unit.at, to) &&
  !(battle.hasLeaderOf(to, unit.side) && leadersWith(battle, unit).length > 0);

function goOn(c: Course, unit: Unit, to: number): void {
  const leaders = leadersWith(c.position, unit);
  c.advanced(unit, to);
  for (const leader of leaders) c.advanced(leader, to);
}
