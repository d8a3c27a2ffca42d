import type { Order, Ruleset, State } from '../../../core';
import { answerOdds, type BattleView, type OddsSummary, type OpenOrder, oddsOf } from '../../../match';

/** The odds of an attack: known, or being worked out. */
export type Odds = OddsSummary | 'waiting';

/** How long the pointer rests on a target before its odds are worked out. */
const REST = 150;

/** Odds that somebody wants to know, under a name that no other ones of the same position have. */
interface Wanted {
  readonly key: string;
  workOut(): OddsSummary;
}

/** Works out the odds of the attacks that the user looks at, one at a time, and remembers them by position. */
export class OddsDependencies {
  readonly #known = new WeakMap<State, Map<string, OddsSummary>>();
  readonly #tell: () => void;
  /** What is being worked out or waited for. */
  #wanted: { readonly state: State; readonly key: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls back whenever the odds of an order have become known. */
  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** The odds as far as they are known. */
  find(state: State, order: Order): Odds {
    return this.#known.get(state)?.get(keyOf(order)) ?? 'waiting';
  }

  /** The odds of the answers to the open question, as far as they are known. */
  findAnswers(state: State): Odds {
    return this.#known.get(state)?.get(ANSWERS) ?? 'waiting';
  }

  /** Tells which attacks the user looks at now: their odds are worked out if he stays, those of others no longer. */
  look(rules: Ruleset, state: State, orders: readonly Order[]): void {
    this.#want(
      state,
      orders.map((order) => ({ key: keyOf(order), workOut: () => oddsOf(rules, state, order) })),
    );
  }

  /** Tells that the user is asked something: the odds of his answers are worked out. */
  lookAhead(view: BattleView, open: OpenOrder): void {
    const { rules, state, question } = view;
    if (!question) return;
    this.#want(state, [{ key: ANSWERS, workOut: () => answerOdds(rules, view, open, question) }]);
  }

  #want(state: State, all: readonly Wanted[]): void {
    const key = all.map((one) => one.key).join(' ');
    if (this.#wanted?.state === state && this.#wanted.key === key) return;
    clearTimeout(this.#timer);
    this.#wanted = { state, key };
    const open = all.filter((one) => this.#known.get(state)?.has(one.key) !== true);
    if (open.length > 0) this.#timer = setTimeout(() => this.#goOn(state, open), REST);
  }

  /** One after the other: the map has the time in between. */
  #goOn(state: State, [first, ...others]: readonly Wanted[]): void {
    if (!first) return;
    const known = this.#known.get(state) ?? new Map<string, OddsSummary>();
    this.#known.set(state, known.set(first.key, first.workOut()));
    this.#timer = setTimeout(() => this.#goOn(state, others));
    this.#tell();
  }
}

/** Name of the odds of the answers to an open question. */
const ANSWERS = 'answers';

const keyOf = ({ type, unit, target }: Order): string => `${type} ${unit} ${target}`;
