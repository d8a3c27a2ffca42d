import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const files = ['src', 'packs', 'table', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes('node_modules'))
  .map((name) => ({ name, lines: readFileSync(name, 'utf8').split('\n').length - 1 }));

// Data reads best in one piece.
const isData = (name: string) => name.includes('/scenarios/') || basename(name) === 'catalogue.ts';

test('no file is longer than 300 lines, and 95 in 100 stay under 250', () => {
  expect(files.filter(({ name, lines }) => lines > 300 && !isData(name))).toEqual([]);
  const long = files.filter(({ lines }) => lines >= 250).length;
  expect(long / files.length).toBeLessThan(0.05);
});

test('half of the files are shorter than 90 lines', () => {
  const lines = files.map((file) => file.lines).sort((a, b) => a - b);
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(90);
});

test('no file is called after what anything could be called', () => {
  const vague = /^(utils?|helpers?|common|misc|managers?|constants?)\./;
  expect(files.filter(({ name }) => vague.test(basename(name)))).toEqual([]);
});
