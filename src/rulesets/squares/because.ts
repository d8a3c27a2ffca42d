import type { Refusal } from '../../core';
import type { Position } from './play';

/** A reason why something is not legal, and the rule that says so. */
export const because = (reason: string, rule: string): Refusal => ({ reason, rule });

/** The same of something that fails in a square. */
export const there = (refusal: Refusal, { board }: Position, space: number): Refusal => ({
  ...refusal,
  space: board.name(space),
});
