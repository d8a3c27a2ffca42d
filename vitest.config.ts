import { defineConfig } from 'vitest/config';

/** Tests of rules and records, which stand in nobody's way: they fake nothing that others use. */
const RULES = ['ai', 'campaign', 'cases', 'core', 'drawing', 'match', 'rulesets'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

// A machine that is busy with other things takes its time; a test that never ends is stopped all the same.
const PATIENCE = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts', 'table/**/*.test.ts'],
          exclude: ['test/browser/**', ...RULES],
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'rules',
          include: RULES,
          // The games are read once for all of these files.
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/harness/make-ready.ts'],
          // Three windows a file keep a processor busy; while one of the files waits, as for a lease to end, another goes on.
          maxWorkers: 3,
          // What the tests are made of is read once for all files; each has a table and a browser of its own.
          isolate: false,
          // On their own, if both projects are run.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is waited for comes later on a machine that is busy.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
