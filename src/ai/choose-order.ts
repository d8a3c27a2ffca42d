import type { Ordered, Play } from '../core';
import { movingFirst } from './moving-first';
import type { Opening, Playouts } from './playouts';
import { type Arm, byOrder, type Effort, halving, legalOrders, meanOf } from './search';
import type { Thinking } from './thinking';

/** The share of the playouts that begin freely, to find orders that are worth comparing. */
const K = (globalThis as { K?: Record<string, number> }).K ?? {};
const FREELY = K.freely ?? 0.25;
/** Orders that are compared: the best one order ahead, and the best of the free playouts. */
const SHORTLIST = { ahead: K.sa ?? 5, met: K.sm ?? 4 };
/** An order that was met less often than this in free playouts is not judged by them. */
const LEAST_MET = 3;
/** Trials of an order whose outcome depends on chance. */
const TRIALS = { once: 8, opened: 4 };
/** The look one order ahead counts as much as this many playouts. */
const TRUST = K.trust ?? 8;
/** An order that gains less than this is not worth giving if the turn may end instead. */
const LEAST_GAIN = 0.02;
const SLICE = 8;

/** The best order of a position. */
export function* bestOrder<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  effort: Effort,
): Thinking<Ordered<Kind>> {
  const orders = legalOrders(play, playouts.root);
  const [only] = orders;
  if (!only) throw new RangeError('a dead end: no order is legal');
  if (orders.length === 1) return only;
  const worths = yield* oneOrderAhead(play, playouts, orders);
  const best = [...orders.keys()].sort((one, other) => (worths[other] as number) - (worths[one] as number));
  // Before the battle there is nothing to play on.
  if (effort.playouts === 0 || playouts.root.preparation) return orders[best[0] ?? 0] ?? only;
  const arms = orders.map((order, index) => {
    const sum = TRUST * (worths[index] as number);
    return { index, opening: byOrder(play, order), count: TRUST, sum };
  });
  const index = yield* byPlayouts(playouts, orders, arms, best, effort);
  return orders[index] ?? only;
}

/**
 * The worth of every order after a look one order ahead: those whose outcome depends on chance are tried several times;
 * those that only open something are judged by the rest of the turn. To end the turn has to be better than nothing.
 */
function* oneOrderAhead<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  orders: readonly Ordered<Kind>[],
): Thinking<readonly number[]> {
  const { judgement } = play.definition;
  const worthOf = judgeOf(play, playouts, orders);
  const worths: number[] = [];
  for (const [index, order] of orders.entries()) {
    worths.push(worthOf(order));
    if (index % SLICE === 0) yield 0;
  }
  const now = playouts.worth() + LEAST_GAIN;
  return judgement.movesFirst ? movingFirst(playouts.root, orders, worths, now) : worths;
}

/** Judges one order after the other. */
function judgeOf<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  orders: readonly Ordered<Kind>[],
): (order: Ordered<Kind>) => number {
  const { judgement, orders: kinds } = play.definition;
  const { lastResorts, openings, declared } = judgement;
  const ends = kinds.flatMap(({ type, endsTurn }) => (endsTurn ? [type] : []));
  const now = playouts.worth() + LEAST_GAIN;
  // A turn does not end while anything can still be opened.
  const end = orders.some(({ type }) => openings.includes(type)) ? Number.NEGATIVE_INFINITY : now;
  return (order) => {
    const { type, piece } = order;
    if (lastResorts.includes(type)) return Number.NEGATIVE_INFINITY;
    if (ends.includes(type)) return end;
    if (declared.includes(type)) return now + playouts.quick.gainOf(playouts.root, order);
    const opens = !playouts.root.preparation && (!piece || openings.includes(type));
    return meanOfTrials(playouts, byOrder(play, order), opens ? 1 : 0);
  };
}

function meanOfTrials<Kind>(playouts: Playouts<Kind>, opening: Opening<Kind>, halfTurns: number): number {
  let sum = 0;
  const trials = halfTurns === 0 ? TRIALS.once : TRIALS.opened;
  for (let trial = 1; trial <= trials; trial += 1) {
    const { worth, isByChance } = playouts.run(opening, halfTurns);
    if (!isByChance) return worth;
    sum += worth;
  }
  return sum / trials;
}

/**
 * Some playouts begin freely: every order of the own turn is credited with all playouts in which it occurs (AMAF). The
 * best of these and the best one order ahead share the others, the worse half of them leaving each round.
 */
function* byPlayouts<Kind>(
  playouts: Playouts<Kind>,
  orders: readonly Ordered<Kind>[],
  all: readonly Arm<Kind>[],
  best: readonly number[],
  { playouts: budget }: Effort,
): Thinking<number> {
  const ahead = playouts.play.definition.judgement.ahead + (K.ahead ?? 0);
  let arms = all;
  let left = budget;
  if (all.length > SHORTLIST.ahead + SHORTLIST.met) {
    const { credit, bestMet } = creditor(orders);
    for (; left > budget * (1 - FREELY); left -= 1) {
      credit((met) => playouts.run(null, ahead, met).worth);
      if (left % SLICE === 0) yield 1 - left / budget;
    }
    const chosen = new Set([...best.slice(0, SHORTLIST.ahead), ...bestMet()]);
    arms = [...chosen].flatMap((index) => all[index] ?? []);
  }
  const { index } = yield* halving(playouts, arms, { left, of: budget }, ahead);
  return index;
}

/** Credits every order that a playout meets with its result. */
function creditor<Kind>(orders: readonly Ordered<Kind>[]) {
  const numbers = new Map(orders.map((order, index) => [keyOf(order), index]));
  const tallies = orders.map((_, index) => ({ index, count: 0, sum: 0 }));
  return {
    credit(run: (met: (order: Ordered<Kind>) => void) => number): void {
      const met = new Set<number>();
      const worth = run((order) => {
        const index = numbers.get(keyOf(order));
        if (index !== undefined) met.add(index);
      });
      for (const index of met) {
        const tally = tallies[index];
        if (tally) Object.assign(tally, { sum: tally.sum + worth, count: tally.count + 1 });
      }
    },
    bestMet: (): readonly number[] =>
      tallies
        .filter(({ count }) => count >= LEAST_MET)
        .sort((one, other) => meanOf(other) - meanOf(one))
        .slice(0, SHORTLIST.met)
        .map(({ index }) => index),
  };
}

const keyOf = <Kind>({ type, piece, units, target, to, facing, card, terrain }: Ordered<Kind>): string =>
  [type, piece?.id, units.map(({ id }) => id).join('+'), target?.id, to, facing, card, terrain].join(':');
