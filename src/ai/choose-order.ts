import { type Ordered, OrderList, type Play } from '../core';
import type { Playouts } from './playouts';
import { type Arm, byOrder, type Effort, halving, legalOrders, meanOf } from './search';
import type { Thinking } from './thinking';

/** The share of the playouts that begin freely, to find the orders that are worth comparing. */
const FREELY = 0.4;
/** Orders that are compared: the best of the free playouts, and the best at first sight. */
const SHORTLIST = { met: 6, atSight: 4 };
/** An order that was met less often than this in free playouts is not judged by them. */
const LEAST_MET = 3;
/** Trials of an order whose outcome depends on chance. */
const TRIALS = 8;
/** An order that gains less than this is not worth giving if the turn may end instead. */
const LEAST_GAIN = 0.02;
const SLICE = 8;

/** The best order of a position; interrupted every few playouts. */
export function* bestOrder<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  effort: Effort,
): Thinking<Ordered<Kind>> {
  const orders = legalOrders(play, playouts.root);
  const [only] = orders;
  if (!only) throw new RangeError('a dead end: no order is legal');
  if (orders.length === 1) return only;
  return yield* effort.playouts === 0
    ? oneOrderAhead(play, playouts, orders)
    : byPlayouts(play, playouts, orders, effort);
}

const armsOf = <Kind>(play: Play<Kind>, orders: readonly Ordered<Kind>[]): readonly Arm<Kind>[] =>
  orders.map((order, index) => ({ index, opening: byOrder(play, order), count: 0, sum: 0 }));

/** Tries every order that ends nothing; those whose outcome depends on chance several times. */
function* oneOrderAhead<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  orders: readonly Ordered<Kind>[],
): Thinking<Ordered<Kind>> {
  const { lastResorts, openings } = play.definition.judgement;
  const isOf = (types: readonly string[]) => (order: Ordered<Kind>) => types.includes(order.type);
  const ends = orders.filter(isOf(endsOf(play)));
  const others = orders.filter((order) => !ends.includes(order) && !isOf(lastResorts)(order));
  const opens = (order: Ordered<Kind>) => !order.piece || isOf(openings)(order);
  let best: Ordered<Kind> | undefined;
  let most = others.some(opens) ? Number.NEGATIVE_INFINITY : playouts.worth() + LEAST_GAIN;
  for (const [index, order] of others.entries()) {
    const worth = meanOfTrials(playouts, byOrder(play, order), opens(order) ? 1 : 0);
    if (worth > most) {
      most = worth;
      best = order;
    }
    if (index % SLICE === 0) yield index / others.length;
  }
  return best ?? ends[0] ?? others[0] ?? (orders[0] as Ordered<Kind>);
}

/** The kinds of order that end a turn or a part of it. */
const endsOf = <Kind>({ definition }: Play<Kind>): readonly string[] =>
  definition.orders.flatMap(({ type, endsTurn }) => (endsTurn ? [type] : []));

function meanOfTrials<Kind>(
  playouts: Playouts<Kind>,
  opening: Arm<Kind>['opening'],
  halfTurns: number,
): number {
  let sum = 0;
  for (let trial = 1; trial <= TRIALS; trial += 1) {
    const { worth, isByChance } = playouts.run(opening, halfTurns);
    if (!isByChance) return worth;
    sum += worth;
  }
  return sum / TRIALS;
}

/**
 * Some playouts begin freely: every order of the own turn is credited with all playouts in which it occurs (AMAF). The
 * best of these and the best at first sight share the others, the worse half of them leaving each round.
 */
function* byPlayouts<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  orders: readonly Ordered<Kind>[],
  { playouts: budget }: Effort,
): Thinking<Ordered<Kind>> {
  const all = armsOf(play, orders);
  const { ahead } = play.definition.judgement;
  let arms = all;
  let left = budget;
  if (all.length > SHORTLIST.met + SHORTLIST.atSight) {
    const credit = creditor(orders, all);
    for (; left > budget * (1 - FREELY); left -= 1) {
      credit((met) => playouts.run(null, ahead, met).worth);
      if (left % SLICE === 0) yield 1 - left / budget;
    }
    arms = shortlist(play, playouts, orders, all);
    for (const arm of arms) Object.assign(arm, { count: 0, sum: 0 });
  }
  const { index } = yield* halving(playouts, arms, { left, of: budget }, ahead);
  return orders[index] as Ordered<Kind>;
}

/** Credits every order that a playout meets with its result. */
function creditor<Kind>(orders: readonly Ordered<Kind>[], arms: readonly Arm<Kind>[]) {
  const numbers = new Map(orders.map((order, index) => [keyOf(order), index]));
  return (run: (met: (order: Ordered<Kind>) => void) => number): void => {
    const met = new Set<number>();
    const worth = run((order) => {
      const index = numbers.get(keyOf(order));
      if (index !== undefined) met.add(index);
    });
    for (const index of met) {
      const arm = arms[index] as Arm<Kind>;
      arm.sum += worth;
      arm.count += 1;
    }
  };
}

function shortlist<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  orders: readonly Ordered<Kind>[],
  all: readonly Arm<Kind>[],
): readonly Arm<Kind>[] {
  const met = all
    .filter(({ count }) => count >= LEAST_MET)
    .sort((one, other) => meanOf(other) - meanOf(one))
    .slice(0, SHORTLIST.met);
  const list = new OrderList();
  play.listAll(playouts.root, list);
  playouts.quick.survey(playouts.root);
  const gains = all.map(({ index }) => playouts.quick.gainAt(playouts.root, list, index));
  const atSight = [...all]
    .sort((one, other) => (gains[other.index] as number) - (gains[one.index] as number))
    .filter((arm) => !met.includes(arm))
    .slice(0, SHORTLIST.atSight);
  const ends = all.filter(({ index }) => endsOf(play).includes(orders[index]?.type ?? ''));
  return [...new Set([...met, ...atSight, ...ends])];
}

const keyOf = <Kind>({ type, piece, units, target, to, facing, card, terrain }: Ordered<Kind>): string =>
  [type, piece?.id, units.map(({ id }) => id).join('+'), target?.id, to, facing, card, terrain].join(':');
