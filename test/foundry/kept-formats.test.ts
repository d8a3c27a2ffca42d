// Every kind of data that is kept has numbered formats: each of them is read, a newer one is told as what it is.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { CAMPAIGN_FORMAT, PLAN_FORMAT } from '../../src/campaign';
import {
  ARMY_FORMAT,
  backupOf,
  isOfEarlierFormat,
  migrated,
  type SavedFormat,
  SCENARIO_FORMAT,
  UnusableData,
} from '../../src/core';
import { armyGamesOf } from '../../src/foundry/applications/armies/army-game';
import { armyOfPage, armyPageSystem } from '../../src/foundry/applications/armies/army-page-data';
import { armyFile, listedArmies, readArmyFile } from '../../src/foundry/applications/armies/saved-armies';
import { campaignFile, readCampaignFile } from '../../src/foundry/applications/campaign/campaign-file';
import { readScenarioFile, scenarioFile } from '../../src/foundry/applications/scenario-file';
import { battleFile, readBattleFile } from '../../src/foundry/session/battle-file';
import { battleFormat } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { campaignWorld, scenarioOfAGame } from '../../src/rulesets/campaign-world';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

const armyGames = armyGamesOf(GAMES);
const source = { worldOf: campaignWorld, readScenario: scenarioOfAGame };

type Data = Record<string, unknown>;

/** A kind of kept data: how its files are read and written, and which part of a file has the number. */
interface Kind {
  readonly format: SavedFormat;
  readonly folder: string;
  readonly chosen: (name: string) => boolean;
  readonly read: (text: string) => unknown;
  /** What it was read as, written again. */
  readonly write: (text: string) => string;
  readonly within: (file: Data) => Data;
}

const itself = (file: Data): Data => file;
const KINDS: readonly (readonly [string, Kind])[] = [
  [
    'battle',
    {
      format: battleFormat(ccNapoleon),
      folder: 'battles',
      chosen: (name) => name.includes('.file'),
      read: (text) => readBattleFile(text, GAMES).save,
      write: (text) => battleFile(readBattleFile(text, GAMES)),
      within: ({ save }) => save as Data,
    },
  ],
  [
    'army',
    {
      format: ARMY_FORMAT,
      folder: 'armies',
      chosen: () => true,
      read: (text) => readArmyFile(text, armyGames).army,
      write: (text) => {
        const { game, army } = readArmyFile(text, armyGames);
        return armyFile(game, army);
      },
      within: itself,
    },
  ],
  [
    'scenario',
    {
      format: SCENARIO_FORMAT,
      folder: 'scenarios',
      chosen: () => true,
      read: (text) => readScenarioFile(text, GAMES).scenario,
      write: (text) => {
        const { rules, scenario } = readScenarioFile(text, GAMES);
        return scenarioFile(rules, scenario);
      },
      within: itself,
    },
  ],
  [
    'campaign',
    {
      format: CAMPAIGN_FORMAT,
      folder: 'campaigns',
      chosen: (name) => name.startsWith('peninsula'),
      read: (text) => readCampaignFile(text, source),
      write: (text) => campaignFile(readCampaignFile(text, source)),
      within: ({ campaign }) => campaign as Data,
    },
  ],
  [
    'plan of a campaign',
    {
      format: PLAN_FORMAT,
      folder: 'campaigns',
      chosen: (name) => name.startsWith('two-roads'),
      read: (text) => readCampaignFile(text, source).save.plan,
      write: (text) => text,
      within: itself,
    },
  ],
];

const filesOf = ({ folder, chosen }: Kind): readonly string[] =>
  readdirSync(`test/fixtures/${folder}`)
    .filter(chosen)
    .map((name) => readFileSync(`test/fixtures/${folder}/${name}`, 'utf8'));

/** A file with another format number, or without one. */
function numbered({ format, within }: Kind, text: string, number: unknown): string {
  const file: Data = JSON.parse(text);
  const data = within(file);
  if (number === undefined) delete data[format.field];
  else data[format.field] = number;
  return JSON.stringify(file);
}

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof UnusableData) return error.faults;
    throw error;
  }
  return [];
}

describe.each(KINDS)('a kept %s', (name, kind) => {
  const { format, read, write, within } = kind;
  const files = filesOf(kind);

  test('has a step for every number before the one of today, each with its reason', () => {
    const ways = format.steps.map(({ from, to }) => [from, to]);
    expect(ways).toEqual(Array.from({ length: format.current - 1 }, (_, at) => [at + 1, at + 2]));
    for (const { why } of format.steps) expect(why.length).toBeGreaterThan(20);
  });

  test('of every file of the corpus is read, and is the same under the oldest number, that of today and none', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const text of files) {
      const found = read(text);
      for (const number of [undefined, 1, format.current])
        expect(read(numbered(kind, text, number))).toEqual(found);
    }
  });

  test('is written with its number', () => {
    // Nobody but players writes plans, and what they mean by one that has no number is the oldest.
    const written = files.map((text) => within(JSON.parse(write(text)))[format.field]);
    expect(new Set(written)).toEqual(new Set([name === 'plan of a campaign' ? undefined : format.current]));
  });

  test('of a version to come says so, and nothing else', () => {
    const [text = ''] = files;
    const newer = numbered(kind, text.replace('"nation"', '"country"'), format.current + 1);
    const [fault = '', ...others] = faultsOf(() => read(newer));
    expect(fault).toMatch(/: is \d, made with a newer version of Pas de Charge .*: update the module$/);
    expect(others).toEqual([]);
  });

  test.each([0, -1, 1.5, '1', null, [1], {}, true])('under no number at all is refused: %j', (number) => {
    const [text = ''] = files;
    const faults = faultsOf(() => read(numbered(kind, text, number)));
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${format.field}: expected .*, got `))]);
  });
});

/** Freezes data to their ground: a step that changed what it is given would throw. */
function frozen<T>(data: T): T {
  if (typeof data === 'object' && data !== null) Object.values(data).forEach(frozen);
  return Object.freeze(data);
}

describe('the steps of a battle', () => {
  const [{ save: text } = { save: '' }] = JSON.parse(
    readFileSync('test/fixtures/battles/two-villages.first-positions.json', 'utf8'),
  );
  const { told, ...first } = JSON.parse(text);
  const oldest = frozen({ ...first, told });
  const [counted, boards] = battleFormat(ccNapoleon).steps;

  test('1 to 2: what was told is what was reported', () => {
    expect(counted?.step(oldest)).toEqual({ ...first, reported: 16 });
    expect(counted?.step(first)).toMatchObject({ reported: 0 });
    expect(counted?.step({ ...first, reported: 3 })).toMatchObject({ reported: 3 });
  });

  test('2 to 3: positions say on which board they are', () => {
    expect(oldest.start).not.toHaveProperty('board');
    expect(boards?.step(oldest)).toMatchObject({
      told: 16,
      start: { ...first.start, board: { rows: 9, columns: 13 }, extra: {} },
    });
    const board = { rows: 4, columns: 4 };
    expect(boards?.step({ start: { board } })).toEqual({ start: { board, extra: {} } });
    expect(boards?.step({ start: 'nonsense' })).toEqual({ start: 'nonsense' });
  });
});

describe('numbers of formats', () => {
  const format: SavedFormat = {
    name: 'the map',
    field: 'number',
    current: 3,
    steps: [
      { from: 1, to: 2, why: '', step: ({ road, ...map }) => ({ ...map, way: road }) },
      { from: 2, to: 3, why: '', step: ({ way, ...map }) => ({ ...map, ways: [way] }) },
    ],
  };

  test('choose the steps that are taken, one after the other, and are left out of what is read', () => {
    expect(migrated(format, { road: 'a', at: 1 })).toEqual({ ways: ['a'], at: 1 });
    expect(migrated(format, { number: 2, way: 'a' })).toEqual({ ways: ['a'] });
    expect(migrated(format, { number: 3, ways: [] })).toEqual({ ways: [] });
    expect([null, 'map', [1]].map((data) => migrated(format, data))).toEqual([null, 'map', [1]]);
  });

  test('say what has to be put aside before it is written over', () => {
    const early = '{ "road": "a" }';
    expect(isOfEarlierFormat(format, JSON.parse(early))).toBe(true);
    expect(backupOf(format, early)).toBe(early);
    expect(backupOf(format, '{ "number": 3 }')).toBeUndefined();
    expect(() => backupOf(format, '{ "number": 4 }')).toThrow(/newer version/);
  });
});

test('an army on a page and one that a user has saved are of a format, too', () => {
  const [game] = armyGames;
  if (!game) throw new Error('nobody buys armies');
  const { nation = game.armies.nations[0] ?? '', counts } = game.armies.samples[0] ?? { counts: {} };
  const army = { name: 'Picton', nation, counts };
  const system = armyPageSystem(game, army);
  expect(system.formatVersion).toBe(ARMY_FORMAT.current);
  const { formatVersion: _, ...before } = system;
  for (const each of [system, before])
    expect(armyOfPage(game, { name: 'Picton', system: each })).toEqual(army);
  expect(() => armyOfPage(game, { name: 'Picton', system: { ...system, formatVersion: 2 } })).toThrow(
    /update the module/,
  );
  const ruleset = game.rules.id;
  const list = [
    { ruleset, ...army },
    { ruleset, ...army, formatVersion: 1 },
    { ruleset, ...army, formatVersion: 2 },
  ];
  expect(listedArmies(list, game).map((each) => each.army)).toEqual([army, army, null]);
});
