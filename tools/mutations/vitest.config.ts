import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { recorded } from './switch';
import { TESTS } from './tests';

/** Tests that put another module in the place of ours share nothing that they have read. */
const ALONE = TESTS.filter((file) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')));

const took = new Map(recorded().map((trial) => [trial.test, trial.took]));

/** The quickest file first: most faults are noticed before a slow one begins. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const tookOf = ({ moduleId }: TestSpecification): number => took.get(relative('', moduleId)) ?? 0;
    return files.sort((a, b) => tookOf(a) - tookOf(b));
  }
}

const USUAL = { testTimeout: 3_600_000, hookTimeout: 3_600_000 };
const SETUP = ['tools/mutations/switch-in-tests.ts', 'test/tidy-up.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'alone', include: ALONE, setupFiles: SETUP, ...USUAL } },
      {
        test: {
          name: 'sharing',
          include: TESTS,
          exclude: ALONE,
          setupFiles: SETUP,
          // The record would miss faults in results that an earlier file has reckoned and kept.
          isolate: process.env.PLANTED === undefined,
          ...USUAL,
        },
      },
    ],
    // A file that has not changed is not compiled again.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'compiled' },
    sequence: { sequencer: QuickestFirst },
    bail: 1,
  },
});
