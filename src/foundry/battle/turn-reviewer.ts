import type { Open, Order, Ruleset, Side, State } from '../../core';
import type { Measured } from '../../match';
import type { Thought } from '.';

/** An action of a finished battle that a Captain is to review. */
interface Reviewed {
  readonly rules: Ruleset;
  readonly before: State;
  readonly action: Open;
  /** The battles by which each choice is measured. */
  readonly battles: number;
  readonly seed: number;
}

/** The choices of an action beside those of a Captain, and the luck of the side that ordered. */
export interface TurnWorth {
  readonly choices: readonly {
    readonly side: Side;
    readonly question: string;
    readonly given: Order | string;
    readonly advised: Order | string;
    readonly isSame: boolean;
    readonly worth: Measured;
  }[];
  readonly luck: Measured;
}

/** Reviews what was done in a finished battle. */
export interface TurnReviewer {
  /** Begins to review an action; undefined if no commander chose it. */
  review(reviewed: Reviewed, onShare: (share: number) => void): Thought<TurnWorth> | undefined;
}
