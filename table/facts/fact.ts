import { test } from 'vitest';

/**
 * How sure it is that Foundry does the same: seen on a Live Foundry by others, said by its Official
 * documentation, said by a third party (C), or expected by us (E).
 */
export type Grade = 'L' | 'O' | 'C' | 'E';

const counts: Record<Grade, number> = { L: 0, O: 0, C: 0, E: 0 };

/** A behaviour of the table that modules rely on, with where it is known from. */
export function fact(grade: Grade, source: string, statement: string, check: () => unknown): void {
  counts[grade]++;
  test(`[${grade}] ${statement} (${source})`, async () => {
    await check();
  });
}

let limits = 0;

/** What the table lacks, or has besides for tests: nothing is said of Foundry by it. */
export function limit(statement: string, check: () => unknown): void {
  limits++;
  test(`[the table's own] ${statement}`, async () => {
    await check();
  });
}

/** How many facts there are of each grade. */
export const gradeCounts = (): string =>
  `Facts about Foundry: ${counts.L} seen live, ${counts.O} official, ${counts.C} by third parties, ${counts.E} expected; limits of the table: ${limits}`;

/** What share of the facts is no more than our expectation. */
export const guessed = (): number => counts.E / (counts.L + counts.O + counts.C + counts.E);
