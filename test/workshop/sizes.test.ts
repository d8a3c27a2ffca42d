import { describe, expect, test } from 'vitest';
import { type BoardSize, deploy, readScenario, scenarioFaults } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { ccn } from '../../src/rulesets/ccn';
import { sectionLines } from '../../src/rulesets/commands-and-colors/cards/sections';
import {
  begun,
  canTurn,
  cutOff,
  type Draft,
  draftFromBattle,
  draftOf,
  EDGES,
  fieldsIn,
  findingsIn,
  freshDraft,
  rulesOf,
  sizeAfter,
  undone,
  withEdit,
} from '../../src/workshop';
import { edited } from '../../src/workshop/edits';
import { fuzzBattle } from '../../tools/play/fuzz';

const NAMES = { title: 'A field', south: 'South', north: 'North' };
const sized = ({ rows, columns }: BoardSize): readonly number[] => [columns, rows];

/** A draft that can be played, with a piece of each side in the corners of a board. */
function cornered(game: (typeof GAMES)[number]['rules'], { rows, columns }: BoardSize): Draft {
  const { grid } = game.on({ rows, columns });
  const type = Object.values(game.pieces).find(({ kind }) => kind === 'unit')?.id ?? '';
  const at = (row: number, column: number) => grid.at(row, column) ?? '';
  return {
    ...freshDraft(game, NAMES),
    board: [columns, rows],
    units: {
      a: { side: 'south', type, at: at(rows - 1, 0) },
      b: { side: 'north', type, at: at(0, columns - 1) },
    },
    objectives: [{ side: 'south', spaces: [at(0, 0)], points: 1 }],
    ...(game.scenarioFields.battle.clock && {
      break: game.scenarioFields.battle.firsts ? { share: 0.5, points: 1 } : 0.5,
    }),
  };
}

describe.each(GAMES.map(({ rules }) => [rules.id, rules] as const))('%s', (_, game) => {
  const { usual, least, most } = game.boards;

  // Two sides need spaces of their own.
  const small = { rows: Math.max(2, least.rows), columns: Math.max(2, least.columns) };

  test.each([
    small,
    most,
    { rows: small.rows, columns: most.columns },
    { rows: most.rows, columns: small.columns },
  ])('is played on a board of $columns by $rows, and makes a scenario of it again', (size) => {
    const draft = cornered(game, size);
    expect(scenarioFaults(game, draft)).toEqual([]);
    const state = deploy(game, readScenario(game, draft));
    expect(state.board).toEqual(size);
    const rules = game.on(size);
    expect(rules.grid.rows).toBe(size.rows);
    expect(rules.orders(state).length).toBeGreaterThan(0);
    const again = draftFromBattle(rules, state, { title: 'Now', briefing: { situation: 'x' } });
    expect(deploy(game, readScenario(game, again)).board).toEqual(size);
  });

  test.each(
    [
      { rows: least.rows - 1, columns: usual.columns },
      { rows: most.rows + 1, columns: usual.columns },
      { rows: usual.rows, columns: least.columns - 1 },
      { rows: usual.rows, columns: most.columns + 1 },
    ].filter(({ rows, columns }) => rows > 0 && columns > 0),
  )('refuses a board of $columns by $rows, and says which boards it has', (size) => {
    const faults = scenarioFaults(game, { ...freshDraft(game, NAMES), board: sized(size) });
    const bounds = `from [${sized(least).join(', ')}] to [${sized(most).join(', ')}]`;
    expect(faults.find(({ place }) => place === 'board')?.fault).toBe(`expected [columns, rows], ${bounds}`);
  });

  test.each([{ rows: 5, columns: 5 }, most])(
    'a battle on a board of $columns by $rows ends, replays and undoes without a fault',
    (size) => {
      const { grid } = game.on(size);
      const [row, column] = [Math.floor(size.rows / 2), Math.floor(size.columns / 2)];
      const draft = cornered(game, size);
      const { a, b } = fieldsIn(draft.units);
      const units = {
        a: { ...fieldsIn(a), at: grid.at(row + 1, column) },
        b: { ...fieldsIn(b), at: grid.at(row, column) },
      };
      const sides = Object.entries(fieldsIn(draft.sides)).map(([side, stats]) => [
        side,
        { ...fieldsIn(stats), ...(game.sideStats.includes('target') && { target: 1 }) },
      ]);
      const scenario = readScenario(game, { ...draft, units, sides: Object.fromEntries(sides) });
      expect(fuzzBattle(game.on(size), scenario, 1, 'eager')).toEqual([]);
    },
  );

  const steps = EDGES.flatMap((edge) => [
    { edge, size: most, by: -2 },
    { edge, size: least, by: 2 },
  ]);

  test.each(steps)(
    'its board of $size.columns by $size.rows takes $by at the $edge, no more, and undoes it',
    ({ edge, size, by }) => {
      const draft: Draft = { ...freshDraft(game, NAMES), board: sized(size) };
      const before = begun(game, draft);
      const after = withEdit([game], before, { type: 'resize', edge, by });
      const [across, down] = edge === 'top' || edge === 'bottom' ? [0, by] : [by, 0];
      const { rows, columns } = rulesOf(game, draftOf([game], after)).grid;
      expect([columns, rows]).toEqual([size.columns + across, size.rows + down]);
      expect(draftOf([game], undone(after))).toEqual(draft);
      expect(withEdit([game], before, { type: 'resize', edge, by: -by })).toBe(before);
    },
  );
});

const field: Draft = {
  ...freshDraft(ccn, NAMES),
  terrain: { '0:0': 'hill', '1:11': 'forest', '4:6': 'town', '8:12': 'hill' },
  works: { '4:6>3:5': 'field-works', '0:0>0:1': 'field-works' },
  units: {
    a: { side: 'south', type: 'french-line', at: '8:12', name: '9th Line' },
    b: { side: 'north', type: 'british-line', at: '4:6' },
  },
  objectives: [{ side: 'south', spaces: ['0:0', '4:6'], points: 1 }],
  arrivals: [{ side: 'north', turn: 2, spaces: ['0:0', '0:5'], units: { c: { type: 'british-line' } } }],
};

test('on hexes everything keeps its place on the map at each edge', () => {
  const left = edited([ccn], field, { type: 'resize', edge: 'left', by: 3 });
  expect(left).toMatchObject({
    board: [16, 9],
    terrain: { '0:3': 'hill', '1:14': 'forest', '4:9': 'town', '8:15': 'hill' },
    works: { '4:9>3:8': 'field-works' },
    units: { a: { at: '8:15' } },
    arrivals: [{ spaces: ['0:3', '0:8'] }],
  });
  const top = edited([ccn], field, { type: 'resize', edge: 'top', by: 2 });
  expect(top).toMatchObject({
    board: [13, 11],
    terrain: { '2:0': 'hill', '3:11': 'forest', '6:6': 'town', '10:12': 'hill' },
    works: { '6:6>5:5': 'field-works' },
    objectives: [{ spaces: ['2:0', '6:6'] }],
  });
  expect(edited([ccn], top, { type: 'resize', edge: 'top', by: -2 })).toEqual({ ...field, board: [13, 9] });
});

test('one row at the top of a board of hexes would change its shape, so it takes two', () => {
  expect(sizeAfter(ccn, field, 'top', 1)).toBeUndefined();
  expect(sizeAfter(ccn, field, 'top', -1)).toBeUndefined();
  expect(sizeAfter(ccn, field, 'bottom', 1)).toEqual({ rows: 10, columns: 13 });
});

test('everything that is cut off is named before, the pieces first', () => {
  expect(cutOff(ccn, field, 'left', -1)).toEqual([
    { path: ['terrain'], place: '0:0' },
    { path: ['objectives', 0, 'spaces'], place: '0:0' },
    { path: ['arrivals', 0, 'spaces'], place: '0:0' },
    { path: ['works'], place: '0:0>0:1' },
  ]);
  const right = cutOff(ccn, field, 'right', -1);
  expect(right).toEqual([
    { path: ['units', 'a'], place: '8:12' },
    { path: ['terrain'], place: '1:11' },
    { path: ['terrain'], place: '8:12' },
  ]);
  expect(cutOff(ccn, field, 'bottom', -1).map(({ place }) => place)).toEqual(['8:12', '8:12']);
  expect(cutOff(ccn, field, 'top', 2)).toEqual([]);
  const after = edited([ccn], field, { type: 'resize', edge: 'right', by: -1 });
  expect(Object.keys(Object(after.units))).toEqual(['b']);
  expect(after.terrain).toEqual({ '0:0': 'hill', '4:6': 'town' });
});

test('a board of hexes with an even number of rows does not turn by half', () => {
  const even: Draft = { ...field, board: [13, 10] };
  expect(canTurn(ccn.on({ rows: 10, columns: 13 }))).toBe(false);
  expect(edited([ccn], even, { type: 'mirror', how: 'turned' })).toBe(even);
  expect(edited([ccn], even, { type: 'even' })).toBe(even);
  expect(edited([ccn], even, { type: 'mirror', how: 'across' })).toMatchObject({
    units: { a: { at: '8:0' } },
  });
});

test('the section lines lie a third of the width from each edge', () => {
  const lines = [5, 6, 7, 13, 26].map((columns) => sectionLines({ columns }));
  expect(lines).toEqual([
    [3, 5],
    [3, 7],
    [4, 8],
    [8, 16],
    [17, 33],
  ]);
  const small = deploy(ccNapoleon, readScenario(ccNapoleon, cornered(ccNapoleon, { rows: 5, columns: 7 })));
  expect(ccNapoleon.sectionLines(small)).toEqual([4, 8]);
});

test('rows in which both sides would deploy are unusual', () => {
  const draft = { ...cornered(ccn, { rows: 5, columns: 7 }), preparation: { rows: 3 } };
  const units = { a: { side: 'south', type: 'french-line' }, b: { side: 'north', type: 'british-line' } };
  const told = findingsIn(ccn, { ...draft, units }).map(({ unusual }) => unusual?.key.split('.').at(-1));
  expect(told).toContain('zones-overlap');
});
