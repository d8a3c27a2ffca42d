import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

/** The files of tests that are to notice faults, beside the cases; long random battles only look for crashes. */
export const TESTS: string[] = [
  ...['core', 'rulesets', 'foundry', 'match', 'workshop', 'canvas'].flatMap((folder) =>
    filesIn(`test/${folder}`),
  ),
  ...['reasons-met', 'texts', 'told-in-play'].map((name) => `test/house/${name}.test.ts`),
].filter((file) => !file.endsWith('/fuzz.test.ts'));
