import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededStream } from '../../src/core';
import { copyOfTree } from './copy';
import { type Mutation, mutationsOf } from './mutations';
import { passes, stagesFor } from './stages';

/** The sources in which faults are planted. Scenarios, sample armies and lessons are left out: they are data of one battle. */
const PLANTED = ['src/core', 'src/rulesets', 'src/foundry/texts', 'src/foundry/chat'];
const LEFT_OUT = /\/(?:scenarios|armies|lessons)\/|\.d\.ts$/;

const [, , count = '60', seed = '1'] = process.argv;
const stream = seededStream(Number(seed));

interface Planted extends Mutation {
  readonly file: string;
}

const files = PLANTED.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
  .sort();

const all: readonly Planted[] = files.flatMap((file) =>
  mutationsOf(file, readFileSync(file, 'utf8')).map((mutation) => ({ ...mutation, file })),
);

const oneOf = <T>(list: readonly T[]): T => {
  const one = list[stream.below(list.length)];
  if (one === undefined) throw new RangeError('there is nothing to plant');
  return one;
};

/** A mutation of a kind chosen first, so that rare kinds, such as a reason left untold, are as likely as others. */
function chosen(kinds: readonly string[]): Planted {
  const kind = oneOf(kinds);
  return oneOf(all.filter((each) => each.kind === kind));
}

type Noticed = 'noticed' | 'endless' | 'survived';

async function tested(copy: string, file: string): Promise<Noticed> {
  for (const stage of stagesFor(file)) {
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
    return await tested(copy, file);
  } finally {
    writeFileSync(path, text);
  }
}

const copy = copyOfTree();
const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
const results: Noticed[] = [];
try {
  for (let left = Number(count); left > 0; left -= 1) {
    const planted = chosen(kinds);
    const { file, line, kind, was, now } = planted;
    const result = await tryOut(copy, planted);
    results.push(result);
    console.log(`${result} ${kind} ${file}:${line}: ${was} -> ${now}`.replace(/\s+/g, ' '));
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const survived = results.filter((result) => result === 'survived').length;
console.log(`seed ${seed}: ${results.length - survived} of ${results.length} noticed`);
