import {
  type AskQuery,
  byName,
  exactly,
  orNull,
  type Ruleset,
  readWhole,
  type State,
  text,
  wholeFrom,
} from '../core';

/** The answer that a player leaves standing for one kind of question. */
export interface StandingOrder {
  /** The id of the answer in the game's list. */
  readonly answer: string;
  /** The last turn in which it stands, as players count turns; null for the whole battle. */
  readonly until: number | null;
}

/** The standing orders of a side, by the reasons of the questions. */
export type StandingOrders = Readonly<Record<string, StandingOrder>>;

const readShape = exactly<StandingOrder>({ answer: text, until: orNull(wholeFrom(1)) });

/** Reads standing orders that a client has sent; throws UnusableData if the game has no such questions or answers. */
export const readStandingOrders = ({ standingAnswers }: Ruleset, data: unknown): StandingOrders =>
  readWhole('the standing orders', (faults) =>
    byName<StandingOrder>((given, place, inner, reason) => {
      const order = readShape(given, place, inner);
      if (!standingAnswers[reason]?.includes(order.answer)) inner.add(place, 'cannot be left standing');
      return order;
    })(data, 'orders', faults),
  );

/** Those that still stand. An undo to an earlier turn lets the ones of that turn stand again. */
export const stillStanding = (rules: Ruleset, { turn }: State, orders: StandingOrders): StandingOrders =>
  Object.fromEntries(
    Object.entries(orders).filter(([, { until }]) => until === null || until >= rules.ownTurn(turn)),
  );

/** The option that standing orders choose; undefined if none stands for the question, or none or several fit. */
export function standingChoice(
  rules: Ruleset,
  state: State,
  question: AskQuery,
  orders: StandingOrders,
): string | undefined {
  const order = stillStanding(rules, state, orders)[question.reason];
  return order && rules.standingOption(state, question, order.answer);
}
