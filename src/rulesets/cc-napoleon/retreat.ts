import {
  ask,
  type Context,
  longestRetreat,
  nextSpaces,
  type PieceId,
  type Procedure,
  total,
  unitOf,
} from '../../core';
import { eliminate, loseStrength } from './casualties';
import { ignoredFlags } from './flags';
import { unitRearward } from './ground';
import { inSquare, leadersWith } from './neighbourhood';
import { optionIs } from './options';
import { unitType } from './unit-types';

/**
 * How a unit came out of an attack: it stands, it had to retreat but is still in its space, it left its space,
 * or it is no more.
 */
export type Aftermath = 'stands' | 'blocked' | 'driven-off' | 'destroyed';

/** R000-132: how far artillery goes back for each hit that would have killed the last gunner. */
const GUNNER_RETREAT = 2;

/** What an attack does to its target: R000-91 to R000-100 and, under fire, R000-132 and R000-133. */
export function* suffer(
  c: Context,
  id: PieceId,
  { hits, flags, by }: { readonly hits: number; readonly flags: number; readonly by: 'fire' | 'melee' },
): Procedure<Aftermath> {
  const unit = unitOf(c.state, id);
  const from = unit.at;
  const gunners = by === 'fire' && unitType(unit).arm === 'artillery' ? unit.strength - 1 : undefined;
  const forced = forcedFlags(c, id, flags);
  yield* loseStrength(c, id, Math.min(hits, gunners ?? hits), by);
  if (!c.state.units[id] || c.state.winner) return aftermath(c, id, from, forced > 0);
  const scattered = gunners === undefined ? 0 : Math.max(0, hits - gunners);
  if (forced + scattered > 0) yield* retreat(c, id, { flags: forced, gunners: scattered });
  return aftermath(c, id, from, forced + scattered > 0);
}

const aftermath = (c: Context, id: PieceId, from: string, forced: boolean): Aftermath => {
  const unit = c.state.units[id];
  if (!unit) return 'destroyed';
  if (unit.at !== from) return 'driven-off';
  return forced ? 'blocked' : 'stands';
};

/** R000-93 to R000-96: the flags that remain after those that the unit may ignore. */
export function forcedFlags(c: Context, id: PieceId, flags: number): number {
  if (flags === 0) return 0;
  const reasons = ignoredFlags(c.state, unitOf(c.state, id)).slice(0, flags);
  if (reasons.length > 0) c.emit({ type: 'flags-ignored', unit: id, modifiers: reasons });
  return flags - total(reasons);
}

/**
 * R000-91, R000-92, R000-97: the full move for each flag; every space that is blocked costs a strength point.
 * R000-132, R000-133: guns go back two more spaces for each hit on the last gunner; if not even those can be
 * gone the guns are lost. Both distances are one retreat (AMB-000-28).
 */
export function* retreat(
  c: Context,
  id: PieceId,
  { flags, gunners = 0 }: { readonly flags: number; readonly gunners?: number },
): Procedure {
  const unit = unitOf(c.state, id);
  const must = gunners * GUNNER_RETREAT;
  const steps = must + flags * unitType(unit).move;
  const stays = inSquare(unit) && optionIs(c.state, 'r000SquareRetreat', 'loseStrength');
  const length = stays ? 0 : longestRetreat(unitRearward(c.state, unit), unit.at, steps);
  if (length < must) return yield* eliminate(c, id, 'last-gunner');
  yield* fallBack(c, id, length, { type: 'retreated', owed: `${steps - length} lost` });
  if (length < steps) yield* loseStrength(c, id, steps - length, 'blocked-retreat');
}

/**
 * Takes a unit and its leaders (R000-99) back space by space; its owner chooses the way. `owed` names what
 * follows the retreat, so that odds keep retreats apart that end differently.
 */
export function* fallBack(
  c: Context,
  id: PieceId,
  steps: number,
  { type, owed }: { readonly type: 'retreated' | 'evaded'; readonly owed: string },
): Procedure {
  const leaders = leadersWith(c.state, unitOf(c.state, id)).map((leader) => leader.id);
  if (steps > 0 && inSquare(unitOf(c.state, id))) c.emit({ type: 'formed', unit: id, formation: 'line' });
  for (let left = steps; left > 0; left -= 1) {
    const { at: from, side } = unitOf(c.state, id);
    const way = unitRearward(c.state, unitOf(c.state, id));
    const [first, ...others] = nextSpaces(way, from, left);
    if (first === undefined) throw new RangeError(`"${id}" has no way back from ${from}`);
    const to = yield* ask({
      reason: 'retreat',
      side,
      unit: id,
      of: 'space',
      options: [first, ...others],
      mark: `${type} ${left}, ${owed}`,
    });
    for (const piece of [id, ...leaders]) c.emit({ type, unit: piece, from, to });
  }
}
