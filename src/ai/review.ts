import {
  type AskQuery,
  type Open,
  type Order,
  type Play,
  type Ruleset,
  redo,
  type State,
  seededStream,
  start,
} from '../core';
import { openingByReplies, openingsByAnswer } from './choose-answer';
import { officer } from './officer';
import { type Opening, playoutsIn, wholeBattles } from './playouts';
import { byOrder } from './search';
import type { Thinking } from './thinking';
import { type View, viewOf } from './view';

/** An order of a finished battle as the sides saw it. It is plain data, without the secrets of other sides. */
export interface Turn {
  readonly order: Order;
  readonly before: View;
  readonly after: View;
  /** The first question of the order that left a choice, as the side saw it that was asked; null if there was none. */
  readonly question: AskedInTurn | null;
}

interface AskedInTurn {
  readonly view: View;
  readonly reason: string;
  readonly options: readonly string[];
  readonly given: string;
}

/** A change of the share of battles won, in per cent, with what chance may account for (95 %). */
export interface Measured {
  readonly value: number;
  readonly margin: number;
}

/** A choice of a side beside that of a Captain. */
export interface ChoiceWorth {
  readonly side: View['side'];
  /** The key of the question that was answered; empty for the order itself. */
  readonly question: string;
  readonly given: Order | string;
  readonly advised: Order | string;
  readonly isSame: boolean;
  /** The worth of the choice beyond the Captain's; nothing if the Captain would have made the same. */
  readonly worth: Measured;
}

/** The worth of the choices of a turn, and what the dice then gave to the side that ordered. */
export interface TurnWorth {
  readonly choices: readonly ChoiceWorth[];
  readonly luck: Measured;
}

/** The turn of an action; undefined for one that no commander chose: the deal, and the deployment. */
export function turnOf(rules: Ruleset, before: State, action: Open): Turn | undefined {
  const { order, replies } = action;
  if (rules.opening(before) || before.preparation || order.side !== before.turn.side) return undefined;
  return {
    order,
    before: viewOf(rules, before, order.side),
    after: viewOf(rules, redo(rules, before, { order, replies }), order.side),
    question: questionIn(rules, before, action),
  };
}

/** The first question of an action that left a choice; one that only its side may know of is left out. */
function questionIn(rules: Ruleset, before: State, { order, replies }: Open): AskedInTurn | null {
  const run = start(rules, before, order);
  for (const [index, reply] of replies.entries()) {
    const { query } = run;
    if (query?.kind === 'ask' && reply.kind === 'chose' && isOpenChoice(query)) {
      const { side, reason, options } = query;
      const view = viewOf(rules, before, side, { order, replies: replies.slice(0, index) });
      return { view, reason, options, given: reply.option };
    }
    run.reply(reply);
  }
  return null;
}

const isOpenChoice = ({ options, secret = [] }: AskQuery): boolean =>
  options.length > 1 && secret.length === 0;

/** The share of the battles that a side wins from somewhere, and the variance of this mean. */
interface Share {
  readonly mean: number;
  readonly variance: number;
}

/**
 * Measures the choices of a turn beside those of a Captain, and what the dice gave. Each is measured by so many
 * quick battles that are played on to their ends; games with long playouts have fewer.
 */
export function* reviewing(rules: Ruleset, turn: Turn, battles: number, seed: number): Thinking<TurnWorth> {
  const { play } = rules;
  const { order, before, after, question } = turn;
  const captain = officer(rules, 'captain', seed);
  const count = wholeBattles(play, play.positionOf(before.state), battles);
  const measuring = new Measuring(play, seed, count, turn);
  const advised = yield* captain.choosing(before);
  const given = yield* measuring.shareOf(before, byNames(play, order));
  const isSame = isSameOrder(order, advised);
  const best = isSame ? given : yield* measuring.shareOf(before, byNames(play, advised));
  const choices: ChoiceWorth[] = [
    { side: before.side, question: '', given: order, advised, isSame, worth: between(given, best, isSame) },
  ];
  const end = yield* measuring.shareOf(after, nothing);
  const changes = [less(end, given)];
  if (question?.view.open) {
    const { view, options, reason } = question;
    const answers = new Map(
      openingsByAnswer(play, question.view.open, options).map((each) => [each.option, each.opening]),
    );
    const after = (option: string) => measuring.shareOf(view, answers.get(option) ?? nothing);
    const wanted = yield* captain.answering(view, options);
    const open = yield* measuring.shareOf(view, openingByReplies(play, question.view.open));
    const answered = yield* after(question.given);
    const isSame = wanted === question.given;
    const other = isSame ? answered : yield* after(wanted);
    const worth = between(answered, other, isSame);
    choices.push({
      side: view.side,
      question: reason,
      given: question.given,
      advised: wanted,
      isSame,
      worth,
    });
    // The effect of the answer is no luck.
    changes.push(view.side === before.side ? less(open, answered) : less(answered, open));
  }
  return { choices, luck: measured(changes) };
}

/** Measures shares of battles won, and tells how far it has come. */
class Measuring<Kind> {
  readonly #all: number;
  #done = 0;

  constructor(
    readonly play: Play<Kind>,
    readonly seed: number,
    readonly battles: number,
    { question }: Turn,
  ) {
    this.#all = question ? MEASURED.withAnswer : MEASURED.order;
  }

  /** The share of the battles that the side of a view wins after an opening. */
  *shareOf(view: View, opening: Opening<Kind>): Thinking<Share> {
    const { battles } = this;
    const playouts = playoutsIn(this.play, view, seededStream(this.seed));
    let won = 0;
    let count = 0;
    // A battle that is over has one end.
    const wanted = playouts.root.isOver ? 1 : battles;
    for (; count < wanted; count += 1) {
      won += playouts.toTheEnd(opening);
      yield Math.min(1, (this.#done + count / wanted) / this.#all);
    }
    this.#done += 1;
    const mean = won / count;
    // With one battle more for each side, so that a few that all end alike are not taken for certain.
    const likely = (won + 1) / (count + 2);
    return { mean, variance: playouts.root.isOver ? 0 : (likely * (1 - likely)) / count };
  }
}

/** The shares that are measured for an order, and for one with an answer. */
const MEASURED = { order: 3, withAnswer: 6 };

const nothing = (): boolean => true;

const byNames =
  <Kind>(play: Play<Kind>, order: Order): Opening<Kind> =>
  (c, stream, give) =>
    byOrder(play.ordered(c.position, order))(c, stream, give);

/** True if two orders do the same; one may name the way and the other leave it to the rules. */
function isSameOrder(one: Order, other: Order): boolean {
  const names = ({ type, unit, units = [], target, to, facing, card, terrain }: Order) =>
    JSON.stringify([type, unit, [...units].sort(), target, to, facing, card, terrain]);
  return names(one) === names(other);
}

/** The difference of two shares with its variance. */
const less = (one: Share, other: Share): Share => ({
  mean: one.mean - other.mean,
  variance: one.variance + other.variance,
});

const between = (given: Share, best: Share, isSame: boolean): Measured =>
  isSame ? { value: 0, margin: 0 } : measured([less(given, best)]);

/** The standard normal quantile of a 95 % interval. */
const Z = 1.96;

function measured(changes: readonly Share[]): Measured {
  const sum = (of: keyof Share): number => changes.reduce((total, change) => total + change[of], 0);
  return { value: 100 * sum('mean'), margin: 100 * Z * Math.sqrt(sum('variance')) };
}
