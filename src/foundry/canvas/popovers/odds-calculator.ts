import type { Effort, InSlices, Order, Ruleset, State } from '../../../core';
import {
  answerOddsReckoned,
  answersInOrder,
  type BattleView,
  type Later,
  type OddsSummary,
  type OpenOrder,
  oddsAfterReckoned,
  oddsReckoned,
  type ResponseOdds,
} from '../../../match';

/** The odds of an attack: known, or being worked out. */
export type Odds = OddsSummary | 'waiting';

/** An attack whose odds are wanted: one that can be ordered now, or one that another order must make possible first. */
export type Attack = Order | Later;

/** The order by which an attack is made. */
export const orderOf = (attack: Attack): Order => ('first' in attack ? attack.order : attack);

/** The odds of an attack as far as they are known; undefined where none are to be shown. */
export type OddsSource = (attack: Attack) => Odds | undefined;

/** How long the pointer rests on a target before its odds are worked out. */
const REST = 150;

/** The map has the time again after so many milliseconds of reckoning. */
const SLICE = 12;

/** Nobody waits longer than for so many ways: where there are more, samples tell about as much. */
const EFFORT: Effort = { ways: 300_000, samples: 1500 };

/** The answers to a question are each reckoned by itself. */
const EFFORT_OF_ANSWERS: Effort = { ways: 100_000, samples: 1000 };

/** Odds that somebody wants to know, under a name that no other ones of the same position have. */
interface Wanted {
  readonly key: string;
  workOut(): InSlices<OddsSummary>;
}

/** Works out the odds of the attacks that the user looks at, one at a time and never for long, and remembers them by position. */
export class OddsCalculator {
  readonly #known = new WeakMap<State, Map<string, OddsSummary>>();
  readonly #onKnown: () => void;
  /** What is being worked out or waited for. */
  #wanted: { readonly state: State; readonly key: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls back whenever the odds of an order have become known. */
  constructor(onKnown: () => void) {
    this.#onKnown = onKnown;
  }

  /** The odds as far as they are known. */
  find(state: State, attack: Attack): Odds {
    return this.#known.get(state)?.get(keyOf(attack)) ?? 'waiting';
  }

  /** The odds of the answers to the open question, as far as they are known. */
  findAnswers(state: State): Odds {
    return this.#known.get(state)?.get(ANSWERS) ?? 'waiting';
  }

  /** The attacks that the user looks at now: their odds are worked out if he stays, those of others no longer. */
  watch(rules: Ruleset, state: State, attacks: readonly Attack[]): void {
    const workOut = (attack: Attack): InSlices<OddsSummary> =>
      'first' in attack
        ? oddsAfterReckoned(rules, state, attack, EFFORT)
        : oddsReckoned(rules, state, attack, EFFORT);
    this.#want(
      state,
      attacks.map((attack) => ({ key: keyOf(attack), workOut: () => workOut(attack) })),
    );
  }

  /** The user is asked something: the odds of his answers are worked out. */
  watchAnswers(view: BattleView, open: OpenOrder): void {
    const { rules, state, question } = view;
    if (!question) return;
    this.#want(state, [
      { key: ANSWERS, workOut: () => answerOddsReckoned(rules, view, open, question, EFFORT_OF_ANSWERS) },
    ]);
  }

  #want(state: State, all: readonly Wanted[]): void {
    const key = all.map((one) => one.key).join(' ');
    if (this.#wanted?.state === state && this.#wanted.key === key) return;
    clearTimeout(this.#timer);
    this.#wanted = { state, key };
    const open = all.filter((one) => this.#known.get(state)?.has(one.key) !== true);
    if (open.length > 0) this.#timer = setTimeout(() => this.#goOn(state, open), REST);
  }

  /** One after the other. */
  #goOn(state: State, [first, ...others]: readonly Wanted[]): void {
    if (first) this.#reckon(first.workOut(), (odds) => this.#keep(state, first.key, odds, others));
  }

  #keep(state: State, key: string, odds: OddsSummary, others: readonly Wanted[]): void {
    const known = this.#known.get(state) ?? new Map<string, OddsSummary>();
    this.#known.set(state, known.set(key, odds));
    this.#timer = setTimeout(() => this.#goOn(state, others));
    this.#onKnown();
  }

  /** A slice at a time: the map has the time in between, and what is wanted no longer goes no further. */
  #reckon(work: InSlices<OddsSummary>, done: (odds: OddsSummary) => void): void {
    const end = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) done(step.value);
    else this.#timer = setTimeout(() => this.#reckon(work, done));
  }
}

/** Name of the odds of the answers to an open question. */
const ANSWERS = 'answers';

const keyOf = (attack: Attack): string =>
  'first' in attack ? `${nameOf(attack.first)} ${nameOf(attack.order)}` : nameOf(attack);

const nameOf = ({ type, unit, units = [], target }: Order): string => `${type} ${unit} ${units} ${target}`;

/** Less than this is rounding, not chance. */
export const NOTHING = 1e-9;

/** A probability in whole per cent; what is neither certain nor impossible is not shown as if it were. */
export function percent(probability: number): string {
  if (probability < NOTHING) return '0%';
  if (probability > 1 - NOTHING) return '100%';
  const rounded = Math.round((probability + NOTHING) * 100);
  return rounded < 1 ? '<1%' : rounded > 99 ? '>99%' : `${rounded}%`;
}

/** Strength points on average, with one decimal. */
export const onAverage = (lost: number): string =>
  lost < NOTHING ? '0' : lost < 0.05 ? '<0.1' : (lost + NOTHING).toFixed(1);

/** Whether anything can happen to the attacker, whatever is answered. */
export const isAttackerAtRisk = ({ rows }: OddsSummary): boolean =>
  rows.some(({ attacker }) => Math.max(attacker.destroyed, attacker.drivenBack, attacker.lost) > NOTHING);

/** Whether anything can happen at all, to anyone. */
export const isAnyoneAtRisk = (odds: OddsSummary): boolean =>
  isAttackerAtRisk(odds) ||
  odds.rows.some(
    ({ target, leaderFalls, wins }) =>
      Math.max(
        ...[target.destroyed, target.drivenBack, target.lost],
        ...[...Object.values(leaderFalls), ...Object.values(wins)],
      ) > NOTHING,
  );

/** The rows in the order in which the buttons of the answers stand. */
export function rowsInOrder({ rows }: OddsSummary): readonly ResponseOdds[] {
  const order = answersInOrder(rows.map(({ response }) => response ?? ''));
  const placeOf = ({ response }: ResponseOdds) => order.indexOf(response ?? '');
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}
