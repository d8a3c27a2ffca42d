import { enemyOfNumber, type OrderKind, type Procedure, type Refusal, SOUTH } from '../../core';
import type { Course } from '../ccn/battle';
import type { CoreGame } from '../ccn/core-rules';
import type { Kind } from '../ccn/piece-kind';
import { gloryOf } from '../commands-and-colors/battle-data';
import { COUNTER_ORDERS as FAMILY_ORDERS } from '../commands-and-colors/spend-counters';
import { countersOf, spendsCounters } from './counters-step';
import { startRounds } from './rounds';

const NOT_NOW: Refusal = { reason: 'counters-come-first', rule: 'R001-59' };

/** Goes on after a side has finished spending: to the other side, or to the rest of the turn. */
function* goOn(c: Course): Procedure {
  const { position } = c;
  const other = enemyOfNumber(position.side);
  if (position.side === SOUTH && gloryOf(position, other) > 0) countersOf(c, other);
  else yield* startRounds(c);
}

/** R001-59, R001-65: the orders that spend a counter; after its last counter the side is finished. */
export const COUNTER_ORDERS: readonly OrderKind<Kind, CoreGame>[] = FAMILY_ORDERS.map((kind) => ({
  ...kind,
  *carryOut(c, order) {
    const run = kind.carryOut(c, order);
    if (run) yield* run;
    if (gloryOf(c.position, c.position.side) === 0) yield* goOn(c);
  },
}));

/** Keeps a side's remaining counters. */
export const keepCounters: OrderKind<Kind, CoreGame> = {
  type: 'keep-counters',
  fields: [],
  givers: ['side'],
  list(battle, orders) {
    if (spendsCounters(battle)) orders.add();
  },
  refusal: (battle) => (spendsCounters(battle) ? undefined : NOT_NOW),
  carryOut: (c) => goOn(c),
};
