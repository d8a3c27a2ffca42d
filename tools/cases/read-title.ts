import type { Faults } from '../../src/core';

/** What the case shows; without it, what is wrong is told of its number. */
export function readTitle(data: unknown, place: string, faults: Faults): string {
  if (typeof data === 'string' && data.trim() !== '') return data;
  faults.add(
    `${place}.case`,
    'a title is needed that names the statements of the rules and what is shown of them',
  );
  return place;
}
