import { byId, type Procedure, type SideNumber } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { commandersOf } from './command';
import { PARTS } from './saved-data';

/** R002-42, R002-44: the leaders with an aide left who have the unit in direct command. */
export const aidesFor = (battle: Battle, unit: Unit): readonly Unit[] => {
  const used = battle.data.part(PARTS.aides);
  return byId(commandersOf(battle, unit)).filter(({ id }) => !used.includes(id));
};

/** R002-43, AMB-002-28: asks whether an aide is sent to reroll for a unit, once for each roll; true if so. */
export const aideRides = (c: Course, unit: Unit): Procedure<boolean> =>
  rides(c, unit, aidesFor(c.position, unit));

/** AMB-002-27: the same for a roll for no unit in particular: any leader on the board may send an aide. */
export function* anyAideRides(c: Course, side: SideNumber): Procedure<boolean> {
  const { position } = c;
  const used = position.data.part(PARTS.aides);
  const leaders = byId(position.force(side).leaders).filter(({ id }) => !used.includes(id));
  const [first] = leaders;
  return first ? yield* rides(c, first, leaders) : false;
}

function* rides(c: Course, unit: Unit, leaders: readonly Unit[]): Procedure<boolean> {
  if (leaders.length === 0) return false;
  const leader = yield* c.ask<Unit | null>({
    reason: 'aide',
    side: unit.side,
    unit,
    of: 'unit',
    options: [null, ...leaders],
    isUsual: true,
  });
  if (!leader) return false;
  c.battleNoted({ aides: [...c.position.data.part(PARTS.aides), leader.id] });
  c.responded(leader, 'aide');
  return true;
}
