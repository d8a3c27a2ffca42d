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
import { NOTHING } from '../../texts/chance-text';

/** The odds of an attack, or `waiting` while they are being computed. */
export type Odds = OddsSummary | 'waiting';

/** An attack to show odds for: one that can be ordered now, or one that another order must make possible first. */
export type Attack = Order | Later;

/** The order for an attack. */
export const orderOf = (attack: Attack): Order => ('first' in attack ? attack.order : attack);

/** The odds of an attack as far as they are known; undefined if none are to be shown. */
export type OddsSource = (attack: Attack) => Odds | undefined;

/** The time the pointer must rest on a target before its odds are computed, in milliseconds. */
const REST = 150;

/** The longest computation without a break, in milliseconds: the map needs the time in between. */
export const SLICE = 12;

/** The limit for exact odds: with more outcomes they are estimated from samples, which are nearly as good. */
export const EFFORT: Effort = { ways: 11_000, samples: 625 };

/** The lower limit for answers to a question, since each is computed separately. */
const EFFORT_OF_ANSWERS: Effort = { ways: 4_000, samples: 625 };

/** Odds to compute, under a key that is unique within the position. */
interface Wanted {
  readonly key: string;
  workOut(): InSlices<OddsSummary>;
}

/**
 * Computes the odds of the attacks that the user looks at, one at a time in short slices, and caches them by position.
 */
export class OddsCalculator {
  readonly #known = new WeakMap<State, Map<string, OddsSummary>>();
  readonly #onKnown: () => void;
  /** The odds that are being computed or waited for. */
  #wanted: { readonly state: State; readonly key: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a callback that runs whenever odds become known. */
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

  /**
   * Sets the attacks that the user looks at now: their odds are computed if the pointer rests there, and those of
   * others are dropped.
   */
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

  /** Starts computing the odds of the answers to an open question. */
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

  /** Computes one after the other. */
  #goOn(state: State, [first, ...others]: readonly Wanted[]): void {
    if (first) this.#reckon(first.workOut(), (odds) => this.#keep(state, first.key, odds, others));
  }

  #keep(state: State, key: string, odds: OddsSummary, others: readonly Wanted[]): void {
    const known = this.#known.get(state) ?? new Map<string, OddsSummary>();
    this.#known.set(state, known.set(key, odds));
    this.#timer = setTimeout(() => this.#goOn(state, others));
    this.#onKnown();
  }

  /** Computes in slices, so that the map has time in between; stops if the odds are no longer wanted. */
  #reckon(work: InSlices<OddsSummary>, done: (odds: OddsSummary) => void): void {
    const end = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) done(step.value);
    else this.#timer = setTimeout(() => this.#reckon(work, done));
  }
}

/** The key of the odds of the answers to an open question. */
const ANSWERS = 'answers';

const keyOf = (attack: Attack): string =>
  'first' in attack ? `${nameOf(attack.first)} ${nameOf(attack.order)}` : nameOf(attack);

const nameOf = ({ type, unit, units = [], target }: Order): string => `${type} ${unit} ${units} ${target}`;

/** True if anything can happen to the attacker, for any answer. */
export const isAttackerAtRisk = ({ rows }: OddsSummary): boolean =>
  rows.some(({ attacker }) => Math.max(attacker.destroyed, attacker.drivenBack, attacker.lost) > NOTHING);

/** True if anything can happen to either side. */
export const isAnyoneAtRisk = (odds: OddsSummary): boolean =>
  isAttackerAtRisk(odds) ||
  odds.rows.some(
    ({ target, leaderFalls, wins }) =>
      Math.max(
        ...[target.destroyed, target.drivenBack, target.lost],
        ...[...Object.values(leaderFalls), ...Object.values(wins)],
      ) > NOTHING,
  );

/** The rows in the order of the answer buttons. */
export function rowsInOrder({ rows }: OddsSummary): readonly ResponseOdds[] {
  const order = answersInOrder(rows.map(({ response }) => response ?? ''));
  const placeOf = ({ response }: ResponseOdds) => order.indexOf(response ?? '');
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}
