import { readFileSync, writeFileSync } from 'node:fs';
import type { Mutation } from './mutations';

/** A fault that is planted in a file. */
export interface Planted extends Mutation {
  readonly file: string;
}

/**
 * Writes all faults into their files, each behind a switch, `(planted(7) ? faulty : right)`: its place in the list is
 * its number.
 */
export function plant(faults: readonly Planted[]): void {
  const numbered = faults.map((fault, number) => ({ ...fault, number }));
  for (const file of new Set(faults.map((fault) => fault.file)))
    plantIn(
      file,
      numbered.filter((fault) => fault.file === file),
    );
}

function plantIn(file: string, faults: readonly (Mutation & { readonly number: number })[]): void {
  const inserted = new Map<number, string>();
  const insert = (at: number, text: string): void => {
    inserted.set(at, (inserted.get(at) ?? '') + text);
  };
  for (const { end } of faults) insert(end, ')');
  // Of two that begin at the same place the longer one encloses the other.
  for (const { start, now, number } of faults.toSorted((a, b) => b.end - a.end))
    insert(start, `(planted(${number}) ? ${now} : `);
  const text = [...inserted]
    .sort(([a], [b]) => b - a)
    .reduce((all, [at, more]) => all.slice(0, at) + more + all.slice(at), readFileSync(file, 'utf8'));
  writeFileSync(file, text);
}
