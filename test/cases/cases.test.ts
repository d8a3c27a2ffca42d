import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseFiles, runFile } from '../../tools/cases/files';
import { GAMES } from '../../tools/cases/games';

interface Waived {
  readonly statement: string;
  readonly why: string;
}

/** Every ruleset with the statements of its source: their prefix and how many there are. */
const SOURCES = [
  { id: 'cc-napoleon', prefix: 'R000', statements: 176 },
  { id: 'squares', prefix: 'R004', statements: 121 },
] as const;

test('every game has its cases, and every folder of cases is played', () => {
  const folders = readdirSync('test/cases', { withFileTypes: true }).filter((each) => each.isDirectory());
  const ids = SOURCES.map(({ id }) => id);
  expect(folders.map(({ name }) => name).sort()).toEqual([...ids].sort());
  expect(GAMES.rulesets.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

describe.each(SOURCES)('the rules cases of $id', ({ id, prefix, statements }) => {
  const folder = `test/cases/${id}`;
  const results = caseFiles(folder).flatMap((file) => runFile(GAMES, file));

  test.each(caseFiles(folder))('%s', (file) => {
    const faults = results.filter((each) => each.file === file && each.faults.length > 0);
    expect(faults).toEqual([]);
  });

  test('every statement has a case, or a line that says why it has none', () => {
    const all = Array.from(
      { length: statements },
      (_, index) => `${prefix}-${`${index + 1}`.padStart(2, '0')}`,
    );
    const titles = results.map(({ title }) => title).join(' ');
    const named = new Set(titles.match(/R\d{3}-\d+/g));
    const waived = parse(readFileSync(`${folder}/not-rules.yaml`, 'utf8')) as readonly Waived[];
    const excused = new Map(waived.map((each) => [each.statement, each.why]));
    expect(all.filter((each) => !named.has(each) && !excused.has(each))).toEqual([]);
    expect([...excused].filter(([each, why]) => !all.includes(each) || why.length < 10)).toEqual([]);
  });
});
