import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { build } from 'esbuild';
import { seededStream } from '../../src/core';
import { caseFiles } from '../cases/files';
import { copyOfTree } from './copy';
import { mutationsOf } from './mutations';
import { type Planted, plant } from './planting';
import { recorded } from './switch';
import { TESTS } from './tests';
import { pass, tried } from './trying';

/** The sources in which faults are planted. Scenarios, sample armies and lessons are left out: they are data of one battle. */
const PLANTED = /^src\/(?:core|rulesets|foundry\/(?:texts|chat))\//;
const LEFT_OUT = /\/(?:scenarios|armies|lessons)\//;

/** Officers value pieces by these numbers: another one plays otherwise, not wrongly, and the arena measures it. */
const isValued = ({ kind, file }: Planted): boolean => kind === 'number' && /judgement/.test(file);

const CASES = 'tools/mutations/cases.ts';

const [, , count = '60', ...given] = process.argv;
const seeds = given.length > 0 ? given : ['1'];

/** Bundles sources, as `bundles/NAME.mjs` if they are written; returns every file that they read. */
async function bundled(entryPoints: string[], write: boolean): Promise<readonly string[]> {
  const { metafile } = await build({
    // Else it would be the folder in which this began, and not the copy.
    absWorkingDir: process.cwd(),
    entryPoints,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'bundles',
    outExtension: { '.js': '.mjs' },
    write,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).sort();
}

/** Every fault that can be planted where the tests read it. */
async function possible(): Promise<readonly Planted[]> {
  const read = await bundled([...TESTS, CASES], false);
  return read
    .filter((file) => PLANTED.test(file) && !LEFT_OUT.test(file))
    .flatMap((file) =>
      mutationsOf(file, readFileSync(file, 'utf8')).map((mutation) => ({ ...mutation, file })),
    )
    .filter((each) => !isValued(each));
}

/**
 * The faults of a seed, each of a kind that is chosen first, so that rare kinds, such as a reason left untold, are as
 * likely as others.
 */
function drawn(all: readonly Planted[], seed: string): ReadonlySet<Planted> {
  const stream = seededStream(Number(seed));
  const oneOf = <T>(list: readonly T[]): T => {
    const one = list[stream.below(list.length)];
    if (one === undefined) throw new RangeError('there is nothing to plant');
    return one;
  };
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
  const chosen = new Set<Planted>();
  while (chosen.size < Math.min(Number(count), all.length)) {
    const kind = oneOf(kinds);
    chosen.add(oneOf(all.filter((each) => each.kind === kind)));
  }
  return chosen;
}

/** Plants the faults of all seeds, and tries them one at a time, two beside each other. */
async function tryAll(bySeed: ReadonlyMap<string, ReadonlySet<Planted>>): Promise<void> {
  const faults = [...new Set([...bySeed.values()].flatMap((each) => [...each]))];
  plant(faults);
  await bundled([CASES], true);
  const isSound = (await pass(caseFiles('test/cases'))) && (await pass(TESTS));
  if (!isSound) throw new Error('The tests fail before a fault is planted: run npm test.');
  const trials = recorded();
  const results = new Map<Planted, string>();
  const left = faults.entries();
  const tryRest = async (): Promise<void> => {
    for (const [number, fault] of left) {
      const result = await tried(fault, number, trials);
      results.set(fault, result);
      console.log(`${result} ${fault.kind} ${fault.file}:${fault.line}: ${fault.told}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, tryRest));
  for (const [seed, those] of bySeed) {
    const noticed = [...those].filter((each) => results.get(each) === 'noticed');
    console.log(`seed ${seed}: ${noticed.length} of ${those.size} noticed`);
  }
}

const copy = copyOfTree();
try {
  process.chdir(copy);
  const all = await possible();
  await tryAll(new Map(seeds.map((seed) => [seed, drawn(all, seed)])));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
