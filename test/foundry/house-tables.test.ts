import { describe, expect, test } from 'vitest';
import { UnusableData } from '../../src/core';
import {
  changedTables,
  draftOf,
  ownTables,
  readTablesFile,
  tablesContext,
  tablesFile,
  withCell,
  withRulesOwn,
} from '../../src/foundry/applications/control/house-tables-draft';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';
import { squares } from '../../src/rulesets/squares';
import { ENGLISH } from './english';

const { 'combat-chart': chart, 'assault-dice': dice } = squares.tables;
if (!chart || !dice) throw new Error('there are no tables');
const own = draftOf(squares, {});
const words = {
  localize: (key: string, blanks: Readonly<Record<string, string>> = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};

describe('house tables while they are edited', () => {
  test('hold what was chosen, and nothing that the table can not hold', () => {
    const changed = withCell(chart, own, 0, 0, 'P');
    expect(changed['combat-chart']?.[0]).toEqual(['P', 'C', 'C', 'C']);
    expect(withCell(chart, own, 0, 0, 'X')).toBe(own);
    expect(withCell(chart, own, 9, 0, 'P')).toBe(own);
    expect(withCell(dice, own, 0, 0, '5')['assault-dice']?.[0]).toEqual([5]);
    for (const wrong of ['', '2.5', '99', 'six']) expect(withCell(dice, own, 0, 0, wrong)).toBe(own);
  });

  test('know what is not as in the rules, and go back to that', () => {
    const changed = withCell(dice, withCell(chart, own, 0, 0, 'P'), 0, 0, '5');
    expect(Object.keys(ownTables(squares, changed))).toEqual(['combat-chart', 'assault-dice']);
    const back = withRulesOwn(chart, changed);
    expect(Object.keys(changedTables(back, own))).toEqual(['assault-dice']);
    expect(ownTables(squares, withRulesOwn(dice, back))).toEqual({});
  });
});

test('a die that there is not is told by its row and its sides: T003-3', () => {
  const { grades } = codeNapoleon.tables;
  if (!grades) throw new Error('there is no table of grades');
  const cells = grades.cells.map((row, index) => (index === 1 ? [7, row[1] ?? 0] : row));
  expect(grades.remarks(cells)).toEqual([
    { reason: 'no-such-die', blanks: { row: grades.rows[1], die: '7' } },
  ]);
  expect(grades.remarks(grades.cells)).toEqual([]);
});

describe('the file of house tables', () => {
  test('comes back as it was written', () => {
    const changed = withCell(chart, own, 2, 1, '-');
    expect(readTablesFile(tablesFile(squares, changed), squares)).toEqual(changed);
  });

  test.each([
    ['no JSON', '{', 'file: is not valid JSON'],
    ['no mapping', '[]', 'file: '],
    ['far too much', `"${'x'.repeat(60_000)}"`, 'file: is too large for house tables'],
    ['another game', '{ "ruleset": "chess", "tables": {} }', 'ruleset: "chess" is unknown'],
    ['another word', '{ "ruleset": "squares", "table": {} }', 'file.table: is unknown'],
    ['an unknown table', '{ "ruleset": "squares", "tables": { "x": [] } }', 'tables.x: is unknown'],
    [
      'a cell that the table can not hold',
      tablesFile(squares, own).replace('"S"', '"Z"'),
      'tables.combat-chart[2][1]: must be one of C, P, S, A, -',
    ],
  ])('names the place of a fault: %s', (_, text, fault) => {
    try {
      readTablesFile(text, squares);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(UnusableData);
      expect(String(error)).toContain(fault);
    }
  });
});

describe('the editor', () => {
  const scene = { rules: squares, draft: own, inBattle: own, forNew: own, isBlocked: false };

  test('shows every cell, and offers nothing while nothing has changed', () => {
    const shown = tablesContext(scene, words);
    expect(shown.tables.map(({ title, isOwn }) => [title, isOwn])).toEqual([
      ['Combat chart', true],
      ['Assault dice', true],
    ]);
    expect(shown.tables[0]?.rows[0]?.cells[0]).toMatchObject({ label: '6, No advantage', value: 'C' });
    expect(shown).toMatchObject({ canApply: false, canKeep: false, hasBattle: true });
  });

  test('warns by the names of columns, and waits while a question is open', () => {
    let draft = own;
    for (let row = 0; row < 6; row += 1) draft = withCell(chart, draft, row, 2, '-');
    const shown = tablesContext({ ...scene, draft, isBlocked: true }, words);
    expect(shown.tables[0]?.remarks).toContain('Column “Class”: no die face has any effect.');
    expect(shown).toMatchObject({ canApply: false, canKeep: true });
    expect(tablesContext({ ...scene, draft }, words).canApply).toBe(true);
  });
});
