import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';

/** The milliseconds that each file of tests took when it last passed. */
const DURATIONS = 'durations.json';

const durations = new Map<string, number>(
  existsSync(DURATIONS) ? Object.entries(JSON.parse(readFileSync(DURATIONS, 'utf8'))) : [],
);

const keepDurations: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      if (module.ok()) durations.set(module.moduleId, module.diagnostic().duration);
    writeFileSync(DURATIONS, JSON.stringify(Object.fromEntries(durations)));
  },
};

/** The quickest file first: most faults are noticed before a slow one begins. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = ({ moduleId }: TestSpecification): number => durations.get(moduleId) ?? 0;
    return files.sort((a, b) => took(a) - took(b));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', keepDurations],
    // One process reads the games once, and a file that has not changed is not compiled again.
    isolate: false,
    maxWorkers: 1,
    experimental: { fsModuleCache: true, fsModuleCachePath: 'compiled' },
    sequence: { sequencer: QuickestFirst },
    bail: 1,
    testTimeout: 300_000,
  },
});
