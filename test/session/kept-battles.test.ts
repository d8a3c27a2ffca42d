// Battles as every version has kept them: each build has to load them, and to go on with them.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBattleFile } from '../../src/foundry/session/battle-file';
import { recordIn } from '../../src/foundry/session/journal/battle-journal';
import { readKept, recordFault, type SaveRead } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const FOLDER = 'test/fixtures/battles';
const files = readdirSync(FOLDER);

/** A battle out of the pages of its papers. */
function fromPapers(text: string): SaveRead {
  const flags: readonly object[] = JSON.parse(text);
  const pages = flags.map((each, index) => ({ id: `${index}`, flags: { 'pas-de-charge': each } }));
  makeWorld({ journal: collection({ id: 'journal', name: 'Papers', pages: collection(...pages) }) });
  const record = recordIn('journal');
  const game = GAMES.find(({ rules }) => rules.id === Reflect.get(record, 'ruleset'));
  if (!game) throw new Error('nobody knows these rules');
  return readKept(game.rules, record);
}

beforeEach(() => {
  makeWorld();
});

test('there are battles of every format: files and volumes with and without its number, records on one page, and the first positions', () => {
  const formats = new Set(files.map((name) => name.split('.')[1]));
  expect([...formats].sort()).toEqual([
    'file',
    'file-3',
    'first-positions',
    'one-page',
    'volume',
    'volume-3',
  ]);
});

test.each(files)('%s is read, and goes on', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const { rules, save, notice } = name.includes('.file') ? readBattleFile(text, GAMES) : fromPapers(text);
  // A battle of earlier rules is brought over from its position, of any other every order is legal still.
  if (notice === null) expect(save.record.length).toBeGreaterThan(8);
  expect(recordFault(rules, save)).toBeUndefined();
  expect(Object.keys(save.state.units).length).toBeGreaterThan(3);
  expect(save.open ?? rules.orders(save.state)[0]).toBeDefined();
});

test.each(files.filter((name) => !name.includes('.file')))(
  '%s of earlier rules is brought over from its position',
  (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const { save } = fromPapers(text);
    const [, before = ''] = /"version\\*":(\d+)/.exec(text) ?? [];
    const [bare, quoted] = [`"version":${before}`, `\\"version\\":${before}`];
    const other = text.replaceAll(bare, '"version":999').replaceAll(quoted, '\\"version\\":999');
    // The seal of a volume tells that somebody has touched it: a battle of a version to come is none that was kept.
    if (name.includes('.volume')) return expect(() => fromPapers(other)).toThrow(/has been altered/);
    const taken = fromPapers(other);
    expect([taken.notice, taken.save.record]).toEqual(['rules-changed', []]);
    expect(taken.save.state).toEqual(save.state);
  },
);
