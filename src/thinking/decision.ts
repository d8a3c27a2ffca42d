import { type OfficerLevel, officer, type Thinking, type View } from '../ai';
import type { Order, Ruleset } from '../core';

/** A decision that an officer has to make. It is plain data, so that a worker can be given it. */
export interface Decision {
  readonly ruleset: string;
  readonly level: OfficerLevel;
  readonly seed: number;
  /** All that the officer knows. */
  readonly view: View;
  /** The answers to choose from; null if an order is to be chosen. */
  readonly options: readonly string[] | null;
}

/** An order, or the answer to a question. */
export type Choice = Order | string;

/** The decision in slices. Throws RangeError if no such game is known. */
export function deciding(
  rulesets: readonly Ruleset[],
  { ruleset, level, seed, view, options }: Decision,
): Thinking<Choice> {
  const game = rulesets.find(({ id }) => id === ruleset);
  if (!game) throw new RangeError(`there is no game "${ruleset}"`);
  const decides = officer(game.on(view.state.board), level, seed);
  return options ? decides.answering(view, options) : decides.choosing(view);
}
