// Everything that has to hold before a change lands: types, style, dead code, build, tests, browser tests.
import { spawnSync } from 'node:child_process';
import { install } from './install.mjs';

const STEPS = [
  ['types of the rules', 'npx', ['tsc', '-p', 'tsconfig.core.json']],
  ['types of the module', 'npx', ['tsc', '-p', 'tsconfig.json']],
  ['types of tools, table and tests', 'npx', ['tsc', '-p', 'tsconfig.node.json']],
  ['types of the table page', 'npx', ['tsc', '-p', 'table/tsconfig.json']],
  ['style', 'npx', ['biome', 'check', '--error-on-warnings']],
  ['dead code', 'npx', ['knip']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['members of Foundry in use', 'npx', ['tsx', 'tools/ledger.ts']],
  ['tests', 'npx', ['vitest', 'run', '--project', 'unit']],
  ['browser tests', 'npx', ['vitest', 'run', '--project', 'browser']],
];

install();
for (const [name, command, words] of STEPS) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
