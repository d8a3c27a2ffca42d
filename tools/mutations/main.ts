import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededStream } from '../../src/core';
import { copyOfTree } from './copy';
import { type Mutation, mutationsOf } from './mutations';
import { passes, type Stage, stagesFor, testsOf } from './stages';

/** The sources in which faults are planted. Scenarios, sample armies and lessons are left out: they are data of one battle. */
const PLANTED = ['src/core', 'src/rulesets', 'src/foundry/texts', 'src/foundry/chat'];
const LEFT_OUT = /\/(?:scenarios|armies|lessons)\/|\.d\.ts$/;

/** Officers value pieces by these numbers: another one plays otherwise, not wrongly, and the arena measures it. */
const isValued = ({ kind, file }: Planted): boolean => kind === 'number' && /judgement/.test(file);

const [, , count = '60', ...given] = process.argv;
const seeds = given.length > 0 ? given : ['1'];

interface Planted extends Mutation {
  readonly file: string;
}

const files = PLANTED.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file) && testsOf(file).length > 0)
  .sort();

const all: readonly Planted[] = files
  .flatMap((file) => mutationsOf(file, readFileSync(file, 'utf8')).map((mutation) => ({ ...mutation, file })))
  .filter((each) => !isValued(each));

const kinds = [...new Set(all.map(({ kind }) => kind))].sort();

/**
 * The mutations of a seed, each of a kind that is chosen first, so that rare kinds, such as a reason left untold, are as
 * likely as others.
 */
function drawn(seed: string): readonly Planted[] {
  const stream = seededStream(Number(seed));
  const oneOf = <T>(list: readonly T[]): T => {
    const one = list[stream.below(list.length)];
    if (one === undefined) throw new RangeError('there is nothing to plant');
    return one;
  };
  return Array.from({ length: Number(count) }, () => {
    const kind = oneOf(kinds);
    return oneOf(all.filter((each) => each.kind === kind));
  });
}

type Noticed = 'noticed' | 'endless' | 'survived';

async function tested(copy: string, stages: readonly Stage[]): Promise<Noticed> {
  for (const stage of stages) {
    const isPassed = await passes(stage, copy);
    if (isPassed === null) return 'endless';
    if (!isPassed) return 'noticed';
  }
  return 'survived';
}

/** Plants one mutation in the copy, runs the tests, and restores the file. */
async function tryOut(copy: string, { file, start, end, now }: Planted): Promise<Noticed> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, start) + now + text.slice(end));
  try {
    return await tested(copy, stagesFor(file));
  } finally {
    writeFileSync(path, text);
  }
}

async function trySeed(copy: string, seed: string): Promise<void> {
  const results: Noticed[] = [];
  for (const planted of drawn(seed)) {
    const { file, line, kind, was, now } = planted;
    const result = await tryOut(copy, planted);
    results.push(result);
    console.log(`${result} ${kind} ${file}:${line}: ${was} -> ${now}`.replace(/\s+/g, ' '));
  }
  const survived = results.filter((result) => result === 'survived').length;
  // A fault that survives shows that the tests pass without it.
  const isSure = survived > 0 || (await tested(copy, stagesFor('src/core/index.ts'))) === 'survived';
  if (!isSure) throw new Error('The tests fail before a fault is planted: run npm test.');
  console.log(`seed ${seed}: ${results.length - survived} of ${results.length} noticed`);
}

const copy = copyOfTree();
try {
  for (const seed of seeds) await trySeed(copy, seed);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
