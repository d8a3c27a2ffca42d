import { facingAfter } from '../charge-way';
import { entryOf } from '../pending-charges';
import { coming, type ReactionKind } from './reaction';

/** T003-17: cavalry charges one of its chargers, and counts as charging. */
export const COUNTERCHARGE: ReactionKind = {
  isPossible: () => true,
  *carryOut(c, unit, onset) {
    const { position } = c;
    const chargers = coming(position, onset);
    const options = chargers.map((each) => each.unit);
    if (options.length === 0) return null;
    const against = yield* c.ask({ reason: 'reaction-target', side: unit.side, unit, of: 'unit', options });
    const charger = chargers.find((each) => each.unit === against);
    const facing = charger && facingAfter(position, onset.at, entryOf(charger));
    if (facing && facing !== unit.facing) c.turned(unit, facing);
    return against;
  },
};
