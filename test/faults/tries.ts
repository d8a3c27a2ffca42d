import { appendFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** What an attacker, or an accident, can do to a battle. */
export type Family =
  | 'who asked'
  | 'locked texts'
  | 'broken files'
  | 'lost documents'
  | 'half-failed writes'
  | 'crash between two writes';

/** One attempt: what it is called, and how it goes; it comes to what is wrong, or to nothing where all is well. */
export type Try = readonly [name: string, attempt: () => Promise<string | undefined> | string | undefined];

/** What `npm run faults` reads of each part. */
export interface Tried {
  readonly family: Family;
  readonly part: string;
  readonly attempts: number;
  readonly failures: number;
}

const { FAULTS_TIMES = '1', FAULTS_SEED = '1', FAULTS_REPORT } = process.env;

/** How many times as much is tried as in the tests of every change. */
export const TIMES = Number(FAULTS_TIMES);

/** What chance begins with. */
export const SEED = Number(FAULTS_SEED);

/** Makes every attempt of a part of a family, whatever becomes of the others, and counts them. */
export async function tryAll(
  family: Family,
  part: string,
  tries: Iterable<Try> | AsyncIterable<Try>,
): Promise<void> {
  const faults: string[] = [];
  let attempts = 0;
  for await (const [name, attempt] of tries) {
    attempts += 1;
    const fault = await settled(attempt);
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  }
  const tried: Tried = { family, part, attempts, failures: faults.length };
  if (FAULTS_REPORT) appendFileSync(FAULTS_REPORT, `${JSON.stringify(tried)}\n`);
  console.info(`${family}, ${part}: ${attempts} attempts, ${faults.length} failures`);
  expect(attempts).toBeGreaterThan(0);
  expect(faults).toEqual([]);
}

async function settled(attempt: Try[1]): Promise<string | undefined> {
  try {
    return await attempt();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return text.split('\n').slice(0, 4).join(' | ').slice(0, 500);
  }
}

/** What is wrong where two things should be the same: the first of their parts that is another one. */
export function difference(now: object, wanted: object): string | undefined {
  for (const [key, value] of Object.entries(wanted)) {
    const found: unknown = Reflect.get(now, key);
    if (isDeepStrictEqual(found, value)) continue;
    return `${key}: ${whereTheyDiffer(found, value)}`;
  }
  return undefined;
}

/** The place within two things at which they are not the same, and what stands there. */
function whereTheyDiffer(found: unknown, wanted: unknown): string {
  const [one, other] = [Object(found), Object(wanted)] as const;
  const isPlain = [found, wanted].some((value) => typeof value !== 'object' || value === null);
  const key = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (each) => !isDeepStrictEqual(Reflect.get(one, each), Reflect.get(other, each)),
  );
  if (isPlain || key === undefined) return `${shown(found)} instead of ${shown(wanted)}`;
  return `${key}: ${whereTheyDiffer(Reflect.get(one, key), Reflect.get(other, key))}`;
}

const shown = (value: unknown): string => String(JSON.stringify(value)).slice(0, 300);
