import {
  ask,
  type StateContext,
  type PieceId,
  type StateProcedure,
  type SpaceId,
  type State,
  type Unit,
  unitOf,
} from '../../core';
import { boardOf, isOrthogonal } from './board';
import { commandOf } from './commands';
import { countOf } from './marks';
import { optionIs } from './options';
import { classOf } from './traits';
import { dpsOf, isArtillery, MOST_DPS } from './unit-types';

/** One side of a combat: who leads, from where, and the enemy's square that its supporters have to touch. */
export interface Fighter {
  readonly leader: PieceId;
  readonly against: SpaceId;
  readonly attacks: boolean;
}

/** R004-64, R004-94: who has bombarded, or takes part in an assault already, be it only declared, supports no attack. */
const OTHERWISE_ENGAGED = ['bombarded', 'assaulted', 'fought'] as const;

/** R004-87: a unit with six disruption points supports nobody. */
const maySupport = (unit: Unit): boolean => dpsOf(unit) < MOST_DPS;

/** Who may support: R004-87 to R004-94. From a square that touches by a corner only one may. */
function candidates(state: State, { leader: id, against, attacks }: Fighter): readonly Unit[] {
  const leader = unitOf(state, id);
  const grid = boardOf(state);
  return Object.values(state.units)
    .filter((unit) => {
      if (unit.side !== leader.side || unit.id === id || !maySupport(unit)) return false;
      if (unit.at !== leader.at && grid.distance(unit.at, against) !== 1) return false;
      if (attacks && countOf(unit, ...OTHERWISE_ENGAGED) > 0) return false;
      return optionIs(state, 'supportCommand', 'any') || commandOf(unit) === commandOf(leader);
    })
    .sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1));
}

/** Foot and horse by their class, then artillery. */
const worth = (unit: Unit): number => (isArtillery(unit) ? 9 : classOf(unit));

/** The corner square from which only one may support; undefined for squares without that limit. */
function cornerOf(state: State, { leader, against }: Fighter, { at }: Unit): SpaceId | undefined {
  const isFree = at === unitOf(state, leader).at || isOrthogonal(boardOf(state), at, against);
  return isFree ? undefined : at;
}

/** Those who can still be named beside the ones that have been. */
function stillOpen(state: State, fighter: Fighter, named: readonly PieceId[]): readonly Unit[] {
  const taken = new Set(named.map((id) => cornerOf(state, fighter, unitOf(state, id))));
  return candidates(state, fighter).filter((unit) => {
    const corner = cornerOf(state, fighter, unit);
    return !named.includes(unit.id) && (corner === undefined || !taken.has(corner));
  });
}

/** Everyone who can support at once; of those in a corner square the best. */
function everyone(state: State, fighter: Fighter, named: readonly PieceId[]): readonly PieceId[] {
  const [next] = stillOpen(state, fighter, named);
  return next ? everyone(state, fighter, [...named, next.id]) : named;
}

/** R004-88 to R004-93: a side names its supporters, all at once or one by one; `carried`: whom the other side has named. */
export function* nameSupporters(c: StateContext, fighter: Fighter, carried = ''): StateProcedure<readonly PieceId[]> {
  const reason = fighter.attacks ? 'support' : 'defence-support';
  const { side } = unitOf(c.state, fighter.leader);
  let named: readonly PieceId[] = [];
  for (;;) {
    const open = stillOpen(c.state, fighter, named).map(({ id }) => id);
    // Who has named one is done when he says so; all of the others can be named at the start alone.
    const isStart = named.length === 0 && open.length > 0;
    const answer: string = yield* ask<string>({
      reason,
      side,
      unit: fighter.leader,
      of: 'unit',
      options: isStart ? ['all', 'none', ...open] : ['none', ...open],
      mark: `${carried} ${named.join()}`,
    });
    if (answer === 'none') break;
    named = answer === 'all' ? everyone(c.state, fighter, named) : [...named, answer];
  }
  if (named.length > 0) c.emit({ type: 'supported', unit: fighter.leader, by: named });
  return named;
}
