import type { Order, Ruleset, State } from '../../../core';
import {
  answerOddsInSteps,
  type BattleView,
  type OddsSummary,
  type OpenOrder,
  oddsOfInSteps,
} from '../../../match';

/** The odds of an attack: known, being worked out, or not to be had. */
export type Odds = OddsSummary | 'waiting' | 'too-many';

/** How long the pointer rests on a target before its odds are worked out. */
const REST = 150;
/** How long they are worked on at a stretch: the map has the rest of the frame. */
const SLICE = 6;
/** Ways that an exchange may take; there are some with dice that are rolled again and again. */
const MOST_WAYS = 12_000;

/** Odds that somebody wants to know, under a name that no other ones of the same position have. */
interface Wanted {
  readonly key: string;
  steps(): Generator<number, OddsSummary>;
}

/** Works out the odds of the attacks that the user looks at, in small pieces, and remembers them by position. */
export class OddsDesk {
  readonly #known = new WeakMap<State, Map<string, OddsSummary | 'too-many'>>();
  readonly #tell: () => void;
  readonly #most: number;
  /** What is being worked out or waited for. */
  #wanted: { readonly state: State; readonly key: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls back whenever the odds of an order have become known, or have turned out to take more ways than `most`. */
  constructor(tell: () => void, most = MOST_WAYS) {
    this.#tell = tell;
    this.#most = most;
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
      orders.map((order) => ({ key: keyOf(order), steps: () => oddsOfInSteps(rules, state, order) })),
    );
  }

  /** Tells that the user is asked something: the odds of his answers are worked out. */
  lookAhead(view: BattleView, open: OpenOrder): void {
    const { rules, state, question } = view;
    if (!question) return;
    this.#want(state, [{ key: ANSWERS, steps: () => answerOddsInSteps(rules, view, open, question) }]);
  }

  #want(state: State, all: readonly Wanted[]): void {
    const key = all.map((one) => one.key).join(' ');
    if (this.#wanted?.state === state && this.#wanted.key === key) return;
    clearTimeout(this.#timer);
    this.#wanted = { state, key };
    const open = all.filter((one) => this.#known.get(state)?.has(one.key) !== true);
    if (open.length > 0) this.#timer = setTimeout(() => this.#begin(state, open), REST);
  }

  #begin(state: State, [first, ...others]: readonly Wanted[]): void {
    if (first) this.#goOn(state, first.key, first.steps(), () => this.#begin(state, others));
  }

  #goOn(state: State, key: string, steps: Generator<number, OddsSummary>, then: () => void): void {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done || step.value > this.#most) {
        this.#keep(state, key, step.done ? step.value : 'too-many');
        this.#timer = setTimeout(then);
        this.#tell();
        return;
      }
    } while (performance.now() < until);
    this.#timer = setTimeout(() => this.#goOn(state, key, steps, then));
  }

  #keep(state: State, key: string, odds: OddsSummary | 'too-many'): void {
    const known = this.#known.get(state) ?? new Map<string, OddsSummary | 'too-many'>();
    this.#known.set(state, known.set(key, odds));
  }
}

/** Name of the odds of the answers to an open question. */
const ANSWERS = 'answers';

const keyOf = ({ type, unit, target }: Order): string => `${type} ${unit} ${target}`;
