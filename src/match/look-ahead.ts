import { IllegalReply } from '../core';

/**
 * What a look ahead finds; undefined where it comes to something that this client can't know, as a draw from cards
 * of which some are hidden: rulesets throw a RangeError there, and what was drawn before is no legal reply.
 */
export function lookAhead<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError || error instanceof IllegalReply) return undefined;
    throw error;
  }
}
