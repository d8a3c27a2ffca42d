import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const parts = (version: string): readonly number[] =>
  [...version.matchAll(/\d+/g), 0, 0].slice(0, 3).map(Number);

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Whether one of the ranges of an `engines` entry lets a version in: `^20.19 || >=22` and the like. */
function admits(ranges: string, version: readonly number[]): boolean {
  return ranges.split('||').some((range) => {
    const from = parts(range);
    const isOpen = range.includes('>');
    return compare(version, from) >= 0 && (isOpen || version[0] === from[0]);
  });
}

describe('npm start on a new machine', () => {
  it('installs nothing that asks for a newer Node.js than package.json promises', () => {
    const promised = parts(json('package.json').engines.node);
    const packages: Record<string, { engines?: { node?: string } }> = json('package-lock.json').packages;
    const tooNew = Object.entries(packages)
      .filter(([, { engines }]) => engines?.node !== undefined && !admits(engines.node, promised))
      .map(([path]) => path);
    expect(tooNew).toEqual([]);
  });

  it('says each step before it begins, and its seconds afterwards', () => {
    const script = `import('./tools/step.mjs').then(({ step }) => step('Baking', () => console.log('[bread]')))`;
    const said = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(said).toMatch(/^Baking \.\.\. \[bread\]\n\d+\.\d s\n$/);
  });
});
