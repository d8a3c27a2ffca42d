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
          globalSetup: ['test/browser/harness/build-page.ts'],
          // Each file has three windows, which keep a processor busy: more of them at once would take no less time.
          maxWorkers: 2,
          // On their own, if both projects are run.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
