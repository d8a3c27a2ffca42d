import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseFiles, runFile } from '../../tools/cases/files';
import { GAMES } from '../../tools/cases/games';

const FOLDER = 'test/cases/cc-napoleon';
const results = caseFiles(FOLDER).flatMap((file) => runFile(GAMES, file));

describe('the rules cases of cc-napoleon', () => {
  test.each(caseFiles(FOLDER))('%s', (file) => {
    const faults = results.filter((each) => each.file === file && each.faults.length > 0);
    expect(faults).toEqual([]);
  });
});

interface Waived {
  readonly statement: string;
  readonly why: string;
}

const waived = parse(readFileSync(`${FOLDER}/not-rules.yaml`, 'utf8')) as readonly Waived[];
const STATEMENTS = Array.from({ length: 176 }, (_, index) => `R000-${`${index + 1}`.padStart(2, '0')}`);

test('every statement of R000 has a case, or a line that says why it has none', () => {
  const titles = results.map(({ title }) => title).join(' ');
  const named = new Set(titles.match(/R000-\d+/g));
  const excused = new Map(waived.map((each) => [each.statement, each.why]));
  expect(STATEMENTS.filter((id) => !named.has(id) && !excused.has(id))).toEqual([]);
  expect([...excused].filter(([id, why]) => !STATEMENTS.includes(id) || why.length < 10)).toEqual([]);
});
