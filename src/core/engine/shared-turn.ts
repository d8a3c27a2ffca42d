import type { Turn } from '../state';

/**
 * A turn of the battle as players count it where both sides have theirs one after the other: two are one of theirs.
 * What a turn is belongs to the game (`Ruleset.ownTurn`); this is what it is in most.
 */
export const sharedTurn = ({ number }: Pick<Turn, 'number'>): number => Math.ceil(number / 2);
