import { spawn } from 'node:child_process';
import type { Planted } from './planting';
import type { Trial } from './switch';

const VITEST = ['node_modules/.bin/vitest', 'run', '--config=tools/mutations/vitest.config.ts', '--root=.'];

/**
 * Runs tests in a process of their own, with one fault or none: true if they pass. A fault that makes a battle endless
 * is noticed too, by the processor time that it takes.
 */
export function pass(tests: readonly string[], fault?: number, seconds = 3600): Promise<boolean> {
  if (tests.length === 0) return Promise.resolve(true);
  const command = tests[0]?.endsWith('.test.ts') ? VITEST : ['bundles/cases.mjs'];
  const env = fault === undefined ? process.env : { ...process.env, PLANTED: `${fault}` };
  const child = spawn('sh', ['-c', `ulimit -t ${seconds}; exec "$0" "$@"`, 'node', ...command, ...tests], {
    env,
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.on('close', (status) => resolve(status === 0));
  });
}

/** Tries a fault by the tests that meet it, the quickest of its own game first: the word for what comes of it. */
export async function tried(fault: Planted, number: number, trials: readonly Trial[]): Promise<string> {
  const [, game = 'none'] = /rulesets\/([^/]+)/.exec(fault.file) ?? [];
  const isForeign = ({ test }: Trial): boolean => !test.includes(`/${game}/`);
  const meeting = trials
    .filter(({ met }) => met.includes(number))
    .sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)) || a.took - b.took);
  if (meeting.length === 0) return 'unmet';
  const isUnit = ({ test }: Trial): boolean => test.endsWith('.test.ts');
  for (const those of [meeting.filter((each) => !isUnit(each)), meeting.filter(isUnit)]) {
    const seconds = 20 + those.reduce((sum, { took }) => sum + took, 0) / 300;
    const tests = those.map(({ test }) => test);
    if (!(await pass(tests, number, Math.ceil(seconds)))) return 'noticed';
  }
  return 'survived';
}
