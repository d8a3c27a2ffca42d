import type { Faults } from '../../src/core';

/** Reads the title of the case; without one, faults are reported by its number. */
export function readTitle(data: unknown, place: string, faults: Faults): string {
  if (typeof data === 'string' && data.trim() !== '') return data;
  faults.add(
    `${place}.case`,
    'a title is needed that names the statements of the rules and what is shown of them',
  );
  return place;
}
