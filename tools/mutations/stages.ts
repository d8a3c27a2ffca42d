import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The milliseconds that one stage may take: a fault that makes a battle endless is noticed too. */
const PATIENCE = 300_000;

/** Tests that notice a fault, in a process of their own. */
type Stage = readonly string[];

const vitest = (...tests: readonly string[]): Stage => [
  'node_modules/.bin/vitest',
  'run',
  '--project=plain',
  '--bail=1',
  ...tests,
];

const CASES: Stage = ['node_modules/.bin/tsx', 'tools/cases/main.ts'];

/** The tests of what players are told. */
const TOLD = [
  'test/foundry/told-sums',
  'test/house/reasons-met',
  'test/house/texts',
  'test/rulesets/charts',
  'test/rulesets/shown',
  'test/foundry/guides',
];

/**
 * The stages for a file, the quickest that notice most first: the cases of its game, what is told of all games, and the
 * unit tests.
 */
export function stagesFor(file: string): readonly Stage[] {
  const [, part, game = ''] = file.split('/');
  if (part === 'foundry') return [vitest('test/foundry', ...TOLD)];
  const isGame = existsSync(`test/cases/${game}`);
  const cases: Stage = [...CASES, `test/cases${isGame ? `/${game}` : ''}`];
  const own = isGame ? [`test/rulesets/${game}/`] : part === 'core' ? ['test/core/'] : [];
  return [cases, vitest(...TOLD), vitest('test/foundry', 'test/rulesets/golden', 'told-in-play', ...own)];
}

/** Runs one stage in a folder: true if it passed, null if it did not end in time. */
export function passes(stage: Stage, folder: string): Promise<boolean | null> {
  // A group of its own, which ends with all of its workers.
  const child = spawn('node', stage, { cwd: folder, stdio: 'ignore', detached: true });
  return new Promise((resolve) => {
    const { pid } = child;
    const timer = setTimeout(() => {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      resolve(null);
    }, PATIENCE);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve(status === 0);
    });
  });
}
