import type { Modifier } from '../state';

/** Adds up what modifiers give or take. */
export const total = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

/** The modifier if its condition holds, so that a table of them can be spread into a list. */
export const when = (condition: boolean, value: number, reason: string, rule: string): readonly Modifier[] =>
  condition ? [{ value, reason, rule }] : [];
