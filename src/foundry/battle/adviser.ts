import type { Open, Order, Ruleset, Side, State } from '../../core';
import { mayAnswerFor, type UserBattle } from '.';

/** A choice that an officer would consider, and what it expects of it. */
export interface Advice {
  /** An order, or the answer to the open question. */
  readonly choice: Order | string;
  /** The mean change of the lead in victory points by the end of the enemy's next turn. */
  readonly points: number;
  /** The mean strength that the side and its enemy lose until then. */
  readonly losses: number;
  readonly inflicted: number;
  /** The share of the battles won that were played on from here. */
  readonly wins: number;
  readonly reasons: readonly string[];
}

/** A decision that a side has to make. */
export interface Decision {
  readonly rules: Ruleset;
  readonly seed: number;
  readonly side: Side;
  /** The position before the open order. */
  readonly state: State;
  readonly open: Open | null;
  /** The answers to choose from; null if an order is to be chosen. */
  readonly options: readonly string[] | null;
}

/** Looks for the best choices of a player. */
export interface Adviser {
  /** Begins to look; the listener is told the share of the work that is done, from 0 to 1. */
  advise(
    decision: Decision,
    onShare: (share: number) => void,
  ): {
    /** Rejects with an Error if it fails; once stopped, it is never settled. */
    readonly choice: Promise<readonly Advice[]>;
    stop(): void;
  };
}

/** The decision that a battle waits for from this client's user; undefined if it waits for none. */
export function decisionIn(battle: UserBattle): Omit<Decision, 'seed'> | undefined {
  const { rules, state, question, open, seats } = battle;
  const isStopped = battle.isPaused || battle.asItWas !== undefined || battle.kept !== undefined;
  if (isStopped || battle.lesson !== null || battle.proposal || state.winner !== null) return undefined;
  if (question) {
    if (!open || question.options.length < 2 || !mayAnswerFor(battle, question.side, false)) return undefined;
    return { rules, side: question.side, state: open.from, open, options: question.options };
  }
  // The first order of a battle belongs to no side.
  if (!seats.includes(state.turn.side) || rules.opening(state)) return undefined;
  return { rules, side: state.turn.side, state, open: null, options: null };
}
