import type { Refusal, SpaceId } from '../../core';

/** The reason something is not allowed, its rule, and the square if it is about one. */
export const because = (reason: string, rule: string, space?: SpaceId): Refusal =>
  space === undefined ? { reason, rule } : { reason, rule, space };
