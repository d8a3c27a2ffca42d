import { test } from 'vitest';

/**
 * The certainty that Foundry behaves the same: seen in a live Foundry by others (L), in its official documentation (O),
 * from a third party (C), or expected by us (E).
 */
export type Grade = 'L' | 'O' | 'C' | 'E';

const counts: Record<Grade, number> = { L: 0, O: 0, C: 0, E: 0 };

/** Tests a behaviour of the table that modules rely on, with its source. */
export function fact(grade: Grade, source: string, statement: string, check: () => unknown): void {
  counts[grade]++;
  test(`[${grade}] ${statement} (${source})`, async () => {
    await check();
  });
}

let limits = 0;

/** Tests a limit of the table, or an addition of its own for tests; it says nothing about Foundry. */
export function limit(statement: string, check: () => unknown): void {
  limits++;
  test(`[the table's own] ${statement}`, async () => {
    await check();
  });
}

/** The number of facts of each grade, as text. */
export const gradeCounts = (): string =>
  `Facts about Foundry: ${counts.L} seen live, ${counts.O} official, ${counts.C} by third parties, ${counts.E} expected; limits of the table: ${limits}`;

/** The share of facts that are only expected. */
export const guessed = (): number => counts.E / (counts.L + counts.O + counts.C + counts.E);
