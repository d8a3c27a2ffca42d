import { expect, test } from 'vitest';
import { type Adjustment, type Correction, deploy, type Unit } from '../../src/core';
import { newSave } from '../../src/match';
import { correctionRefusal } from '../../src/match/corrections';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const state = deploy(ccNapoleon, scenario);
const save = newSave(ccNapoleon, state);
const [unit] = Object.values(state.units);
if (!unit) throw new Error('there is no unit');

/** The reason why a GM may not change a battle like this; undefined if it is allowed. */
const refused = (correction: Correction, from = save): string | undefined =>
  correctionRefusal(ccNapoleon, from, correction, { gameMaster: true, seats: [] })?.reason;

const adjusted = (change: Adjustment): Correction => ({ type: 'adjusted', unit: unit.id, change });

const enlisted = (change: Partial<Unit>): Correction => ({
  type: 'enlisted',
  piece: { ...unit, id: 'new', at: '4:6', ...change },
});

test.each([
  ['no-such-strength', adjusted({ strength: -1 })],
  ['no-such-strength', adjusted({ strength: 1.5 })],
  ['no-such-formation', adjusted({ formation: 'hedgehog' })],
  ['no-such-facing', adjusted({ facing: 'n' })],
  ['no-such-trait', adjusted({ traits: { grade: 'A' } })],
  ['no-such-type', enlisted({ type: 'dragoons' })],
  ['no-such-type', enlisted({ type: 'general' })],
  ['name-taken', enlisted({ id: unit.id })],
  ['no-such-table', { type: 'table-adjusted', table: 'combat-chart', cells: [] }],
] as const)('a change by hand is refused: %s', (reason, correction) => {
  expect(refused(correction)).toBe(reason);
});

test('a piece that is off the board is not taken off again: has-fallen', () => {
  const { [unit.id]: _, ...units } = state.units;
  const without = { ...state, units, fallenUnits: { [unit.id]: unit } };
  expect(refused(adjusted({ eliminated: true }))).toBeUndefined();
  expect(refused(adjusted({ eliminated: true }), newSave(ccNapoleon, without))).toBe('has-fallen');
});

test.each(
  GAMES.flatMap(({ rules, scenarios }) =>
    Object.values(rules.tables).flatMap((table) =>
      scenarios.slice(0, 1).map((each) => [rules.id, table.id, rules, table, each] as const),
    ),
  ),
)('a table of another shape is refused: %s, %s: no-such-cells', (_, table, rules, { cells }, each) => {
  const fit = each.board ? rules.on(each.board) : rules;
  const begun = newSave(fit, deploy(fit, each));
  const reasonFor = (changed: typeof cells) =>
    correctionRefusal(
      fit,
      begun,
      { type: 'table-adjusted', table, cells: changed },
      { gameMaster: true, seats: [] },
    )?.reason;
  expect(reasonFor(cells)).toBeUndefined();
  expect(reasonFor(cells.slice(1))).toBe('no-such-cells');
  expect(reasonFor(cells.map((row) => row.map(() => 'many')))).toBe('no-such-cells');
});

test('a unit that starts where it may not end says so: may-not-stand-there', () => {
  const lake = { ...state, terrain: { ...state.terrain, [unit.at]: 'lake' } };
  expect(ccNapoleon.placementFault(state, unit.id)).toBeUndefined();
  expect(ccNapoleon.placementFault(lake, unit.id)?.reason).toBe('may-not-stand-there');
});

const together = (...parts: readonly Exclude<Correction, { type: 'adjusted-together' }>[]): Correction => ({
  type: 'adjusted-together',
  parts,
});

const [away = ''] = ccNapoleon.grid.spaces.filter((space) =>
  [...Object.values(state.units), ...Object.values(state.leaders)].every(({ at }) => at !== space),
);

test('corrections together are refused as a whole if one of them is impossible: space-taken', () => {
  const other = Object.values(state.units).find(({ id, at }) => id !== unit.id && at !== unit.at);
  if (!other) throw new Error('there is only one unit');
  const move = (id: string, at: string) => ({ type: 'adjusted', unit: id, change: { at } }) as const;
  expect(refused(together(move(unit.id, other.at)))).toBe('space-taken');
  expect(refused(together(move(other.id, away), move(unit.id, other.at)))).toBeUndefined();
  expect(refused(together(move(other.id, away), move(unit.id, away)))).toBe('space-taken');
  expect(refused(together())).toBe('nothing-to-change');
});

const objective = { side: 'south', spaces: ['4:4'], points: 1, per: 'each', held: [] } as const;
const arrival = { side: unit.side, turn: 2, pieces: [], spaces: ['0:0'] } as const;
const late = { ...unit, id: 'late', at: '' };

test.each([
  ['off-the-board', { type: 'objectives-adjusted', objectives: [{ ...objective, spaces: ['99:1'] }] }],
  ['held-elsewhere', { type: 'objectives-adjusted', objectives: [{ ...objective, held: ['4:5'] }] }],
  ['no-spaces', { type: 'objectives-adjusted', objectives: [{ ...objective, spaces: [], per: 'all' }] }],
  ['off-the-board', { type: 'arrivals-adjusted', arrivals: [{ ...arrival, spaces: ['99:1'] }] }],
  ['no-such-piece', { type: 'arrivals-adjusted', arrivals: [{ ...arrival, pieces: ['nobody'] }] }],
  ['name-taken', { type: 'arrivals-adjusted', arrivals: [{ ...arrival, pieces: [unit.id] }] }],
  ['name-taken', { type: 'arrivals-adjusted', arrivals: [arrival], pieces: [late] }],
  [
    'arrives-with-enemy',
    {
      type: 'arrivals-adjusted',
      arrivals: [{ ...arrival, side: unit.side === 'south' ? 'north' : 'south', pieces: ['late'] }],
      pieces: [late],
    },
  ],
  [
    'no-such-type',
    {
      type: 'arrivals-adjusted',
      arrivals: [{ ...arrival, pieces: ['late'] }],
      pieces: [{ ...late, type: 'dragoons' }],
    },
  ],
  ['no-such-name', { type: 'side-adjusted', side: 'south', change: { name: ' ' } }],
] as const)('a plan is refused: %s', (reason, correction) => {
  expect(refused(correction)).toBe(reason);
});

test('a plan of new reinforcements and objectives is allowed', () => {
  expect(
    refused(
      together(
        { type: 'objectives-adjusted', objectives: [objective] },
        { type: 'arrivals-adjusted', arrivals: [{ ...arrival, pieces: ['late'] }], pieces: [late] },
      ),
    ),
  ).toBeUndefined();
});
