import { describe, expect, test, vi } from 'vitest';
import { deploy, type Grid, SIDES, type State } from '../../src/core';
import { hexGrid, squareGrid } from '../../src/core/board';
import {
  nearerSide,
  newPiece,
  placementFault,
  readUnitDrag,
  unitDragText,
  unitPaletteContext,
} from '../../src/foundry/applications/armies/add-unit';
import { armyPageContext } from '../../src/foundry/applications/armies/army-page-context';
import { armyOfPage, armyPageSystem } from '../../src/foundry/applications/armies/army-page-data';
import { armyAround } from '../../src/foundry/applications/armies/enlisting';
import { isEmptyField, withEmptyFields } from '../../src/foundry/applications/new-battle/new-battle-draft';
import { ordinalName } from '../../src/foundry/applications/ordinal-name';
import { readScenarioFile, scenarioFile } from '../../src/foundry/applications/scenario-file';
import { type Heading, type Point, spaceTowards } from '../../src/foundry/geometry/board-on-scene';
import {
  bordersAsPlaces,
  type Place,
  spacesAsPlaces,
  worksAsPlaces,
} from '../../src/foundry/geometry/paint-places';
import { readPlacement } from '../../src/foundry/geometry/placement';
import { ccNapoleon, ccNapoleonArmies } from '../../src/rulesets/cc-napoleon';
import { ccn } from '../../src/rulesets/ccn';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';

// The documents need a Foundry around them, and nothing that is tested here needs the documents.
vi.mock('../../src/foundry/documents', () => ({}));

const localize = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  [key.replace(/^PDC\.(?:rules|windows)\./, ''), ...Object.values(blanks)].join(' ');

const games = [{ rules: ccNapoleon, scenarios: [], armies: ccNapoleonArmies }];
const texts = { localize, has: () => false };
const [offered] = withEmptyFields(games, { localize });
const [scenario] = offered?.scenarios ?? [];
if (!scenario) throw new Error('no empty field is offered');
const empty = deploy(ccNapoleon, scenario);

/** The position with a piece more. */
function withRecruit(state: State, unit: string, side: 'south' | 'north', at: string): State {
  const name = ordinalName(unit, 'en', localize);
  const piece = newPiece(ccNapoleon, state, { unit, side, nation: '', at }, name);
  return 'strength' in piece
    ? { ...state, units: { ...state.units, [piece.id]: piece } }
    : { ...state, leaders: { ...state.leaders, [piece.id]: piece } };
}

describe('an empty field', () => {
  test.each([true, false])('begins, and does not end at once, with cards: %s', (commandCards) => {
    const state = deploy(ccNapoleon, { ...scenario, options: { ...scenario.options, commandCards } });
    expect(state).toMatchObject({ units: {}, leaders: {}, terrain: {}, winner: null });
    expect(ccNapoleon.orders(state).length + (ccNapoleon.opening(state) ? 1 : 0)).toBeGreaterThan(0);
  });

  test('can be kept as a file', () => {
    expect(readScenarioFile(scenarioFile(ccNapoleon, scenario), games).scenario.title).toBe(scenario.title);
  });

  test('is told from other scenarios', () => {
    expect(isEmptyField(scenario)).toBe(true);
    expect(isEmptyField({ ...scenario, id: 'rolica-1808' })).toBe(false);
    expect(scenario.title).toBe('newBattle.emptyField');
  });
});

/** A board whose spaces lie as squares of 100 pixels, as those of one row of hexes may too. */
const laidOut = (grid: Grid) => ({
  towards: (from: string | undefined, heading: Heading) => spaceTowards(grid, readPlacement(), from, heading),
  spaceAt: ({ x, y }: Point) => grid.at(Math.floor(y / 100), Math.floor(x / 100)),
  outlineOf: (space: string) => {
    const { row, column } = grid.position(space);
    const [x, y] = [100 * column, 100 * row];
    return [
      { x, y },
      { x: x + 100, y },
      { x: x + 100, y: y + 100 },
      { x, y: y + 100 },
    ];
  },
});

const middleOf = (grid: Grid, space: string): Point => {
  const { row, column } = grid.position(space);
  return { x: 100 * column + 50, y: 100 * row + 50 };
};

describe('a stroke of the brush', () => {
  test.each([
    ['hex', hexGrid(9, 13), '3:2', '3:6', ['3:2', '3:3', '3:4', '3:5', '3:6']],
    ['square', squareGrid(6, 8), 'B2', 'F2', ['B2', 'C2', 'D2', 'E2', 'F2']],
  ] as const)('paints what a fast hand has skipped, on %s boards', (_, grid, from, to, spaces) => {
    const places = spacesAsPlaces(grid, laidOut(grid));
    const [start, end] = [middleOf(grid, from), middleOf(grid, to)];
    expect([...new Set([from, ...places.passed(start, end)])]).toEqual(spaces);
    expect([...new Set([to, ...places.passed(end, start)])]).toEqual(spaces.toReversed());
  });
});

describe('the covered sides under the brush', () => {
  const grid = squareGrid(6, 8);
  const places = worksAsPlaces(grid, laidOut(grid));

  test('are those of the space in which the pointer is, and marked within it', () => {
    expect(places.at({ x: 150, y: 105 })?.id).toBe('B2>B1');
    expect(places.at({ x: 150, y: 95 })?.id).toBe('B1>B2');
    const [beyond, here] = ['B1>B2', 'B2>B1'].map((id) => places.outlineOf(id));
    expect(beyond?.every(({ y }) => y < 100 && y > 80)).toBe(true);
    expect(here?.every(({ y }) => y > 100 && y < 120)).toBe(true);
  });

  test('are passed from corner to corner, and led along by keys', () => {
    expect(places.passed({ x: 105, y: 105 }, { x: 395, y: 105 })).toEqual(['B2>B1', 'C2>C1', 'D2>D1']);
    const first = places.towards({ id: 'B2>B1', space: 'B2' }, { x: 1, y: 0 });
    expect(first).toEqual({ id: 'B2>C2', space: 'B2' });
    expect(places.towards(first, { x: 1, y: 0 })).toEqual({ id: 'C2>D2', space: 'C2' });
  });
});

describe('the borders under the brush', () => {
  const grid = squareGrid(6, 8);
  const places = bordersAsPlaces(grid, laidOut(grid));

  test.each([
    [{ x: 150, y: 110 }, 'B1|B2'],
    [{ x: 110, y: 150 }, 'A2|B2'],
    [{ x: 150, y: 195 }, 'B2|B3'],
    [{ x: 20, y: 80 }, 'A1|A2'],
    [{ x: 90, y: 20 }, 'A1|B1'],
    [{ x: -5, y: 20 }, undefined],
  ])('are found by the side that is nearest to the pointer: %j', (point, border) => {
    expect(places.at(point)?.id).toBe(border);
  });

  test('have two ends, whichever way they lie', () => {
    expect(places.outlineOf('B1|B2')).toEqual([
      { x: 200, y: 100 },
      { x: 100, y: 100 },
    ]);
    expect(places.outlineOf('A2|B2')).toHaveLength(2);
  });

  test('are passed from corner to corner, without those that branch off beside a wavering hand', () => {
    const wavering = [
      { x: 150, y: 190 },
      { x: 205, y: 225 },
      { x: 290, y: 170 },
      { x: 310, y: 230 },
      { x: 360, y: 180 },
    ];
    const passed = wavering
      .slice(1)
      .flatMap((point, index) => places.passed(wavering[index] ?? point, point));
    expect([...new Set(['B2|B3', ...passed])]).toEqual(['B2|B3', 'C2|C3', 'D2|D3']);
  });

  test('are all passed in one leap, and around a corner', () => {
    expect(places.passed({ x: 110, y: 190 }, { x: 760, y: 190 })).toEqual([
      'B2|B3',
      'C2|C3',
      'D2|D3',
      'E2|E3',
      'F2|F3',
      'G2|G3',
      'H2|H3',
    ]);
    expect(places.passed({ x: 190, y: 190 }, { x: 190, y: 60 })).toEqual(['B2|C2']);
    expect(places.passed({ x: 150, y: 150 }, { x: 150, y: 150 })).toEqual([]);
  });

  test('are reached by the arrow keys: a key turns to a side first, and then walks on', () => {
    const walk = (...headings: readonly Heading[]) =>
      headings.reduce<Place | undefined>((from, heading) => places.towards(from, heading), undefined)?.id;
    const [up, left, right] = [
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ] as const;
    expect(walk(up)).toBe('E3|E4');
    expect(walk(up, up)).toBe('E2|E3');
    expect(walk(up, left)).toBe('D4|E4');
    expect(walk(up, left, left, up)).toBe('D3|D4');
    // At the rim of the board there is no side to turn to, and the space is entered all the same.
    expect(walk(up, up, up, up, up, right)).toBe('E1|F1');
  });
});

describe('a unit that is brought to the board', () => {
  test('belongs to the side whose edge is nearer', () => {
    const grid = hexGrid(9, 13);
    expect(['0:0', '3:5', '4:5', '8:2'].map((space) => nearerSide(grid, space))).toEqual([
      'north',
      'north',
      'south',
      'south',
    ]);
  });

  test('comes from the chart, with a number, a name and an id of its own', () => {
    let state = withRecruit(empty, 'infantry', 'south', '7:4');
    state = withRecruit(state, 'infantry', 'south', '7:5');
    state = withRecruit(state, 'general', 'north', '1:1');
    const { strength = 0 } = ccNapoleon.pieces.infantry ?? {};
    expect(Object.values(state.units)).toMatchObject([
      { id: 'south-infantry-1', name: 'field.ordinal.one 1 type.infantry', strength, nation: 'south' },
      { id: 'south-infantry-2', name: 'field.ordinal.two 2 type.infantry', full: strength, at: '7:5' },
    ]);
    expect(Object.keys(state.leaders)).toEqual(['north-general-1']);
    expect(ccNapoleon.placementFault(state, 'south-infantry-1')).toBeUndefined();
  });

  test('never takes the name of one that has fallen', () => {
    const one = withRecruit(empty, 'infantry', 'south', '7:4');
    const fallen = { ...one, units: {}, fallenUnits: one.units };
    expect(Object.keys(withRecruit(fallen, 'infantry', 'south', '7:4').units)).toEqual(['south-infantry-2']);
    const elsewhere = withRecruit(one, 'infantry', 'north', '1:4');
    const names = Object.values(elsewhere.units).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('can’t stand where another stands; a leader joins a unit of his side', () => {
    let state = withRecruit(empty, 'infantry', 'south', '7:4');
    state = withRecruit(state, 'general', 'south', '7:6');
    const [unit] = Object.values(state.units);
    const [leader] = Object.values(state.leaders);
    if (!unit || !leader) throw new Error('nobody came');
    const stranger = { ...unit, id: 'x', side: 'north' as const };
    expect(placementFault(ccNapoleon, state, { ...unit, id: 'x' }, '7:4')).toBe(
      'PDC.rules.reason.space-taken',
    );
    expect(placementFault(ccNapoleon, state, stranger, '7:4')).toBe('PDC.windows.field.enemyThere');
    expect(placementFault(ccNapoleon, state, stranger, '7:6')).toBe('PDC.windows.field.enemyThere');
    expect(placementFault(ccNapoleon, state, { ...leader, id: 'y' }, '7:6')).toBe(
      'PDC.windows.field.leaderThere',
    );
    expect(placementFault(ccNapoleon, state, leader, '7:4')).toBeUndefined();
    expect(placementFault(ccNapoleon, state, unit, '7:6')).toBeUndefined();
    expect(placementFault(ccNapoleon, state, unit, '7:4')).toBeUndefined();
  });

  test('is read out of what is dragged, and nothing else is', () => {
    const drag = { ruleset: 'r', unit: 'infantry', side: 'north', nation: 'french' } as const;
    expect(readUnitDrag(JSON.parse(unitDragText(drag)))).toEqual(drag);
    expect(readUnitDrag({ type: 'Actor', uuid: 'Actor.a' })).toBeUndefined();
    expect(readUnitDrag({ type: 'pas-de-charge.unit', ruleset: 1 })).toBeUndefined();
    expect(readUnitDrag('text')).toBeUndefined();
    expect(readUnitDrag(null)).toBeUndefined();
  });

  test('is chosen among all types of the game', () => {
    const palette = unitPaletteContext(
      { rules: ccNapoleon, state: empty },
      { side: 'north', nation: 'french' },
      localize,
    );
    const [all] = palette.groups;
    expect(palette.groups).toHaveLength(1);
    expect(all?.units.map(({ type }) => type)).toEqual(Object.keys(ccNapoleon.pieces));
    expect(palette.sides.filter(({ isChosen }) => isChosen)).toMatchObject([{ id: 'north' }]);
    expect(palette.sides).toHaveLength(SIDES.length + 1);
    expect(palette.nations.filter(({ isChosen }) => isChosen)).toMatchObject([{ id: 'french' }]);
  });

  test('is found among those of its nation: what everybody has first, then the nations of the battle', () => {
    const { south, north } = empty.sides;
    const sides = { south: { ...south, nation: 'austrian' }, north: { ...north, nation: 'french' } };
    const state = { ...empty, sides };
    const groupsOf = (nation: string) =>
      unitPaletteContext({ rules: ccn, state }, { side: 'north', nation }, localize).groups;
    const titles = (nation: string) => groupsOf(nation).map(({ title }) => title);
    const [everybody, own] = groupsOf('');
    expect(everybody?.units.map(({ type }) => type)).toEqual(['leader']);
    expect(own?.units.every(({ type }) => type.startsWith('french-'))).toBe(true);
    expect(titles('').slice(0, 3)).toEqual(['', 'nation.french', 'nation.austrian']);
    expect(titles('russian').slice(0, 2)).toEqual(['', 'nation.russian']);
    const all = groupsOf('').flatMap(({ units }) => units.map(({ type }) => type));
    expect(all.sort()).toEqual(Object.keys(ccn.pieces).sort());
  });

  test('is of the nation whose chart has it, unless another one is chosen', () => {
    const recruit = { unit: 'portuguese-line', side: 'south', nation: '', at: '5:5' } as const;
    expect(newPiece(ccn, empty, recruit, String).nation).toBe('portuguese');
    expect(newPiece(ccn, empty, { ...recruit, nation: 'russian' }, String).nation).toBe('russian');
  });

  test('is as strong as the house tables of the battle have it', () => {
    const recruit = { unit: 'infantry', side: 'south', nation: 'french', at: 'D8' } as const;
    const { cells } = codeNapoleon.tables.grades ?? { cells: [] };
    const tables = { grades: cells.map(([die = 0], row) => [die, row === 2 ? 3 : 0]) };
    const strengthOf = (unit: string, state: State) =>
      newPiece(codeNapoleon, state, { ...recruit, unit }, String);
    expect(strengthOf('infantry', empty)).toMatchObject({ strength: 6, full: 6 });
    expect(strengthOf('infantry', { ...empty, tables })).toMatchObject({ strength: 9, full: 9 });
    expect(strengthOf('division-general', { ...empty, tables })).not.toHaveProperty('strength');
  });
});

describe('the page of an army', () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  const army = { name: 'Rear Guard', nation: 'british', counts: { infantry: 3, general: 1 } };
  const page = { name: army.name, system: armyPageSystem(game, army) };

  test('is written and read back', () => {
    expect(armyOfPage(game, page)).toEqual(army);
  });

  test('lists what every army gets for free, and its units with their number', () => {
    const { rows, fault, canPlace } = armyPageContext(page, games, true, texts);
    const free = Object.entries(ccNapoleonArmies.free);
    expect(rows.map(({ type, count }) => [type, count])).toEqual([...free, ['infantry', 3], ['general', 1]]);
    expect([fault, canPlace]).toEqual(['', true]);
  });

  test('says why it can’t be read', () => {
    const broken = { ...page, system: { ...page.system, counts: [{ type: 'dragon', count: 1 }] } };
    expect(armyPageContext(broken, games, true, texts)).toMatchObject({ rows: [], canPlace: false });
    expect(armyPageContext(broken, games, true, texts).fault).toContain('dragon');
    const foreign = { ...page, system: { ...page.system, ruleset: 'chess' } };
    expect(armyPageContext(foreign, games, true, texts).fault).toContain('chess');
  });
});

test('an army is put down in formation, its front around a space, as one correction', () => {
  vi.stubGlobal('game', { i18n: { lang: 'en', format: localize, has: () => true } });
  const battle = { rules: ccNapoleon, state: empty } as never;
  const counts = { infantry: 5, artillery: 1, cavalry: 2, general: 1 };
  const army = { name: '', ruleset: 'cc-napoleon', nation: 'british', counts };
  const terms = { armies: ccNapoleonArmies };
  const { pieces, misfits } = armyAround(battle, army, { at: '6:6', ...terms });
  expect(misfits).toEqual([]);
  expect(new Set(pieces.map(({ side, nation }) => `${side} ${nation}`))).toEqual(new Set(['south british']));
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  const at = (type: string) => pieces.flatMap((piece) => (piece.type === type ? [piece.at] : []));
  // Cavalry on the wings, the battery among the infantry, generals with units of the front; then the second rank.
  expect([...at('cavalry'), ...at('infantry'), ...at('artillery')].sort()).toEqual([
    '6:5',
    '6:6',
    '6:7',
    '6:8',
    '7:5',
    '7:6',
    '7:7',
    '7:8',
  ]);
  expect(at('general').every((space) => space.startsWith('6:'))).toBe(true);
  // The shape stays the same wherever it is put down; what has no place there is left out and told.
  const aside = armyAround(battle, army, { at: '6:0', ...terms });
  expect(aside.misfits.length).toBeGreaterThan(0);
  expect(aside.pieces.length + aside.misfits.length).toBe(pieces.length);
  const [held] = pieces;
  if (!held) throw new Error('no piece was put down');
  const taken = {
    rules: ccNapoleon,
    state: { ...empty, units: { other: { ...held, id: 'other', side: 'north' } } },
  };
  expect(armyAround(taken as never, army, { at: '6:6', ...terms }).misfits).toContain(held.at);
});
