import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseFiles, runFile } from '../../tools/cases/files';
import { GAMES } from '../../tools/cases/games';
import { listsOf, wordParts } from '../../tools/docs/cases-parts';
import { partOf } from '../../tools/docs/marked-parts';
import { Seen } from '../../tools/docs/questions-seen';
import { refusalFaults } from './refusal-faults';

const PAGE = readFileSync('docs/cases.md', 'utf8');

interface Waived {
  readonly statement: string;
  readonly why: string;
}

/** The numbers of statements from one to another, with so many digits at the least. */
const numbered = (prefix: string, first: number, last: number, digits = 2): readonly string[] =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${prefix}-${`${first + index}`.padStart(digits, '0')}`,
  );

/** Statements of the core game; the numbers in between are not used. */
const CCN = [
  [1, 5],
  [10, 15],
  [20, 24],
  [30, 47],
  [50, 58],
  [60, 66],
  [70, 75],
  [80, 83],
  [90, 99],
].flatMap(([first = 0, last = 0]) => numbered('CCN', first, last, 1));

/** Every ruleset with the statements of its source. */
const SOURCES = [
  { id: 'cc-napoleon', statements: numbered('R000', 1, 176) },
  { id: 'ccn', statements: CCN },
  { id: 'code-napoleon', statements: numbered('R003', 1, 168) },
  { id: 'corsican-ogre', statements: numbered('R002', 1, 114) },
  { id: 'squares', statements: numbered('R004', 1, 121) },
] as const;

/** The rules of campaigns, whose battles are fought by the games: their cases stand with all of them. */
const CAMPAIGN = { id: 'campaign', statements: numbered('R001', 1, 78) };

test('every game has its cases, and every folder of cases is played', () => {
  const folders = readdirSync('test/cases', { withFileTypes: true }).filter((each) => each.isDirectory());
  const ids = SOURCES.map(({ id }) => id);
  expect(folders.map(({ name }) => name).sort()).toEqual([...ids, CAMPAIGN.id].sort());
  expect(GAMES.rulesets.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test.each(Object.entries(wordParts()))(
  'docs/cases.md explains the words of: %s (run npm run docs)',
  (name, part) => {
    expect(partOf(PAGE, name)).toBe(part);
  },
);

/** The words seen in the cases of a game, and what refusals say amiss. */
class Heard extends Seen {
  readonly amiss: string[] = [];

  told(...refused: Parameters<typeof refusalFaults>): void {
    this.amiss.push(...refusalFaults(...refused));
  }
}

const seen = new Map([...SOURCES, CAMPAIGN].map(({ id }) => [id as string, new Heard()]));

/** Each case, played once. */
const played = [...seen].flatMap(([id, words]) =>
  caseFiles(`test/cases/${id}`).flatMap((file) => runFile(GAMES, file, words)),
);

test.each(SOURCES)('in the cases of $id refusals say what their positions have', ({ id }) => {
  expect(seen.get(id)?.reasons.size).toBeGreaterThan(0);
  expect(seen.get(id)?.amiss).toEqual([]);
});

describe.each([...SOURCES, CAMPAIGN])('the rules cases of $id', ({ id, statements }) => {
  const folder = `test/cases/${id}`;
  const results = played.filter(({ file }) => file.startsWith(`${folder}/`));

  test.each(caseFiles(folder))('%s', (file) => {
    const faults = results.filter((each) => each.file === file && each.faults.length > 0);
    expect(faults).toEqual([]);
  });

  test('docs/cases.md lists their words (run npm run docs)', () => {
    expect(partOf(PAGE, `lists of ${id}`)).toBe(listsOf(id, seen.get(id) ?? new Seen()));
  });

  test('every statement has a case, or a line that says why it has none', () => {
    const all = [...statements];
    const those = id === CAMPAIGN.id ? played : results;
    const titles = those.map(({ title }) => title).join(' ');
    const named = new Set(titles.match(/(?:R\d{3}|CCN)-\d+/g));
    const waived = parse(readFileSync(`${folder}/not-rules.yaml`, 'utf8')) as readonly Waived[];
    const excused = new Map(waived.map((each) => [each.statement, each.why]));
    expect(all.filter((each) => !named.has(each) && !excused.has(each))).toEqual([]);
    expect([...excused].filter(([each, why]) => !all.includes(each) || why.length < 10)).toEqual([]);
  });
});
