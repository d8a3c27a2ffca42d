import {
  type Advice,
  advising,
  answeringBetween,
  type Fought,
  type OfficerLevel,
  officer,
  reviewing,
  type Thinking,
  type Turn,
  type TurnWorth,
  trialBattle,
  type View,
} from '../ai';
import type { BetweenBattles, Order, Ruleset, State } from '../core';

/** A decision that an officer has to make. */
interface Decision {
  readonly kind: 'decision';
  readonly ruleset: string;
  /** The officer who decides; null for advice to a player. */
  readonly level: OfficerLevel | null;
  readonly seed: number;
  /** All that the officer knows. */
  readonly view: View;
  /** The answers to choose from; null if an order is to be chosen. */
  readonly options: readonly string[] | null;
}

/** A whole battle that officers have to fight. */
interface TrialBattle {
  readonly kind: 'battle';
  readonly ruleset: string;
  readonly level: OfficerLevel;
  readonly seed: number;
  readonly start: State;
}

/** A turn of a finished battle that is to be reviewed by a Captain. */
interface TurnReview {
  readonly kind: 'review';
  readonly ruleset: string;
  readonly turn: Turn;
  /** The battles by which each choice is measured. */
  readonly battles: number;
  readonly seed: number;
}

/** A question between the battles of a campaign that an officer has to answer. */
interface AnswerBetween {
  readonly kind: 'between';
  /** The campaign with its open question, as plain data. */
  readonly asked: unknown;
  readonly level: OfficerLevel;
  readonly seed: number;
}

/** The knowledge by which officers work. */
export interface Known {
  readonly rulesets: readonly Ruleset[];
  /** Reads a question between battles. Throws UnusableData. */
  questionBetween(asked: unknown): BetweenBattles;
}

/** Work for officers. It is plain data, so that a worker can be given it. */
export type Task = Decision | TrialBattle | TurnReview | AnswerBetween;

/** A decision is an order or the answer to a question, for a player the best of them; a battle is its end. */
export type Result = Order | string | readonly Advice[] | Fought | TurnWorth;

/** The work in slices. Throws RangeError if no such game is known. */
export function working({ rulesets, questionBetween }: Known, task: Task): Thinking<Result> {
  if (task.kind === 'between') return answeringBetween(questionBetween(task.asked), task.level, task.seed);
  const game = rulesets.find(({ id }) => id === task.ruleset);
  if (!game) throw new RangeError(`there is no game "${task.ruleset}"`);
  if (task.kind === 'battle')
    return trialBattle(game.on(task.start.board), task.start, task.level, task.seed);
  if (task.kind === 'review')
    return reviewing(game.on(task.turn.before.state.board), task.turn, task.battles, task.seed);
  const { level, seed, view, options } = task;
  const rules = game.on(view.state.board);
  if (level === null) return advising(rules, view, options, seed);
  const decides = officer(rules, level, seed);
  return options ? decides.answering(view, options) : decides.choosing(view);
}
