import type { Faults } from '../../src/core';

/** Reads the title of the case; without one, faults are reported by its number. */
export function readTitle(data: unknown, place: string, faults: Faults): string {
  if (typeof data === 'string' && data.trim() !== '') return data;
  faults.add(`${place}.case`, 'expected a title that names the rule statements and what the case shows');
  return place;
}
