import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { caseFiles, runFile } from '../../tools/cases/files';

const FOLDER = 'test/cases/cc-napoleon';
const results = caseFiles(FOLDER).flatMap((file) => runFile([ccNapoleon], file));

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

const waived = (name: string): readonly Waived[] =>
  parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Waived[];
const STATEMENTS = Array.from({ length: 176 }, (_, index) => `R000-${`${index + 1}`.padStart(2, '0')}`);

test('every statement of R000 has a case, or a line that says why it has none', () => {
  const titles = results.map(({ title }) => title).join(' ');
  const named = new Set(titles.match(/R000-\d+/g));
  const excused = new Map(
    [...waived('not-rules.yaml'), ...waived('later.yaml')].map((each) => [each.statement, each.why]),
  );
  expect(STATEMENTS.filter((id) => !named.has(id) && !excused.has(id))).toEqual([]);
  expect([...excused].filter(([id, why]) => !STATEMENTS.includes(id) || why.length < 10)).toEqual([]);
  // A line that puts a statement off has to go when its case has come.
  expect(waived('later.yaml').filter(({ statement }) => named.has(statement))).toEqual([]);
});
