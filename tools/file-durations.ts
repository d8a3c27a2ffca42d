import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Names the file that {@link FileDurations} adds to; `npm test` prints the slowest files out of it. */
const OUTPUT = process.env.PDC_DURATIONS;

/** The seconds a file of tests took, with what it reads and opens before its first test. */
function lineOf(module: TestModule): string {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const seconds = (collectDuration + setupDuration + duration) / 1000;
  return `${JSON.stringify({ file: module.relativeModuleId, seconds })}\n`;
}

/** A reporter that keeps the duration of each file of tests. */
export class FileDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (OUTPUT !== undefined) appendFileSync(OUTPUT, modules.map(lineOf).join(''));
  }
}
