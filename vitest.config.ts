import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';

const IN_BROWSERS = 'test/browser/**/*.test.ts';

/** In browsers as well, before a release and every night: what takes long and rarely breaks. */
const LONG = 'test/long/**/*.test.ts';

/** The stand-in for our documents, by which the session is tested without Foundry's classes. */
const STAND_IN = /vi\.mock\('[./]+\/src\/foundry\/documents', \(\) => import\('[\w./]*\/documents'\)\);/g;

const fakes = ['test', 'table']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const isAlone = /\bvi\.(?:mock|doMock)\(/.test(text.replaceAll(STAND_IN, ''));
    return { file, isAlone, isFaking: !isAlone && text.match(STAND_IN) !== null };
  });

/** Tests that put another module in the place of ours: they share nothing that they have read. */
const ALONE = fakes.filter(({ isAlone }) => isAlone).map(({ file }) => file);

/** Tests in which the stand-in takes the place of our documents: they share what they have read with one another. */
const FAKING = fakes.filter(({ isFaking }) => isFaking).map(({ file }) => file);

// A machine that is busy with other things takes its time; a test that never ends is stopped all the same.
const PATIENCE = 300_000;

/** Names the file that the duration of each file of tests is added to; `npm test` prints the slowest. */
const { PDC_DURATIONS } = process.env;

/** The seconds that a file of tests took, with what it reads and opens before its first test. */
function lineOf(module: TestModule): string {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const seconds = (collectDuration + setupDuration + duration) / 1000;
  return `${JSON.stringify({ file: module.relativeModuleId, seconds })}\n`;
}

const keepDurations: Reporter = {
  onTestRunEnd(modules) {
    if (PDC_DURATIONS !== undefined) appendFileSync(PDC_DURATIONS, modules.map(lineOf).join(''));
  },
};

const WITHOUT_WINDOWS = {
  // At once, beside what else is checked: at the end no processor waits for the last file.
  maxWorkers: 2,
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
};

/** The games are read once for all files of a project; a file leaves nothing behind that it has changed. */
const SHARING = { isolate: false, setupFiles: ['test/tidy-up.ts'] };

/** Tests of the built module in browser windows. */
const IN_WINDOWS = {
  globalSetup: ['test/browser/harness/make-ready.ts'],
  // Three windows a file keep a processor busy; while one of the files waits, as for a lease to end, another goes on.
  maxWorkers: 3,
  // What the tests are made of is read once for all files; each has a table and a browser of its own.
  isolate: false,
  // On their own, if both projects are run.
  sequence: { groupOrder: 1 },
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
  // What is waited for comes later on a machine that is busy.
  expect: { poll: { timeout: 90_000 } },
};

export default defineConfig({
  test: {
    reporters: ['default', keepDurations],
    projects: [
      { test: { name: 'alone', include: ALONE, exclude: [IN_BROWSERS, LONG], ...WITHOUT_WINDOWS } },
      {
        test: {
          name: 'faking',
          include: FAKING,
          exclude: [IN_BROWSERS, LONG],
          ...WITHOUT_WINDOWS,
          ...SHARING,
        },
      },
      {
        test: {
          name: 'plain',
          include: ['test/**/*.test.ts', 'table/**/*.test.ts'],
          exclude: [IN_BROWSERS, LONG, ...ALONE, ...FAKING],
          ...WITHOUT_WINDOWS,
          ...SHARING,
        },
      },
      { test: { name: 'browser', include: [IN_BROWSERS], ...IN_WINDOWS } },
      { test: { name: 'long', include: [LONG], ...IN_WINDOWS } },
    ],
  },
});
