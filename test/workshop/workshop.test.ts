import { describe, expect, test } from 'vitest';
import { deploy, type Ruleset, readScenario, type State, scenarioFaults } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { ccn } from '../../src/rulesets/ccn';
import { squares } from '../../src/rulesets/squares';
import {
  begun,
  type Draft,
  draftFrom,
  draftFromBattle,
  draftOf,
  filled,
  findingsIn,
  freshDraft,
  lined,
  pathIn,
  readWorkshop,
  sizeAfter,
  squared,
  withEdit,
} from '../../src/workshop';
import { edited } from '../../src/workshop/edits';

const NAMES = { title: 'A field', south: 'South', north: 'North' };
const all = GAMES.flatMap(({ rules, scenarios }) =>
  scenarios.map((scenario) => [scenario.id, rules, scenario] as const),
);

/** A position without its roads, which a draft has apart from the terrain. */
function roadsApart({ terrain: kinds }: Ruleset, { terrain, extra, ...others }: State) {
  const { roads: _, ...own } = extra;
  const ground = Object.entries(terrain).filter(([, kind]) => !kinds[kind]?.isRoad);
  return { ...others, terrain: Object.fromEntries(ground), extra: own, options: {} };
}

describe.each(all)('%s', (_, game, scenario) => {
  test('its draft can be played, and is the same scenario', () => {
    const draft = draftFrom(game, scenario);
    expect(scenarioFaults(game, draft)).toEqual([]);
    const read = readScenario(game, draft);
    expect(readScenario(game, draftFrom(game, read))).toEqual(read);
    expect(roadsApart(game, deploy(game, read))).toEqual(roadsApart(game, deploy(game, scenario)));
  });

  test('its battle as it stands at the start makes a scenario that can be played', () => {
    const state = deploy(game, scenario);
    const draft = draftFromBattle(game.on(state.board), state, {
      title: 'Now',
      briefing: { situation: 'x' },
    });
    expect(scenarioFaults(game, draft)).toEqual([]);
    const again = deploy(game, readScenario(game, draft));
    expect(Object.keys(again.units)).toEqual(Object.keys(state.units));
    expect(again.units).toEqual(state.units);
    expect(roadsApart(game, again).terrain).toEqual(roadsApart(game, state).terrain);
  });
});

test.each(GAMES.map(({ rules }) => [rules.id, rules] as const))(
  'a new scenario of %s lacks nothing but an end of the battle',
  (_, game) => {
    const places = scenarioFaults(game, freshDraft(game, NAMES)).map(({ place }) => place);
    expect(places.filter((place) => place !== 'clock' && place !== 'turns')).toEqual([]);
  },
);

const field: Draft = {
  ...freshDraft(squares, NAMES),
  break: { share: 0.5, points: 2 },
  terrain: { A1: 'woods', B1: 'woods', D4: 'town' },
  borders: { 'A1|A2': 'river' },
  towns: { D4: { die: 10 } },
  units: {
    a: { side: 'south', type: 'infantry', at: 'A1', facing: 'e' },
    b: { side: 'north', type: 'infantry', at: 'I6' },
  },
  objectives: [{ side: 'south', spaces: ['D4', 'A1'], points: 2 }],
};

test('a column cut off takes with it what stood on it, and moves the rest', () => {
  const after = edited([squares], field, { type: 'resize', edge: 'left', by: -1 });
  expect(after).toMatchObject({
    board: [8, 6],
    terrain: { A1: 'woods', C4: 'town' },
    borders: {},
    towns: { C4: { die: 10 } },
    units: { b: { at: 'H6' } },
    objectives: [{ spaces: ['C4'] }],
  });
  expect(Object.keys(Object(after.units))).toEqual(['b']);
  const larger = edited([squares], field, { type: 'resize', edge: 'top', by: 2 });
  expect(larger).toMatchObject({ board: [9, 8], borders: { 'A3|A4': 'river' }, units: { a: { at: 'A3' } } });
});

test('a board is no larger than its game allows, and of one size if the game has one', () => {
  expect(sizeAfter(ccn, freshDraft(ccn, NAMES), 'top', 1)).toBeUndefined();
  expect(sizeAfter(squares, field, 'top', 100)).toBeUndefined();
  expect(sizeAfter(squares, field, 'right', 1)).toEqual({ rows: 6, columns: 10 });
});

test('a mirrored field keeps what belongs together', () => {
  expect(edited([squares], field, { type: 'mirror', how: 'across' })).toMatchObject({
    terrain: { I1: 'woods', H1: 'woods', F4: 'town' },
    borders: { 'I1|I2': 'river' },
    towns: { F4: { die: 10 } },
    units: { a: { at: 'I1', facing: 'w' } },
  });
});

test('ground is filled, drawn in lines and rectangles, and copied with its borders', () => {
  const { grid } = squares;
  expect([...filled(grid, field, 'A1')].sort()).toEqual(['A1', 'B1']);
  expect(lined(grid, 'A1', 'C3')).toEqual(['A1', 'B2', 'C3']);
  expect(squared(grid, 'B2', 'C3')).toEqual(['B2', 'C2', 'B3', 'C3']);
  expect(squared(ccn.grid, '0:0', '2:1')).toEqual(['0:0', '0:1', '1:0', '2:0', '2:1']);
  const after = edited([squares], field, { type: 'copy', spaces: ['A1', 'B1', 'A2'], to: 'E3' });
  expect(after.terrain).toEqual({ A1: 'woods', B1: 'woods', D4: 'town', E3: 'woods', F3: 'woods' });
  expect(after.borders).toEqual({ 'A1|A2': 'river', 'E3|E4': 'river' });
});

test('a draft made fair has the south’s pieces, tasks and points on both sides', () => {
  const fair = edited([squares], field, { type: 'even' });
  expect(fair).toMatchObject({
    units: {
      a: { side: 'south', at: 'A1' },
      'north-infantry-1': { side: 'north', type: 'infantry', at: 'I6', facing: 'w' },
    },
    objectives: [
      { side: 'south', spaces: ['D4', 'A1'], points: 2 },
      { side: 'north', spaces: ['F3', 'I6'], points: 2 },
    ],
    terrain: { D4: 'town', F3: 'town' },
    towns: { D4: { die: 10 }, F3: { die: 10 } },
  });
  expect(Object.keys(Object(fair.units))).toEqual(['a', 'north-infantry-1']);
  const lake: Draft = {
    ...field,
    arrivals: [{ side: 'south', turn: 2, spaces: ['E6'], units: { c: { type: 'infantry' } } }],
  };
  expect(edited([squares], lake, { type: 'even' }).arrivals).toEqual([
    { side: 'south', turn: 2, spaces: ['E6'], units: { c: { type: 'infantry' } } },
    { side: 'north', turn: 2, spaces: ['E1'], units: { 'north-infantry-2': { type: 'infantry' } } },
  ]);
});

test('a draft of armies that have yet to deploy is made fair with as many pieces for the north', () => {
  const draft: Draft = {
    ...field,
    preparation: { rows: 2 },
    units: { a: { side: 'south', type: 'infantry' }, b: { side: 'south', type: 'infantry', strength: 2 } },
  };
  expect(edited([squares], draft, { type: 'even' }).units).toEqual({
    ...Object(draft.units),
    'north-infantry-1': { side: 'north', type: 'infantry' },
    'north-infantry-2': { side: 'north', type: 'infantry', strength: 2 },
  });
});

test('a part is copied with its pieces where there is room, each under an id of its own', () => {
  const draft: Draft = {
    ...field,
    units: {
      'south-infantry-1': {
        side: 'south',
        type: 'infantry',
        at: 'A1',
        facing: 'e',
        strength: 2,
        name: '9th',
      },
      'north-infantry-1': { side: 'north', type: 'infantry', at: 'B1' },
      'north-infantry-2': { side: 'north', type: 'infantry', at: 'E3' },
    },
  };
  const edit = { type: 'copy', spaces: ['A1', 'B1'], to: 'E3' } as const;
  expect(edited([squares], draft, edit).units).toEqual(draft.units);
  expect(edited([squares], draft, { ...edit, pieces: true }).units).toEqual({
    ...Object(draft.units),
    'north-infantry-3': { side: 'north', type: 'infantry', at: 'F3' },
  });
  expect(edited([squares], draft, { ...edit, to: 'E4', pieces: true }).units).toMatchObject({
    'south-infantry-2': { side: 'south', type: 'infantry', at: 'E4', facing: 'e', strength: 2 },
    'north-infantry-3': { side: 'north', type: 'infantry', at: 'F4' },
  });
});

test('an edit that changes nothing is none, and an old one is not undone for ever', () => {
  const first = begun(squares, field);
  expect(withEdit([squares], first, { type: 'set', path: ['title'], value: 'A field' })).toBe(first);
  let now = first;
  for (let turn = 1; turn <= 250; turn += 1)
    now = withEdit([squares], now, { type: 'set', path: ['title'], value: `Field ${turn}` });
  expect(now.edits).toHaveLength(200);
  expect(now.start.title).toBe('Field 50');
  expect(draftOf([squares], now).title).toBe('Field 250');
});

test('a workshop that is no workshop is refused with every fault', () => {
  const wrong = { ruleset: 4, start: [], edits: [{ type: 'burn' }], done: -1 };
  expect(() => readWorkshop(wrong)).toThrow(/ruleset[\s\S]*start[\s\S]*edits\[0\]\.type[\s\S]*done/);
  expect(() => readWorkshop({ formatVersion: 2 })).toThrow('update the module');
});

test('what is missing leads to its place, and what is unusual is told once it can be played', () => {
  const { break: _, ...endless } = field;
  expect(findingsIn(squares, endless)).toMatchObject([{ path: ['clock'], fault: { place: 'clock' } }]);
  const misplaced = { ...field, units: { 'a.1': { side: 'south', type: 'hussars', at: 'Z9' } } };
  const paths = findingsIn(squares, misplaced).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      ['units', 'a.1', 'type'],
      ['units', 'a.1', 'at'],
    ]),
  );
  const told = findingsIn(squares, {
    ...field,
    terrain: { ...Object(field.terrain), D4: 'lake' },
    towns: {},
  });
  expect(told.map(({ unusual }) => unusual?.key.split('.').at(-1))).toEqual(
    expect.arrayContaining(['no-leader', 'nobody-stands', 'no-briefing']),
  );
  expect(pathIn(field, 'objectives[0].spaces')).toEqual(['objectives', 0, 'spaces']);
});
