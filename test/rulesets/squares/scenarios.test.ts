import { describe, expect, test } from 'vitest';
import { deploy, readScenario, SIDES, type State, UnusableData } from '../../../src/core';
import { squares, squaresScenarios } from '../../../src/rulesets/squares';
import { AUSTERLITZ } from '../../../src/rulesets/squares/scenarios/austerlitz';
import { LAUTER } from '../../../src/rulesets/squares/scenarios/lauter';
import { happened } from '../../happened';

/** Units of both sides as rules/square-rules.md B8 and B9 count them, those that come later included. */
const STRENGTHS = { 'lauter-crossing': [17, 16], 'austerlitz-1805': [42, 45] } as const;

describe.each(squaresScenarios)('$id', (scenario) => {
  const state = deploy(squares, scenario);

  test('has as many units as the source says', () => {
    const all = [...Object.values(state.units), ...Object.values(state.reserve)];
    const units = SIDES.map(
      (side) => all.filter((piece) => piece.side === side && 'strength' in piece).length,
    );
    expect(units).toEqual(STRENGTHS[scenario.id as keyof typeof STRENGTHS]);
  });

  test('every unit has a general to obey', () => {
    const generals = [...Object.values(state.leaders), ...Object.values(state.reserve)].filter(
      ({ type }) => type === 'general',
    );
    const commands = new Set(generals.map(({ side, traits }) => `${side} ${traits?.command}`));
    const lost = Object.values(state.units).filter(
      ({ side, traits }) => !commands.has(`${side} ${traits?.command}`),
    );
    expect(lost).toEqual([]);
  });

  test('whoever is first can activate every command that is there', () => {
    const { side } = state.turn;
    const commands = new Set(
      Object.values(state.units).flatMap((unit) => (unit.side === side ? String(unit.traits?.command) : [])),
    );
    const orders = squares.on(state.board).orders(state);
    const activated = orders
      .filter(({ type }) => type === 'activate')
      .map(({ unit }) => state.units[unit ?? '']);
    expect(new Set(activated.flatMap((unit) => (unit ? String(unit.traits?.command) : [])))).toEqual(
      commands,
    );
  });
});

/** Slips of the pen, and the place that each is told by. */
const BROKEN: readonly (readonly [string, object, RegExp])[] = [
  [
    'a class beyond 5',
    { units: { a: { side: 'south', type: 'infantry', at: 'E5', class: 6 } } },
    /units\.a\.class: must be at most 5/,
  ],
  [
    'guns with a class',
    { units: { a: { side: 'south', type: 'foot-artillery', at: 'E5', class: 2 } } },
    /units\.a\.class: foot-artillery can't have this/,
  ],
  [
    'a rating that nobody has',
    { units: { a: { side: 'south', type: 'general', at: 'E5', rating: 'superb' } } },
    /units\.a\.rating: "superb" is unknown; use one of poor, good, excellent/,
  ],
  [
    'seven units in a square',
    {
      units: Object.fromEntries(
        Array.from({ length: 7 }, (_, n) => [`u${n}`, { side: 'south', type: 'foot-artillery', at: 'E5' }]),
      ),
    },
    /units\.u6\.at: .* are already in E5/,
  ],
  [
    'five of foot and horse in a square',
    {
      units: Object.fromEntries(
        Array.from({ length: 5 }, (_, n) => [`u${n}`, { side: 'south', type: 'infantry', at: 'E5' }]),
      ),
    },
    /units\.u\d\.at: no-room/,
  ],
  [
    'cavalry in a town',
    { units: { a: { side: 'south', type: 'light-cavalry', at: 'E3', 'in-town': true } } },
    /units\.a\.in-town: light-cavalry can't have this/,
  ],
  [
    'a garrison without a town',
    { units: { a: { side: 'south', type: 'infantry', at: 'E5', 'in-town': true } } },
    /units\.a\.at: no-town/,
  ],
  [
    'a border between squares that do not touch',
    { borders: { 'A1|C1': 'river' } },
    /borders\.A1\|C1: expected two spaces that share a side/,
  ],
  [
    'a border across a corner',
    { borders: { 'A1|B2': 'river' } },
    /borders\.A1\|B2: expected two spaces that share a side/,
  ],
  [
    'an unknown border',
    { borders: { 'A1|B1': 'wall' } },
    /borders\.A1\|B1: "wall" is unknown; use one of river, bridge/,
  ],
  [
    'a board that is too large',
    { board: [40, 6] },
    /board: expected \[columns, rows\], from \[1, 1\] to \[26, 26\]/,
  ],
  ['a clock that is none', { clock: { start: '25:00' } }, /clock\.start: expected a time like "07:30"/],
  [
    'a special rule that nobody knows',
    { special: [{ rule: 'flood', until: 2 }] },
    /special\[0\]\.rule: "flood" is unknown/,
  ],
  ['a town off the board', { towns: { Z9: {} } }, /towns\.Z9: is not on the board/],
  [
    'a table with a cell that is none',
    { tables: { 'combat-chart': [['X']] } },
    /tables\.combat-chart: expected 6 rows/,
  ],
];

test.each(BROKEN)('a scenario with %s is refused by its place', (_, slip, place) => {
  expect(() => readScenario(squares, { ...LAUTER, ...slip })).toThrow(UnusableData);
  expect(() => readScenario(squares, { ...LAUTER, ...slip })).toThrow(place);
});

test('Davout and Liechtenstein come in turn 2', () => {
  expect(AUSTERLITZ.arrivals.map(({ turn, spaces }) => [turn, spaces])).toEqual([
    [2, ['H9', 'I9', 'J9', 'K9']],
    [2, ['D3', 'E3', 'F3']],
  ]);
});

/** A scenario as it is set up. */
function begun(id: string): State {
  const scenario = squaresScenarios.find((each) => each.id === id);
  if (!scenario) throw new Error(`no scenario "${id}"`);
  return deploy(squares, scenario);
}

test('at Austerlitz the panel tells who would win as it stands, since the points alone do not (B9)', () => {
  const state = begun('austerlitz-1805');
  const told = (lead: number) => {
    const south = { ...state.sides.south, points: state.sides.north.points + lead };
    return squares.statusLines({ ...state, sides: { ...state.sides, south }, objectives: [] }).at(-1);
  };
  expect(told(9)).toEqual({ key: 'would-be-won', blanks: { winner: 'Allies' } });
  expect(told(10)).toEqual({ key: 'would-be-drawn', blanks: {} });
  expect(told(19)).toEqual({ key: 'would-be-won', blanks: { winner: 'French' } });
  expect(squares.statusLines(begun('lauter-crossing')).map(({ key }) => key)).toEqual([
    'clock',
    'clock-until',
  ]);
});

test('the actions that the panel tells are those that the command has left after a rally (R004-32)', () => {
  const before = begun('austerlitz-1805');
  const state: State = { ...before, turn: { ...before.turn, side: 'south', step: 'command' } };
  const actionsOf = (rallies: number, options: State['options'] = state.options) => {
    const extra = { ...state.extra, active: { command: 'soult', actions: 3, rallies } };
    return squares.statusLines({ ...state, extra, options }).at(-1)?.blanks.actions;
  };
  expect(actionsOf(0)).toBe('3');
  expect(actionsOf(1)).toBe('2');
  expect(actionsOf(1, { ...state.options, rallyPaidBy: 'recovering' })).toBe('3');
});

test('a command bears the name of its general while he is still to come, and after he has fallen', () => {
  const before = begun('austerlitz-1805');
  const state: State = { ...before, turn: { ...before.turn, side: 'south', step: 'command' } };
  const nameOf = (command: string, now: State) => {
    const extra = { ...now.extra, active: { command, actions: 2, rallies: 0 } };
    return squares.statusLines({ ...now, extra }).at(-1)?.blanks.command;
  };
  expect(nameOf('davout', state)).toBe('Davout');
  const fallen = happened(squares, state, (c, piece) =>
    c.leaderEliminated(piece('lannes'), 'captured', null),
  );
  expect(nameOf('lannes', fallen)).toBe('Lannes');
});
