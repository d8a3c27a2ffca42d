import type { Faults } from '../../src/core';

/** What the case shows; without it, what is wrong is told of its number. */
export function readTitle(data: unknown, place: string, faults: Faults): string {
  if (typeof data === 'string' && data.trim() !== '') return data;
  faults.add(`${place}.case`, 'expected a title that names the rule statements and what the case shows');
  return place;
}
