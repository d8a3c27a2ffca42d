/**
 * Runs the fault tests that every change has to pass, multiplied by a factor: false senders, broken files, locked
 * texts, lost documents, half-failed writes, crashes between two writes. Reports attempts and failures.
 * npm run faults -- 20 [seed]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tried } from '../../test/faults/tries';

const [times = '20', seed = '1'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
const report = join(folder, 'report.jsonl');

/** No time limit: an hour of tests is what was asked for. */
const NO_LIMIT = '--testTimeout=0';

const { status } = spawnSync('npx', ['vitest', 'run', NO_LIMIT, 'test/faults'], {
  env: { ...process.env, FAULTS_TIMES: times, FAULTS_SEED: seed, FAULTS_REPORT: report },
  stdio: ['ignore', 'inherit', 'inherit'],
});

const tried: readonly Tried[] = readFileSync(report, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));
rmSync(folder, { recursive: true });

const line = (name: string, of: readonly Tried[]): string => {
  const sum = (key: 'attempts' | 'failures') => of.reduce((total, each) => total + each[key], 0);
  return `${name.padEnd(34)}${String(sum('attempts')).padStart(9)} attempts${String(sum('failures')).padStart(7)} failures`;
};

const families = [...new Set(tried.map(({ family }) => family))].sort();
for (const family of families) {
  const own = tried.filter((each) => each.family === family);
  console.log(line(family, own));
  for (const each of own) console.log(line(`  ${each.part}`, [each]));
}
console.log(line('all', tried));
process.exitCode = status ?? 1;
