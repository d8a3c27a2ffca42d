import type { Order } from '../../core';
import { type Decision, mayAnswerFor, type Thought, type UserBattle } from '.';

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

/** Looks for the best choices of a player. */
export interface Adviser {
  /** Begins to look; the listener is told the share of the work that is done, from 0 to 1. */
  advise(decision: Decision, onShare: (share: number) => void): Thought<readonly Advice[]>;
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
