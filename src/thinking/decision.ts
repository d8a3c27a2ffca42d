import { type Advice, advising, type OfficerLevel, officer, type Thinking, type View } from '../ai';
import type { Order, Ruleset } from '../core';

/** A decision that an officer has to make. It is plain data, so that a worker can be given it. */
export interface Decision {
  readonly ruleset: string;
  /** The officer who decides; null for advice to a player. */
  readonly level: OfficerLevel | null;
  readonly seed: number;
  /** All that the officer knows. */
  readonly view: View;
  /** The answers to choose from; null if an order is to be chosen. */
  readonly options: readonly string[] | null;
}

/** An order or the answer to a question; for a player, the best of them. */
export type Choice = Order | string | readonly Advice[];

/** The decision in slices. Throws RangeError if no such game is known. */
export function deciding(
  rulesets: readonly Ruleset[],
  { ruleset, level, seed, view, options }: Decision,
): Thinking<Choice> {
  const game = rulesets.find(({ id }) => id === ruleset);
  if (!game) throw new RangeError(`there is no game "${ruleset}"`);
  const rules = game.on(view.state.board);
  if (level === null) return advising(rules, view, options, seed);
  const decides = officer(rules, level, seed);
  return options ? decides.answering(view, options) : decides.choosing(view);
}
