import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBy } from './imports';

/** Tests that notice a fault, in a process of their own. */
export interface Stage {
  readonly command: readonly string[];
  /** The seconds that it may take: a fault that makes a battle endless is noticed too. */
  readonly patience: number;
}

const vitest = (...tests: readonly string[]): Stage => ({
  command: [
    'node_modules/.bin/vitest',
    'run',
    '--config=tools/mutations/vitest.config.ts',
    '--root=.',
    ...tests,
  ],
  patience: 900,
});

const cases = (games: readonly string[]): Stage => ({
  command: ['node_modules/.bin/tsx', 'tools/cases/main.ts', ...games.map((game) => `test/cases/${game}`)],
  patience: 120,
});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isFile() && each.name.endsWith('.test.ts') ? join(folder, each.name) : [],
  );

/** Tests of all games, and of the module without a browser. */
const OF_ALL = [
  ...filesIn('test/foundry'),
  ...['reasons-met', 'texts', 'told-in-play'].map((name) => `test/house/${name}.test.ts`),
  ...filesIn('test/rulesets'),
];

/** Long random battles look for crashes; they are left out. */
const unitTestsOf = (game: string): readonly string[] =>
  filesIn(`test/rulesets/${game}`).filter((file) => !file.endsWith('/fuzz.test.ts'));

/** The games that have cases. */
const GAMES = readdirSync('src/rulesets').filter((name) => readdirSync('test/cases').includes(name));

/** The names of tests that are not about one of these games. */
const notAbout = (games: readonly string[]): readonly string[] =>
  games.length === 0 ? [] : [`--testNamePattern=^(?!.*: (?:${games.join('|')})$)`];

/** The games that use a file; all of them if none does on its own. */
function gamesOf(file: string): readonly string[] {
  const using = GAMES.filter((game) => readBy(`src/rulesets/${game}/index.ts`).has(file));
  return using.length > 0 ? using : GAMES;
}

/** The unit tests that read a file; none if it is only tested in browser windows. */
export const testsOf = (file: string): readonly string[] =>
  [...OF_ALL, ...filesIn('test/core'), ...gamesOf(file).flatMap(unitTestsOf)].filter((test) =>
    readBy(test).has(file),
  );

/** The stages for a file, the quicker first: the cases of the games that use it, and the unit tests that read it. */
export function stagesFor(file: string): readonly Stage[] {
  const games = gamesOf(file);
  const unit = vitest(...testsOf(file), ...notAbout(GAMES.filter((game) => !games.includes(game))));
  return file.startsWith('src/foundry/') ? [unit] : [cases(games), unit];
}

/** Runs one stage in a folder: true if it passed, null if it did not end in time. */
export function passes({ command, patience }: Stage, folder: string): Promise<boolean | null> {
  // A group of its own, which ends with all of its workers.
  const child = spawn('node', command, { cwd: folder, stdio: 'ignore', detached: true });
  return new Promise((resolve) => {
    const { pid } = child;
    const timer = setTimeout(() => {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      resolve(null);
    }, 1000 * patience);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve(status === 0);
    });
  });
}
