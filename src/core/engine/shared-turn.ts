import type { Turn } from '../state';

/**
 * The turn of the battle as players count it if both sides play one after the other: two turns are one of theirs. Each
 * game defines its turn (`Ruleset.ownTurn`); this is the usual definition.
 */
export const sharedTurn = ({ number }: Pick<Turn, 'number'>): number => Math.ceil(number / 2);
