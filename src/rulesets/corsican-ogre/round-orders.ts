import type { OrderKind, Procedure, Refusal } from '../../core';
import type { Course } from '../ccn/battle';
import type { CoreGame } from '../ccn/core-rules';
import type { Kind } from '../ccn/piece-kind';
import { COMBAT, MOVEMENT } from '../commands-and-colors/battle';
import { because } from '../commands-and-colors/refusal';
import { roundFault } from './activate';
import { passFault } from './activate-fault';
import { BEFORE } from './before-first-turn';
import { changeBattle } from './change-battle';
import { passes } from './chits';
import { spend } from './condition';
import { endRound } from './end-round';
import { beginTurn, nextRound } from './rounds';

const NOBODY_ACTS: Refusal = { reason: 'nobody-acts', rule: 'R002-12' };
const HAS_BEGUN: Refusal = { reason: 'battle-has-begun', rule: 'R002-07' };

/** R002-27: a unit passes: it does nothing and is spent. */
export const pass: OrderKind<Kind, CoreGame> = {
  type: 'pass',
  fields: ['unit'],
  givers: ['piece'],
  list(battle, orders, piece) {
    if (!roundFault(battle) && !passFault(battle, piece)) orders.add();
  },
  refusal(battle, { piece, side }) {
    const fault = roundFault(battle);
    if (fault) return fault;
    if (!piece?.isOnBoard) return because(battle, 'no-such-piece');
    return piece.side === side ? passFault(battle, piece) : because(battle, 'not-your-unit');
  },
  *carryOut(c, { piece }) {
    if (!piece) throw new RangeError('pass needs a piece');
    changeBattle(c, { passed: null });
    spend(c, piece);
    yield* nextRound(c);
  },
};

/** AMB-002-26: a side passes completely; when both do so in a row, the turn is over. */
export const passRound: OrderKind<Kind, CoreGame> = {
  type: 'pass-round',
  fields: [],
  givers: ['side'],
  list(battle, orders) {
    if (!roundFault(battle)) orders.add();
  },
  refusal: (battle) => roundFault(battle),
  *carryOut(c, { side }) {
    if (passes(c, side)) yield* beginTurn(c, c.position.turn + 1);
    else yield* nextRound(c);
  },
};

/** R002-24: ends the action of the acting pieces, or a tactical event. */
export const endRoundOrder: OrderKind<Kind, CoreGame> = {
  type: 'end-round',
  fields: [],
  givers: ['side'],
  endsTurn: true,
  list(battle, orders) {
    if (battle.step === MOVEMENT || battle.step === COMBAT) orders.add();
  },
  refusal: ({ step }) => (step === MOVEMENT || step === COMBAT ? undefined : NOBODY_ACTS),
  carryOut: (c) => endRound(c),
};

/** R002-07: begins the first turn. */
export const begin: OrderKind<Kind, CoreGame> = {
  type: 'begin',
  fields: [],
  givers: ['side'],
  list(battle, orders) {
    if (battle.step === BEFORE) orders.add();
  },
  refusal: ({ step }) => (step === BEFORE ? undefined : HAS_BEGUN),
  carryOut: (c) => first(c),
};

/** R002-113: Mother Russia comes before everything else. */
function* first(c: Course): Procedure {
  yield* c.position.game.prelude(c);
  yield* beginTurn(c, 1);
}
