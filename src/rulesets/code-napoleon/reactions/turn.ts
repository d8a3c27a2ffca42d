import { FACINGS, frontsOf } from '../../../core';
import { directionOf, turnsBetween } from '../charge-way';
import { entryOf } from '../pending-charges';
import type { ReactionKind } from './reaction';

/** T003-17: up to 90 degrees, in steps of 45 degrees. */
const MOST_TURNS = 2;

/** T003-17: the unit turns in its square; facings towards the chargers come first. */
export const TURN: ReactionKind = {
  isPossible: (_, unit) => unit.facing !== undefined,
  *carryOut(c, unit, { at, chargers }) {
    const { position } = c;
    const { facing } = unit;
    if (!facing) return null;
    const fronts = frontsOf(position.board);
    const wanted = chargers.map((each) => directionOf(position, at, entryOf(each)));
    const offFrom = (to: number) => wanted.reduce((sum, each) => sum + turnsBetween(each, to), 0);
    const options = FACINGS.filter((to) => to !== facing && fronts.turns(facing, to) <= MOST_TURNS).sort(
      (a, b) => offFrom(FACINGS.indexOf(a)) - offFrom(FACINGS.indexOf(b)),
    );
    const to = yield* c.ask({
      reason: 'turn-to',
      side: unit.side,
      unit,
      of: 'choice',
      options,
      isUsual: true,
    });
    c.turned(unit, to);
    return null;
  },
};
