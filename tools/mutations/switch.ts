import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The file that the record is kept in: a line for each test. */
const RECORD = 'met.jsonl';

/** A file of tests that pass without faults, its processor time in milliseconds, and the faults that it meets. */
export interface Trial {
  readonly test: string;
  readonly took: number;
  readonly met: readonly number[];
}

/** The record of the tests without faults, as far as it is kept. */
export const recorded = (): readonly Trial[] =>
  existsSync(RECORD)
    ? readFileSync(RECORD, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

const { PLANTED } = process.env;
const active = Number(PLANTED);

/** The faults that have been met so far in this process. */
export const met = new Set<number>();

// Each fault asks it where it stands in the sources: they are compiled once, and each process has one fault or none.
Object.assign(globalThis, {
  planted: (fault: number): boolean => {
    met.add(fault);
    return fault === active;
  },
});

let before = process.cpuUsage();

/** Adds a file of tests that have passed to the record, if no fault is active. */
export function record(test: string, faults: Iterable<number>): void {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const trial: Trial = { test, took: Math.round((user + system) / 1000), met: [...faults] };
  if (PLANTED === undefined) appendFileSync(RECORD, `${JSON.stringify(trial)}\n`);
}
