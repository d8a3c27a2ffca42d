import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

test('every file keeps to the import rules, and the check has seen every file', () => {
  const json = execFileSync('npx', ['depcruise', 'src', 'table', '--output-type', 'json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { modules, summary } = JSON.parse(json) as Cruise;
  const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  expect(broken).toEqual([]);
  const seen = new Set(modules.map(({ source }) => source));
  const files = ['src', 'table'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
});
