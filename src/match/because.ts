import type { Refusal } from '../core';

/** A refusal that no ruleset gives. */
export const because = (reason: string): Refusal => ({ reason, rule: 'match' });
