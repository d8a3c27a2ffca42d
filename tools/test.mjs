// Runs everything that must pass before a change is merged: types, style, dead code, build, tests, browser tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';

/** Runs before all others: it names a row of a game that lacks a text, for which many tests fail at loading. */
const FIRST = { name: 'texts of rows', command: 'npx', words: ['tsx', 'tools/row-texts.ts'] };

/** The number of steps that run at once. */
const LANES = 2;

// Long steps come early; `after` names the steps that one needs.
const STEPS = [
  { name: 'build', command: 'npm', words: ['run', '--silent', 'build'] },
  {
    name: 'tests',
    command: 'npx',
    words: ['vitest', 'run', ...['alone', 'faking', 'plain'].flatMap((name) => ['--project', name])],
  },
  // English may run ahead of other languages: this only tells. A release refuses it.
  { name: 'languages', command: 'npm', words: ['run', '--silent', 'language'] },
  { name: 'style', command: 'npx', words: ['biome', 'check', '--error-on-warnings'] },
  { name: 'dead code', command: 'npx', words: ['knip'] },
  { name: 'types, members of Foundry in use', command: 'npx', words: ['tsx', 'tools/types/main.ts'] },
  {
    name: 'browser tests',
    command: 'npx',
    words: ['vitest', 'run', '--project', 'browser'],
    after: 'build',
  },
];

/** How many of the slowest files of tests are printed at the end, of those in browsers and of all others. */
const SLOWEST = 10;

const folder = mkdtempSync(join(tmpdir(), 'pdc-durations-'));
const durations = join(folder, 'durations');

// Output is held back until a step ends, but still coloured on a terminal.
const ENVIRONMENT = {
  ...process.env,
  PDC_DURATIONS: durations,
  // Played battles and compiled sources leave much garbage: a larger nursery, collected less often, saves 4 % of the time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

const secondsSince = (began) => `${((Date.now() - began) / 1000).toFixed(0)} s`;

/** Runs a step and prints its output when it ends, so that the output of steps does not mix. */
function run({ name, command, words }) {
  const began = Date.now();
  const said = [];
  console.log(`${name} ...`);
  return new Promise((resolve) => {
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT });
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      console.log(`\n== ${name}`);
      process.stdout.write(Buffer.concat(said));
      console.log(status === 0 ? `${name}: ${secondsSince(began)}` : `${name}: failed`);
      resolve(status === 0);
    });
  });
}

/** Runs one step after another until none is left or one has failed; steps already running are allowed to finish. */
async function work(waiting, results) {
  const isReady = ({ after }) => after === undefined || results.has(after);
  while (![...results.values()].includes(false)) {
    const at = waiting.findIndex(isReady);
    if (at < 0) return;
    const [step] = waiting.splice(at, 1);
    results.set(step.name, await run(step));
  }
}

/** Prints the slowest files of tests, as the reporter has kept them. */
function printSlowest() {
  const lines = existsSync(durations) ? readFileSync(durations, 'utf8').trim().split('\n') : [];
  const files = lines.map((line) => JSON.parse(line)).sort((one, other) => other.seconds - one.seconds);
  const inBrowsers = ({ file }) => file.startsWith('test/browser/');
  for (const group of [files.filter((each) => !inBrowsers(each)), files.filter(inBrowsers)]) {
    if (group.length > 0) console.log('\nSlowest files:');
    for (const { file, seconds } of group.slice(0, SLOWEST))
      console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
  }
}

install();
const began = Date.now();
const results = new Map([[FIRST.name, await run(FIRST)]]);
const waiting = [...STEPS];
await Promise.all(Array.from({ length: LANES }, () => work(waiting, results)));
printSlowest();
rmSync(folder, { recursive: true });
const failed = [...results].filter(([, isGood]) => !isGood).map(([name]) => name);
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : `\nall passed: ${secondsSince(began)}`);
process.exitCode = failed.length > 0 ? 1 : 0;
