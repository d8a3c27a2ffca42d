import { isInArc } from '../arc';
import { squaresOf } from '../arms';
import { type Charger, entryOf } from '../pending-charges';
import type { Piece, Position } from '../play';
import { mayFire, shootAs } from '../shot';
import { coming, type Onset, type ReactionKind } from './reaction';

/** The squares from which a unit can fire at a charger just before contact. */
const squaresThatReach = (position: Position, unit: Piece, entry: number): readonly number[] =>
  squaresOf(unit).filter(
    (from) => position.board.distance(from, entry) <= 1 && isInArc(position, unit, from, entry),
  );

/** The chargers that enter where the unit can fire at them. */
const inArc = (position: Position, unit: Piece, onset: Onset): readonly Charger[] =>
  coming(position, onset).filter((each) => squaresThatReach(position, unit, entryOf(each)).length > 0);

/** T003-17: the unit fires at one charger in the square before it: with small arms, or with canister from guns. */
export const FIRE_AT_CHARGER: ReactionKind = {
  isPossible: (position, unit, onset) => mayFire(position, unit) && inArc(position, unit, onset).length > 0,
  *carryOut(c, unit, onset) {
    const { position } = c;
    const chargers = inArc(position, unit, onset);
    const options = chargers.map((each) => each.unit);
    if (options.length === 0) return null;
    const target = yield* c.ask({
      reason: 'reaction-target',
      side: unit.side,
      unit,
      of: 'unit',
      options,
    });
    const charger = chargers.find((each) => each.unit === target);
    if (!charger) return null;
    const at = entryOf(charger);
    yield* shootAs(c, { firer: unit, target, from: squaresThatReach(position, unit, at), at });
    return null;
  },
};
