import { ask, type StateContext, type Leader, type Order, type StateProcedure, type State } from '../../core';
import { battleOf, noted } from './battle';
import { boardOf } from './board';
import { commanded, commandOf, generalOf, isChief } from './commands';
import { eachFace, rollAndTell } from './dice';
import { optionIs } from './options';
import { reachOfChief } from './special-rules';
import { type Rating, ratingOf } from './traits';

/** T004-2: how many d3 a general rolls, and which of them counts. */
const ROLLS = {
  poor: { dice: 2, keeps: Math.min },
  good: { dice: 1, keeps: Math.max },
  excellent: { dice: 2, keeps: Math.max },
} as const;

/** R004-23, R004-24, R004-28 to R004-31: a command becomes the active one, and its general rolls its actions. */
export function* activate(c: StateContext, order: Order): StateProcedure {
  const piece = commanded(c.state, order.unit ?? '');
  const command = commandOf(piece);
  const general = generalOf(c.state, piece.side, command);
  const rating = yield* ratingFor(c, general);
  const { dice, keeps } = ROLLS[rating];
  const about = general ?? piece;
  const query = {
    reason: 'actions',
    side: piece.side,
    unit: about.id,
    die: 'd3',
    count: dice,
    classes: eachFace(1, 2, 3),
    modifiers: [{ value: dice, reason: `rating-${rating}`, rule: 'T004-2' }],
    mark: rating,
  };
  const worth = (faces: readonly string[]) => keeps(...faces.map(Number));
  const actions = worth(yield* rollAndTell(c, query, worth));
  const { activated, pool } = battleOf(c.state);
  const isPooled = optionIs(c.state, 'pool', 'sideTurn');
  c.emit(
    noted({
      active: { command, actions, rallies: 0 },
      activated: [...activated, command],
      // A004-10: what is left of the hits of one command is lost with it.
      pool: isPooled ? pool : {},
    }),
  );
  c.emit({ type: 'activated', unit: about.id });
}

/** A004-63: a command whose general is not there acts as under a poor one. A004-59: a rating may be lent. */
function* ratingFor(c: StateContext, general: Leader | undefined): StateProcedure<Rating> {
  const rating = general ? ratingOf(general) : 'poor';
  const chief = general && lenderOf(c.state, general);
  if (!general || !chief) return rating;
  const answer = yield* ask({
    reason: 'lend-rating',
    side: general.side,
    unit: general.id,
    of: 'choice',
    options: ['no', 'yes'],
    mark: rating,
  });
  if (answer === 'no') return rating;
  c.emit(noted({ hasLent: true }));
  return ratingOf(chief);
}

/** The commander-in-chief who is near enough to lend a general his rating, once a turn. */
function lenderOf(state: State, general: Leader): Leader | undefined {
  if (optionIs(state, 'cinc', 'off') || battleOf(state).hasLent) return undefined;
  return Object.values(state.leaders).find(
    (leader) =>
      isChief(leader) &&
      leader.side === general.side &&
      ratingOf(leader) !== ratingOf(general) &&
      boardOf(state).distance(leader.at, general.at) <= reachOfChief(state, leader),
  );
}
