import { NO_SPACE, type Ordered, type Piece, type Play } from '../core';
import { anyOfTheBest } from './chance';
import { gainOfDeclared } from './foreseen';
import { LEAST_GAIN } from './glance';
import { movingFirst } from './moving-first';
import type { Played, Playouts } from './playouts';
import { byAllOf, byOrder, type Effort, halving, worthTrying } from './search';
import type { Thinking } from './thinking';

/** Trials of an order whose outcome depends on chance, and of one that only opens something and is played on. */
const [TRIALS, PLAYED_ON] = [8, 12];
const SLICE = 8;

/** The best order of a position. */
export function* bestOrder<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  effort: Effort,
): Thinking<Ordered<Kind>> {
  const orders = worthTrying(play, playouts);
  const [only] = orders;
  if (!only) throw new RangeError('a dead end: no order is legal');
  if (orders.length === 1) return only;
  const worths = yield* oneOrderAhead(play, playouts, orders);
  // Before the battle there is nothing to play on.
  if (effort.playouts === 0 || playouts.root.preparation)
    return orders[anyOfTheBest(worths, playouts.stream)] ?? only;
  const best = [...orders.keys()].sort((one, other) => (worths[other] as number) - (worths[one] as number));
  const { ahead, length, trust } = play.definition.judgement;
  const least = Math.min(leastWorth(playouts), worths[best[0] ?? 0] ?? 0);
  const arms = best.slice(0, effort.shortlist).flatMap((index) => {
    const order = orders[index];
    const worth = worths[index] as number;
    // An order that gains nothing at a thorough look would be given by the luck of a few playouts.
    return order && worth >= least
      ? [{ index, opening: byOrder(order), count: trust, sum: trust * worth }]
      : [];
  });
  const budget = Math.ceil(effort.playouts / length(playouts.root));
  const all = { left: budget, of: budget };
  const { index } = yield* halving(playouts, arms, all, ahead);
  return orders[index] ?? only;
}

/**
 * The worth of every order after a look one order ahead: those whose outcome depends on chance are tried several times;
 * those that only open something are judged by the rest of the turn. To end the turn has to be better than nothing.
 */
export function* oneOrderAhead<Kind>(
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
  const now = leastWorth(playouts);
  return judgement.movesFirst ? movingFirst(playouts.root, orders, worths, now) : worths;
}

/** Judges one order after the other. */
function judgeOf<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  orders: readonly Ordered<Kind>[],
): (order: Ordered<Kind>) => number {
  const { judgement, orders: rules } = play.definition;
  const { lastResorts, openings, declared } = judgement;
  const ends = rules.kinds.flatMap(({ type, endsTurn }) => (endsTurn ? [type] : []));
  const now = leastWorth(playouts);
  // A turn does not end while anything can still be opened.
  const end = orders.some(({ type }) => openings.includes(type)) ? Number.NEGATIVE_INFINITY : now;
  const close = rules.kinds.flatMap(({ type, isClose }) => (isClose ? [type] : []));
  const inContact = new Set(
    orders.flatMap(({ type, piece }) => (piece && close.includes(type) ? [piece] : [])),
  );
  return (order) => {
    const { type, piece } = order;
    if (lastResorts.includes(type)) return Number.NEGATIVE_INFINITY;
    if (ends.includes(type)) return end;
    if (declared.includes(type)) return now + gainOfDeclared(play, playouts, order);
    const opens = !playouts.root.preparation && (!piece || openings.includes(type));
    return opens
      ? meanOfTrials(() => playouts.runOut(byOrder(order)), PLAYED_ON)
      : meanOfTrials(trialOf(playouts, order, inContact), TRIALS) - priceOf(playouts, order);
  };
}

/**
 * Tries an order of a piece. Where units move before they attack, one that is not in contact yet moves in order to attack:
 * all that it does after its move is tried with it.
 */
function trialOf<Kind>(
  playouts: Playouts<Kind>,
  order: Ordered<Kind>,
  inContact: ReadonlySet<Piece<Kind>>,
): () => Played {
  const { root, play } = playouts;
  const { piece, to } = order;
  const moves = piece !== null && !piece.isLeader && to !== NO_SPACE && !inContact.has(piece);
  const isFollowed = moves && play.definition.judgement.movesFirst && !root.preparation;
  const opening = isFollowed ? byAllOf(order, piece, playouts) : byOrder(order);
  return () => playouts.run(opening, 0);
}

/** The worth that an order has to lead to, so that it is better than none. */
const leastWorth = <Kind>(playouts: Playouts<Kind>): number => playouts.worth() + playouts.share * LEAST_GAIN;

/** The gain that an order has to bring beside what it is worth: to turn on the spot, or to ride, takes more than to stay. */
function priceOf<Kind>({ quick, share }: Playouts<Kind>, { piece, facing, to }: Ordered<Kind>): number {
  if (piece?.isLeader && piece.isOnBoard && to !== NO_SPACE) return share * quick.ground.leastRide;
  return facing !== undefined && to === NO_SPACE ? share * quick.ground.leastTurn : 0;
}

/** The mean worth at the end of playouts, of so many if chance has a part in them. */
export function meanOfTrials(playout: () => Played, trials: number): number {
  let sum = 0;
  for (let trial = 1; trial <= trials; trial += 1) {
    const { worth, isByChance } = playout();
    if (!isByChance) return worth;
    sum += worth;
  }
  return sum / trials;
}
