import type { Procedure, Refusal } from '../../core';
import { Sum } from '../../core';
import { numbersOf } from '../square-grid/dice';
import { because } from '../square-grid/refusal';
import { battle, turnOf } from './battle';
import { commandOf, generalOf, isChief, isDue } from './commands';
import { EACH_OF_D3 } from './dice';
import { noted } from './events';
import { optionIs } from './options';
import type { Context, OrderKind, Piece, Position } from './play';
import { reachOfChief } from './special-rules';
import type { Rating } from './troop';
import { forCommands } from './unit-types';
import { COMMAND, isCommanding, whileCommanding } from './who-acts';

/** R004-23, R004-24, R004-28 to R004-31: activates a command, and rolls its actions. */
export const ACTIVATE: OrderKind = {
  type: 'activate',
  fields: ['unit'],
  givers: ['piece', 'reserve'],
  isFor: forCommands,
  steps: [COMMAND],
  list(position, orders, piece) {
    if (isCommanding(position) && !activateFault(position, piece)) orders.add();
  },
  refusal: (position, order) => whileCommanding(position, order, (piece) => activateFault(position, piece)),
  carryOut: (c, { piece }) => (piece ? activate(c, piece) : undefined),
};

/** R004-24: each command may be activated once per turn. */
function activateFault(position: Position, piece: Piece): Refusal | undefined {
  if (isChief(piece)) return because('chief-has-no-command', 'A004-59');
  if (battle(position, 'activated').includes(commandOf(piece))) {
    return because('command-was-activated', 'R004-24');
  }
  const isWaiting = piece.isInReserve && !isDue(position, piece, turnOf(position));
  return isWaiting ? because('not-arrived', 'A004-64') : undefined;
}

/** T004-2: the number of d3 for each rating, and the one that counts. */
const ROLLS = {
  poor: { dice: 2, keeps: Math.min },
  good: { dice: 1, keeps: Math.max },
  excellent: { dice: 2, keeps: Math.max },
} as const;

function* activate(c: Context, piece: Piece): Procedure {
  const { position } = c;
  const command = commandOf(piece);
  const general = generalOf(position, piece.side, command);
  const rating = yield* ratingFor(c, general);
  const unit = general ?? piece;
  const dice = new Sum(c.events !== null);
  dice.add(ROLLS[rating].dice, `rating-${rating}`, 'T004-2');
  const thrown = yield* c.roll({ reason: 'actions', side: piece.side, classes: EACH_OF_D3, dice, unit });
  const actions = ROLLS[rating].keeps(...numbersOf(thrown));
  c.rolled(actions);
  noted(c, {
    active: { command, actions, rallies: 0 },
    activated: [...battle(position, 'activated'), command],
    // A004-10: unused hits of one command are lost when the next one is activated.
    pool: optionIs(position, 'pool', 'sideTurn') ? battle(position, 'pool') : {},
  });
  c.activated(unit);
}

/** A004-63: a command whose general is not on the board acts under a poor one. A004-59: a rating may be lent. */
function* ratingFor(c: Context, general: Piece | undefined): Procedure<Rating> {
  if (!general) return 'poor';
  const { rating } = general.kind;
  const chief = lenderOf(c.position, general);
  if (!chief) return rating;
  const { side } = general;
  const options = ['no', 'yes'] as const;
  const answer = yield* c.ask({ reason: 'lend-rating', side, unit: general, of: 'choice', options });
  if (answer === 'no') return rating;
  noted(c, { hasLent: true });
  return chief.kind.rating;
}

/** The commander-in-chief if near enough to lend a general their rating; possible once per turn. */
function lenderOf(position: Position, general: Piece): Piece | undefined {
  if (optionIs(position, 'cinc', 'off') || battle(position, 'hasLent')) return undefined;
  return position
    .force(general.side)
    .leaders.find(
      (leader) =>
        isChief(leader) &&
        leader.kind.rating !== general.kind.rating &&
        position.board.distance(leader.at, general.at) <= reachOfChief(position, leader),
    );
}
