import {
  enemyOfNumber,
  type Order,
  type Position,
  pointsIn,
  type Ruleset,
  type SideNumber,
  seededStream,
} from '../core';
import { type AdviceReason, reasonsFor } from './advice-reasons';
import { openingsByAnswer } from './choose-answer';
import { oneOrderAhead } from './choose-order';
import { terrainToLay } from './lay-terrain';
import { type Opening, type Playouts, playoutsIn, wholeBattles } from './playouts';
import { byOrder, worthTrying } from './search';
import type { Thinking } from './thinking';
import type { View } from './view';

/** An order or an answer that is worth considering, and what an officer expects of it. */
export interface Advice {
  readonly choice: Order | string;
  /** The mean change of the lead in victory points by the end of the enemy's next turn. */
  readonly points: number;
  /** The mean strength that the side and its enemy lose until then. */
  readonly losses: number;
  readonly inflicted: number;
  /** The share of the battles won, of those that were played on from here. */
  readonly wins: number;
  /** Empty for answers and for orders of the side as a whole. */
  readonly reasons: readonly AdviceReason[];
}

/** The choices that are compared, and those of them that are advised. */
const [COMPARED, ADVISED] = [6, 3];
/** The playouts of each choice to the end of the enemy's turn, and those of an advised choice to the end of the battle. */
const [SHORT, WHOLE] = [24, 16];
/** The half turns until the enemy has had a turn. */
const ROUND = 2;
/** The look one order ahead counts as much as this many playouts. */
const TRUST = 6;

/** Means of the playouts after a choice. */
interface Expected {
  readonly worth: number;
  readonly points: number;
  readonly losses: number;
  readonly inflicted: number;
}

/** A choice with the way to begin a playout by it. */
interface Candidate<Kind> {
  readonly choice: Order | string;
  readonly opening: Opening<Kind>;
  /** Its worth one order ahead; undefined for an answer. */
  readonly ahead: number | undefined;
  readonly reasons: readonly AdviceReason[];
}

/**
 * The best three orders in a view, or the best answers to its question, the best first. It sees what the side sees, like
 * any officer: the same view and seed give the same advice.
 *
 * @throws RangeError if no order is legal
 */
export function* advising(
  rules: Ruleset,
  view: View,
  options: readonly string[] | null,
  seed: number,
): Thinking<readonly Advice[]> {
  const { play } = rules;
  const playouts = playoutsIn(play, view, seededStream(seed));
  const candidates =
    view.open && options
      ? openingsByAnswer(play, view.open, options).map(({ option, opening }) => ({
          ...{ choice: option, opening, ahead: undefined, reasons: [] },
        }))
      : yield* bestOrders(playouts);
  const compared = [];
  for (const [index, candidate] of candidates.entries()) {
    const expected = yield* expectedOf(playouts, candidate.opening, index / candidates.length / 2);
    const { ahead = expected.worth } = candidate;
    const worth = (TRUST * ahead + SHORT * expected.worth) / (TRUST + SHORT);
    compared.push({ ...candidate, ...expected, worth });
  }
  compared.sort((one, other) => other.worth - one.worth);
  const advised: Advice[] = [];
  for (const [index, each] of compared.slice(0, ADVISED).entries()) {
    const { choice, points, losses, inflicted, reasons } = each;
    const wins = yield* winsOf(playouts, each.opening, (1 + index / ADVISED) / 2);
    advised.push({ choice, points, losses, inflicted, wins, reasons });
  }
  return advised;
}

/** The orders that promise most one order ahead, with their reasons. */
function* bestOrders<Kind>(playouts: Playouts<Kind>): Thinking<readonly Candidate<Kind>[]> {
  const { play, root } = playouts;
  const laying = terrainToLay(playouts).slice(0, COMPARED);
  if (laying.length > 0)
    return laying.map((order) => {
      const choice = play.named(root, order);
      return { choice, opening: byOrder(order), ahead: undefined, reasons: [] };
    });
  const orders = worthTrying(play, playouts);
  if (orders.length === 0) throw new RangeError('a dead end: no order is legal');
  const worths = yield* oneOrderAhead(play, playouts, orders);
  const worthAt = (index: number): number => worths[index] ?? Number.NEGATIVE_INFINITY;
  const best = [...orders.keys()]
    .filter((index) => worthAt(index) > Number.NEGATIVE_INFINITY || orders.length === 1)
    .sort((one, other) => worthAt(other) - worthAt(one))
    .slice(0, COMPARED);
  const survey = playouts.quick.survey(root);
  return best.flatMap((index) => {
    const order = orders[index];
    if (!order) return [];
    const reasons = reasonsFor(survey, root, order);
    return [{ choice: play.named(root, order), opening: byOrder(order), ahead: worthAt(index), reasons }];
  });
}

/** The means of playouts to the end of the enemy's turn. */
function* expectedOf<Kind>(
  playouts: Playouts<Kind>,
  opening: Opening<Kind>,
  share: number,
): Thinking<Expected> {
  const { root, side } = playouts;
  const before = standOf(root, side);
  const sum = { worth: 0, points: 0, losses: 0, inflicted: 0 };
  for (let count = 0; count < SHORT; count += 1) {
    const { worth } = playouts.run(opening, ROUND, () => {
      const after = standOf(root, side);
      sum.points += after.lead - before.lead;
      sum.losses += before.own - after.own;
      sum.inflicted += before.enemy - after.enemy;
    });
    sum.worth += worth;
    if (count % 4 === 0) yield share;
  }
  const mean = (total: number): number => total / SHORT;
  return {
    worth: mean(sum.worth),
    points: mean(sum.points),
    losses: mean(sum.losses),
    inflicted: mean(sum.inflicted),
  };
}

/** The share of battles that the side wins. */
function* winsOf<Kind>(playouts: Playouts<Kind>, opening: Opening<Kind>, share: number): Thinking<number> {
  const count = wholeBattles(playouts.play, playouts.root, WHOLE);
  let won = 0;
  for (let battle = 0; battle < count; battle += 1) {
    won += playouts.toTheEnd(opening);
    yield share;
  }
  return won / count;
}

/** The strength of both sides on the board, and the lead of one in points. */
function standOf<Kind>(position: Position<Kind>, side: SideNumber) {
  const enemy = enemyOfNumber(side);
  const strength = (of: SideNumber): number =>
    position.force(of).units.reduce((sum, { strength: left }) => sum + left, 0);
  return {
    own: strength(side),
    enemy: strength(enemy),
    lead: pointsIn(position, side) - pointsIn(position, enemy),
  };
}
