import { expect, test } from 'vitest';
import { deploy, type Order, type RollQuery } from '../../src/core';
import {
  Match,
  newSave,
  type RequestMessage,
  readSave,
  recordFault,
  type Save,
  viewOf,
} from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { corsicanOgre, corsicanOgreScenarios } from '../../src/rulesets/corsican-ogre';
import { squares, squaresScenarios } from '../../src/rulesets/squares';

const SOUTH = { seats: ['south'], gameMaster: false } as const;
const NORTH = { seats: ['north'], gameMaster: false } as const;
const GAME_MASTER = { seats: [], gameMaster: true } as const;

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');

/** A battle with two lines of infantry face to face, and dice that fall as told. */
function table(dice: readonly (readonly string[])[] = []) {
  const units = {
    a: { side: 'south', type: 'infantry', at: '4:4' },
    b: { side: 'north', type: 'infantry', at: '3:4' },
    c: { side: 'north', type: 'infantry', at: '0:0' },
  } as const;
  const start = deploy(rules, { ...scenario, units, options: { commandCards: false } } as typeof scenario &
    object);
  const left = [...dice];
  const kept: Save[] = [];
  const rolled: RollQuery[] = [];
  const match = new Match(rules, newSave(rules, start), {
    roll: async (query) => {
      rolled.push(query);
      return left.shift() ?? new Array<string>(query.count).fill('blue');
    },
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async (save) => {
      kept.push(save);
    },
  });
  return { match, kept, rolled };
}

let clicks = 0;
const request = (revision: number, request: RequestMessage['request']): RequestMessage => ({
  id: `r${clicks++}`,
  revision,
  request,
});
const melee: Order = { type: 'melee', side: 'south', unit: 'a', target: 'b' };

test('an order stops at the question of the other side, whose answer finishes it', async () => {
  const { match, kept } = table();
  const asked = await match.submit(request(0, { order: melee }), SOUTH);
  expect(asked.report?.question).toMatchObject({
    reason: 'response',
    side: 'north',
    options: ['none', 'fire'],
  });
  expect(viewOf(rules, match.save).question?.side).toBe('north');
  expect((await match.submit(request(1, { choose: 'none' }), SOUTH)).result).toMatchObject({
    refusal: { reason: 'not-asked-of-you' },
  });
  expect((await match.submit(request(1, { choose: 'surrender' }), NORTH)).result).toMatchObject({
    refusal: { reason: 'no-such-answer' },
  });
  await match.submit(request(1, { choose: 'none' }), NORTH);
  const done = await match.submit(request(2, { choose: 'yes' }), NORTH);
  expect(done.report?.question).toBeNull();
  expect(match.save.record).toHaveLength(1);
  expect(kept).toHaveLength(3);
});

test('the same request twice is carried out once', async () => {
  const { match, rolled } = table();
  const once = request(0, { order: { ...melee, type: 'fire' } });
  const [first, second] = await Promise.all([match.submit(once, SOUTH), match.submit(once, SOUTH)]);
  expect(first.result).toEqual(second.result);
  expect(second.report).toBeUndefined();
  expect(rolled).toHaveLength(1);
});

test('a second click that saw the same position is stale', async () => {
  const { match } = table();
  const clickTwice = [0, 0].map(() => match.submit(request(0, { order: { ...melee, type: 'fire' } }), SOUTH));
  const [, second] = await Promise.all(clickTwice);
  expect(second?.result).toMatchObject({ ok: false, refusal: { reason: 'stale' } });
});

test('nobody orders for the other side, nor what the rules forbid', async () => {
  const { match, kept } = table();
  const forged = await match.submit(request(0, { order: melee }), NORTH);
  expect(forged.result).toMatchObject({ refusal: { reason: 'not-your-side' } });
  const enemy = { ...melee, unit: 'b', target: 'a' };
  expect((await match.submit(request(0, { order: enemy }), SOUTH)).result).toMatchObject({
    refusal: { reason: 'not-your-unit' },
  });
  const far = { ...melee, target: 'c' };
  expect((await match.submit(request(0, { order: far }), SOUTH)).result).toMatchObject({
    refusal: { reason: 'not-adjacent' },
  });
  expect(kept).toEqual([]);
});

test('an order or correction that names no piece is refused, whatever else an object may be asked for', async () => {
  const { match, kept } = table();
  const odd = { type: 'fire', side: 'south', unit: 'a', target: 'constructor' } as const;
  expect((await match.submit(request(0, { order: odd }), SOUTH)).result).toMatchObject({
    refusal: { reason: 'no-such-piece' },
  });
  for (const adjust of ['constructor', 'toString', 'nobody']) {
    const corrected = { correct: { type: 'adjusted', unit: adjust, change: { strength: 2 } } } as const;
    expect((await match.submit(request(0, corrected), GAME_MASTER)).result).toMatchObject({
      refusal: { reason: 'no-such-piece' },
    });
  }
  const onto = { correct: { type: 'adjusted', unit: 'a', change: { at: '3:4' } } } as const;
  expect((await match.submit(request(0, onto), GAME_MASTER)).result).toMatchObject({
    refusal: { reason: 'space-taken' },
  });
  expect(kept).toEqual([]);
});

test('a store that fails leaves the battle as it was', async () => {
  const { match } = table();
  const broken = new Match(rules, match.save, {
    roll: async ({ count }) => new Array<string>(count).fill('red'),
    draw: async () => [],
    keep: async () => {
      throw new Error('this client is not the active GM');
    },
  });
  await expect(broken.submit(request(0, { order: { ...melee, type: 'fire' } }), SOUTH)).rejects.toThrow(
    'active',
  );
  expect(broken.save).toEqual(match.save);
});

test('undo goes back across dice, and the record keeps both lines', async () => {
  const { match } = table([['red', 'red', 'blue', 'blue']]);
  const before = match.save.state;
  await match.submit(request(0, { order: { ...melee, type: 'fire' } }), SOUTH);
  expect(match.save.state.units.b?.strength).toBe(3);
  await match.submit(request(1, { undoTo: 0 }), GAME_MASTER);
  expect(match.save.state).toEqual(before);
  expect(match.save.record).toHaveLength(2);
});

test('a player takes dice back with the consent of the other side alone', async () => {
  const { match } = table();
  const before = match.save.state;
  const asked = async () => {
    await match.submit(request(match.save.revision, { order: { ...melee, type: 'fire' } }), SOUTH);
    const proposed = await match.submit(request(match.save.revision, { undoTo: 0 }), SOUTH);
    expect(proposed).toEqual({ result: { ok: true, revision: match.save.revision } });
    expect(viewOf(rules, match.save).proposal).toEqual({ by: 'south', undoTo: 0 });
  };
  await asked();
  const own = await match.submit(request(match.save.revision, { consent: true }), SOUTH);
  expect(own.result).toMatchObject({ refusal: { reason: 'not-asked-of-you' } });
  await match.submit(request(match.save.revision, { consent: true }), NORTH);
  expect(match.save).toMatchObject({ state: before, proposal: null });
  await asked();
  const fired = match.save.state;
  await match.submit(request(match.save.revision, { consent: false }), NORTH);
  expect(match.save).toMatchObject({ state: fired, proposal: null });
  const none = await match.submit(request(match.save.revision, { consent: true }), NORTH);
  expect(none.result).toMatchObject({ refusal: { reason: 'nothing-is-asked' } });
});

test('a side withdraws its own request to take something back, and nobody else withdraws it', async () => {
  const { match } = table();
  await match.submit(request(0, { order: { ...melee, type: 'fire' } }), SOUTH);
  const fired = match.save.state;
  await match.submit(request(1, { undoTo: 0 }), SOUTH);
  const stranger = await match.submit(request(2, { consent: false }), { seats: [], gameMaster: false });
  expect(stranger.result).toMatchObject({ refusal: { reason: 'not-asked-of-you' } });
  const withdrawn = await match.submit(request(2, { consent: false }), SOUTH);
  expect(withdrawn.result.ok).toBe(true);
  expect(match.save).toMatchObject({ state: fired, proposal: null });
  await match.submit(request(3, { undoTo: 0 }), SOUTH);
  expect((await match.submit(request(4, { consent: false }), GAME_MASTER)).result.ok).toBe(true);
});

test('an attack that the enemy is being asked about is not taken back without his consent', async () => {
  const { match } = table();
  await match.submit(request(0, { order: melee }), SOUTH);
  await match.submit(request(1, { undoTo: 0 }), SOUTH);
  expect(match.save).toMatchObject({ proposal: { by: 'south', undoTo: 0 }, open: { order: melee } });
  const again = await match.submit(request(2, { undoTo: 0 }), SOUTH);
  expect(again.result).toMatchObject({ refusal: { reason: 'proposal-is-open' } });
  // The question stands, and whoever answers it lets the proposal drop.
  await match.submit(request(2, { choose: 'none' }), NORTH);
  expect(match.save.proposal).toBeNull();
});

test('a player takes his own move back at once, and a proposal drops when somebody goes on', async () => {
  const { match } = table();
  const before = match.save.state;
  await match.submit(request(0, { order: { type: 'move', side: 'south', unit: 'a', to: '5:4' } }), SOUTH);
  await match.submit(request(1, { undoTo: 0 }), SOUTH);
  expect(match.save).toMatchObject({ state: before, proposal: null });
  await match.submit(request(2, { order: { ...melee, type: 'fire' } }), SOUTH);
  await match.submit(request(3, { undoTo: 0 }), SOUTH);
  await match.submit(request(4, { order: { type: 'end-turn', side: 'south' } }), SOUTH);
  expect(match.save.proposal).toBeNull();
});

test('a GM corrects sides, ground and pieces, and may undo that', async () => {
  const { match } = table();
  const start = match.save.state;
  const unit = { ...start.units.a, id: 'new', type: 'light-infantry', at: '7:7' } as const;
  const corrections = [
    { type: 'side-adjusted', side: 'north', change: { points: 2, rating: 3 } },
    { type: 'terrain-adjusted', terrain: { '5:5': 'woods', '5:6': 'clear' } },
    { type: 'enlisted', piece: unit },
    { type: 'adjusted', unit: 'new', change: { name: '95th', nation: 'dutch', armed: ['rifle'] } },
  ] as const;
  for (const [revision, correct] of corrections.entries()) {
    const corrected = { correct } as RequestMessage['request'];
    expect((await match.submit(request(revision, corrected), SOUTH)).result).toMatchObject({
      refusal: { reason: 'only-the-game-master' },
    });
    expect((await match.submit(request(revision, corrected), GAME_MASTER)).result.ok).toBe(true);
  }
  const { sides, terrain, units } = match.save.state;
  expect(sides.north).toMatchObject({ points: 2, rating: 3 });
  expect([terrain['5:5'], terrain['5:6'], units.new?.at]).toEqual(['woods', undefined, '7:7']);
  expect(units.new).toMatchObject({ name: '95th', nation: 'dutch', armed: ['rifle'] });
  expect(readSave(rules, JSON.parse(JSON.stringify(match.save))).save).toEqual(match.save);
  await match.submit(request(4, { undoTo: 0 }), GAME_MASTER);
  expect(match.save.state).toEqual(start);
});

test('an army comes by one correction, all of it or nothing, and one undo takes it back', async () => {
  const { match } = table();
  const start = match.save.state;
  const recruit = (id: string, at: string) => ({ ...start.units.a, id, name: id, at }) as const;
  const army = (...at: readonly [string, string]) => ({
    correct: { type: 'enlisted', piece: recruit('one', at[0]), others: [recruit('two', at[1])] },
  });
  const refused = await match.submit(request(0, army('7:7', '7:7') as never), GAME_MASTER);
  expect(refused.result).toMatchObject({ refusal: { reason: 'space-taken' } });
  expect(match.save.state).toEqual(start);
  const { result, report } = await match.submit(request(0, army('7:7', '7:6') as never), GAME_MASTER);
  expect(result).toEqual({ ok: true, revision: 1 });
  expect(report?.events).toHaveLength(1);
  const { units } = match.save.state;
  expect([units.one?.at, units.two?.at]).toEqual(['7:7', '7:6']);
  expect(readSave(rules, JSON.parse(JSON.stringify(match.save))).save).toEqual(match.save);
  await match.submit(request(1, { undoTo: 0 }), GAME_MASTER);
  expect(match.save.state).toEqual(start);
});

test.each([
  [{ type: 'side-adjusted', side: 'north', change: { points: -1 } }, 'no-such-number'],
  [{ type: 'adjusted', unit: 'a', change: { armed: ['pike'] } }, 'no-such-weapon'],
  [{ type: 'adjusted', unit: 'a', change: { name: ' ' } }, 'no-such-name'],
  [{ type: 'terrain-adjusted', terrain: { '99:1': 'woods' } }, 'off-the-board'],
  [{ type: 'terrain-adjusted', terrain: { '5:5': 'lava' } }, 'no-such-terrain'],
] as const)('a correction that makes no sense is refused: %j', async (correct, reason) => {
  const { match } = table();
  const { result } = await match.submit(request(0, { correct } as RequestMessage['request']), GAME_MASTER);
  expect(result).toMatchObject({ refusal: { reason } });
});

/** A battle on squares, with a river between some of them. */
function squaresTable(): Match {
  const lauter = squaresScenarios.find(({ id }) => id === 'lauter-crossing');
  if (!lauter) throw new Error('the scenario with the river is gone');
  const game = squares.on(lauter.board ?? squares.boards.usual);
  return new Match(game, newSave(game, deploy(game, lauter)), {
    roll: async ({ count }) => new Array<string>(count).fill('1'),
    draw: async () => [],
    keep: async () => undefined,
  });
}

test('a GM corrects what lies between spaces, keeps it and may undo it', async () => {
  const match = squaresTable();
  const { save } = match;
  const game = squares.on(save.state.board);
  const correct = {
    type: 'borders-adjusted',
    borders: { 'A3|A4': 'clear', 'B3|B4': 'river', 'B4|C4': 'bridge' },
  } as const;
  const { borders } = save.state;
  expect((await match.submit(request(0, { correct }), SOUTH)).result).toMatchObject({
    refusal: { reason: 'only-the-game-master' },
  });
  expect((await match.submit(request(0, { correct }), GAME_MASTER)).result.ok).toBe(true);
  const { 'A3|A4': _, ...rest } = borders;
  expect(match.save.state.borders).toEqual({ ...rest, 'B3|B4': 'river', 'B4|C4': 'bridge' });
  expect(match.save.state.terrain).toEqual(save.state.terrain);
  const read = readSave(game, JSON.parse(JSON.stringify(match.save))).save;
  expect(read).toEqual(match.save);
  expect(recordFault(game, read)).toBeUndefined();
  await match.submit(request(1, { undoTo: 0 }), GAME_MASTER);
  expect(match.save.state.borders).toEqual(borders);
});

test.each([
  ['Z9|A1', 'river', 'no-such-border'],
  ['A3', 'river', 'no-such-border'],
  // Across a corner, too far apart, the wrong way round, and with something left over.
  ['A3|B4', 'river', 'no-such-border'],
  ['A3|A5', 'river', 'no-such-border'],
  ['A4|A3', 'river', 'no-such-border'],
  ['A3|A4|A5', 'river', 'no-such-border'],
  ['A3|A4', 'lava', 'no-such-terrain'],
  ['A3|A4', 'woods', 'no-such-terrain'],
  ['A3|A4', 'constructor', 'no-such-terrain'],
])('a border that makes no sense is refused with the others: %s %s', async (border, word, reason) => {
  const match = squaresTable();
  const before = match.save;
  const correct = { type: 'borders-adjusted', borders: { 'B3|B4': 'river', [border]: word } } as const;
  const { result } = await match.submit(request(0, { correct }), GAME_MASTER);
  expect(result).toMatchObject({
    refusal: { reason, ...(reason === 'no-such-border' && { about: { border } }) },
  });
  expect(match.save).toEqual(before);
});

/** A table with a battle of a game that knows works. */
function ogreTable(): Match {
  const scenario = corsicanOgreScenarios.find(({ works }) => works);
  if (!scenario) throw new Error('a battle with works is needed');
  const game = scenario.board ? corsicanOgre.on(scenario.board) : corsicanOgre;
  return new Match(game, newSave(game, deploy(game, scenario)), {
    roll: async ({ count }) => new Array<string>(count).fill('1'),
    draw: async () => [],
    keep: async () => undefined,
  });
}

test('a GM throws up works and razes them, keeps it and may undo it', async () => {
  const match = ogreTable();
  const before = match.save.state;
  const [side = ''] = Object.keys(before.works ?? {});
  const works = { [side]: 'clear', '0:0>0:1': 'field-works' };
  const correct = { type: 'works-adjusted', works } as const;
  expect((await match.submit(request(0, { correct }), SOUTH)).result).toMatchObject({
    refusal: { reason: 'only-the-game-master' },
  });
  expect((await match.submit(request(0, { correct }), GAME_MASTER)).result.ok).toBe(true);
  const { [side]: _, ...rest } = before.works ?? {};
  expect(match.save.state.works).toEqual({ ...rest, '0:0>0:1': 'field-works' });
  const read = readSave(corsicanOgre.on(before.board), JSON.parse(JSON.stringify(match.save))).save;
  expect(read).toEqual(match.save);
  expect(recordFault(corsicanOgre.on(before.board), read)).toBeUndefined();
  const none = Object.fromEntries(Object.keys(match.save.state.works ?? {}).map((each) => [each, 'clear']));
  await match.submit(request(1, { correct: { type: 'works-adjusted', works: none } }), GAME_MASTER);
  expect('works' in match.save.state).toBe(false);
  await match.submit(request(2, { undoTo: 0 }), GAME_MASTER);
  expect(match.save.state).toEqual(before);
});

test.each([
  ['9:9>0:0', 'field-works', 'no-such-side'],
  ['0:0', 'field-works', 'no-such-side'],
  ['0:0>2:2', 'field-works', 'no-such-side'],
  ['0:0>0:1>0:2', 'field-works', 'no-such-side'],
  ['0:0>0:1', 'lava', 'no-such-terrain'],
  ['0:0>0:1', 'constructor', 'no-such-terrain'],
])('works that make no sense are refused with the others: %s %s', async (side, word, reason) => {
  const match = ogreTable();
  const before = match.save;
  const correct = { type: 'works-adjusted', works: { '0:1>0:2': 'field-works', [side]: word } } as const;
  const { result } = await match.submit(request(0, { correct }), GAME_MASTER);
  expect(result).toMatchObject({
    refusal: { reason, ...(reason === 'no-such-side' && { about: { side } }) },
  });
  expect(match.save).toEqual(before);
});

test('a GM lays roads over the terrain, which stays, keeps them and may undo it', async () => {
  const match = ogreTable();
  const before = match.save.state;
  const rules = corsicanOgre.on(before.board);
  const laid = (roads: readonly (readonly string[])[]) =>
    ({ correct: { type: 'roads-adjusted', roads } }) as const;
  const roads = [['0:0', '0:1', '0:2']];
  expect((await match.submit(request(0, laid(roads)), GAME_MASTER)).result.ok).toBe(true);
  expect(rules.roads(match.save.state)).toEqual(roads);
  expect(match.save.state.terrain).toEqual(before.terrain);
  const read = readSave(rules, JSON.parse(JSON.stringify(match.save))).save;
  expect(read).toEqual(match.save);
  expect(recordFault(rules, read)).toBeUndefined();
  const off = await match.submit(request(1, laid([['0:0', '99:0']])), GAME_MASTER);
  expect(off.result).toMatchObject({ refusal: { reason: 'off-the-board' } });
  const leap = await match.submit(request(1, laid([['0:0', '5:5']])), GAME_MASTER);
  expect(leap.result).toMatchObject({ refusal: { reason: 'no-such-terrain' } });
  await match.submit(request(1, { undoTo: 0 }), GAME_MASTER);
  expect(match.save.state).toEqual(before);
});

test('a broken correction in a save is named with its place', async () => {
  const match = squaresTable();
  const correct = { type: 'borders-adjusted', borders: { 'A3|A4': 'bridge' } } as const;
  await match.submit(request(0, { correct }), GAME_MASTER);
  const broken = JSON.parse(JSON.stringify(match.save));
  broken.record[0].corrected.borders['A3|A4'] = 7;
  const game = squares.on(match.save.state.board);
  expect(() => readSave(game, broken)).toThrow(/record\[0\]\.corrected\.borders\.A3\|A4/);
});

test('a half-finished melee survives being kept as JSON and read again', async () => {
  const { match } = table();
  await match.submit(request(0, { order: melee }), SOUTH);
  const { save, notice } = readSave(rules, JSON.parse(JSON.stringify(match.save)));
  expect(notice).toBeNull();
  expect(viewOf(rules, save)).toEqual(viewOf(rules, match.save));
});

test('a save of other rules keeps its position, gives the open order back and ends undo there', async () => {
  const { match } = table();
  await match.submit(request(0, { order: melee }), SOUTH);
  const { save, notice } = readSave(rules, { ...match.save, version: 99 });
  expect(notice).toBe('rules-changed');
  expect(save).toMatchObject({ version: rules.version, open: null, record: [], start: match.save.state });
  // Newer than what everyone still sees, so that it is shown anew.
  expect(save.revision).toBe(match.save.revision + 1);
});

test('a broken save names every place that is wrong', async () => {
  const { match } = table();
  const broken = JSON.parse(JSON.stringify(match.save));
  broken.state.units.a.at = '9:9';
  broken.state.units.b.strength = -1;
  broken.state.sides.south.points = 'many';
  expect(() => readSave(rules, broken)).toThrow(/state\.units\.a\.at: space "9:9" is not on the board/);
  expect(() => readSave(rules, broken)).toThrow(
    /state\.units\.b\.strength: expected a whole number of 1 or more/,
  );
  expect(() => readSave(rules, broken)).toThrow(/state\.sides\.south\.points: expected a whole number/);
  expect(() => readSave(rules, null)).toThrow(/battle: expected a mapping/);
});

test('a recorded answer that the rules do not ask for is named', async () => {
  const { match } = table();
  await match.submit(request(0, { order: melee }), SOUTH);
  const broken = JSON.parse(JSON.stringify(match.save));
  broken.open.replies = [{ kind: 'chose', option: 'square' }];
  expect(() => readSave(rules, broken)).toThrow(/open: response: "square" is not one of none, fire/);
});

test('after an undo the latest order that still counts is known', async () => {
  const { match } = table();
  const move = (unit: string, to: string): Order => ({ type: 'move', side: 'south', unit, to });
  await match.submit(request(0, { order: move('a', '5:4') }), SOUTH);
  await match.submit(request(1, { order: { type: 'end-turn', side: 'south' } }), SOUTH);
  await match.submit(request(2, { undoTo: 1 }), GAME_MASTER);
  expect(viewOf(rules, match.save)).toMatchObject({ last: null, undoable: move('a', '5:4') });
});

test('what a battle begins with by itself was ordered by nobody', async () => {
  const { match } = table();
  await match.submit(request(0, { order: { type: 'end-turn', side: 'south' } }), SOUTH);
  const dealt = { ...rules, opening: (): Order => ({ type: 'end-turn', side: 'south' }) };
  expect(viewOf(dealt, match.save).undoable).toBeNull();
});
