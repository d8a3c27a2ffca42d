import type { Refusal, SpaceId } from '../../core';

/** A reason why something is not legal, the rule that says so, and where it fails if that is a square. */
export const because = (reason: string, rule: string, space?: SpaceId): Refusal =>
  space === undefined ? { reason, rule } : { reason, rule, space };
