import { expect, test } from 'vitest';
import { deploy, type Order, type Ruleset } from '../../src/core';
import { Match, newSave, type RequestMessage, readSave, recordFault, type Save } from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { squares, squaresScenarios } from '../../src/rulesets/squares';

const GAME_MASTER = { seats: [], gameMaster: true } as const;
const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');

const units = {
  a: { side: 'south', type: 'infantry', at: '5:5' },
  x: { side: 'north', type: 'infantry', at: '3:5' },
} as const;
const start = deploy(rules, { ...scenario, terrain: {}, units, options: { commandCards: false } });
const lauter = squaresScenarios[0];
if (!lauter) throw new Error('there is no scenario for squares');

function matchOf(save: Save, game: Ruleset = rules) {
  const kept: Save[] = [];
  const match = new Match(game, save, {
    roll: async ({ count }) => Array(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async (each) => {
      kept.push(each);
    },
  });
  return { match, kept };
}

const request = (request: RequestMessage['request'], revision = 0): RequestMessage => ({
  id: `r${Math.random()}`,
  revision,
  request,
});

const side = 'south';
const move = { type: 'move', side, unit: 'a', to: '5:6' } as const;

test.each<[string, string, Partial<Order>, string | undefined]>([
  [
    'a useless word that once froze a battle',
    'no-such-word',
    { type: 'end-turn', terrain: 'woods' },
    'terrain',
  ],
  ['a card of an order that plays none', 'no-such-word', { ...move, card: 'clash' }, 'card'],
  ['a facing where nobody faces anywhere', 'no-such-word', { ...move, facing: 'n' }, 'facing'],
  ['a way through what every object has', 'off-the-board', { ...move, via: ['valueOf'] }, undefined],
  ['a way that leaves the board', 'off-the-board', { ...move, to: 'constructor' }, undefined],
  ['a card that is none', 'no-such-card', { type: 'play', card: 'toString' }, undefined],
  [
    'ground that is none',
    'no-such-terrain',
    { type: 'place-terrain', to: '5:5', terrain: 'valueOf' },
    undefined,
  ],
  ['a kind of order that is none', 'no-such-order', { type: 'constructor' }, undefined],
])('%s is refused by name: %s', async (_, reason, words, word) => {
  const { match, kept } = matchOf(newSave(rules, start));
  const order: Order = { type: 'move', side, ...words };
  const { result } = await match.submit(request({ order }), GAME_MASTER);
  expect(result).toMatchObject({ ok: false, refusal: { reason, ...(word && { about: { word } }) } });
  expect(kept).toEqual([]);
});

test('the rules themselves take no word from outside for a space', () => {
  const via = ['valueOf'];
  expect(rules.refusal(start, { ...move, via })).toMatchObject({ reason: 'off-the-board' });
  const game = squares.on(lauter.board ?? squares.boards.usual);
  const state = deploy(game, lauter);
  for (const id of Object.keys(state.units)) {
    expect(game.refusal(state, { type: 'move', side: 'south', unit: id, to: 'A1', via })).toBeDefined();
  }
});

test('what every order of the rules says has a word, and none has another', () => {
  for (const [game, position] of [
    [rules, start],
    [squares.on(lauter.board ?? squares.boards.usual), deploy(squares, lauter)],
  ] as const) {
    for (const { type, side: _, ...words } of game.orders(position)) {
      expect(game.orderKind(type)?.fields).toEqual(expect.arrayContaining(Object.keys(words)));
    }
  }
});

test('a battle that was kept with useless words is read without them', async () => {
  const { match } = matchOf(newSave(rules, start));
  await match.submit(request({ order: { type: 'end-turn', side } }), GAME_MASTER);
  const frozen = structuredClone(match.save) as unknown as { record: { order: object }[] };
  Object.assign(frozen.record[0]?.order ?? {}, { terrain: 'woods'.repeat(100_000) });
  expect(readSave(rules, frozen).save).toEqual(match.save);
});

test('a battle that is full takes no order more, and an undo makes it smaller', async () => {
  const { match: played } = matchOf(newSave(rules, start));
  await played.submit(request({ order: move }), GAME_MASTER);
  const [action] = played.save.record;
  if (!action) throw new Error('nothing was played');
  // Again and again the same order, taken back each time.
  const record = Array(12_000)
    .fill([action, { undoneTo: 0 }])
    .flat();
  const save: Save = { ...played.save, record: [...record, action] };
  const { match, kept } = matchOf(save);
  for (const asked of [
    { order: { type: 'end-turn', side } as const },
    { correct: { type: 'side-adjusted', side, change: { points: 1 } } as const },
  ]) {
    const { result } = await match.submit(request(asked, 1), GAME_MASTER);
    expect(result).toMatchObject({ ok: false, refusal: { reason: 'record-is-full' } });
  }
  expect(kept).toEqual([]);
  expect((await match.submit(request({ undoTo: 0 }, 1), GAME_MASTER)).result.ok).toBe(true);
  expect(match.save.state).toEqual(start);
  expect(JSON.stringify(kept[0]).length).toBeLessThan(50_000);
  expect((await match.submit(request({ order: move }, 2), GAME_MASTER)).result.ok).toBe(true);
});

test('a record with an illegal order is named with its number', async () => {
  const { match } = matchOf(newSave(rules, start));
  await match.submit(request({ order: move }), GAME_MASTER);
  await match.submit(request({ order: { type: 'end-turn', side } }, 1), GAME_MASTER);
  const { save } = match;
  expect(recordFault(rules, save)).toBeUndefined();
  const forged = {
    ...save,
    record: [{ order: { ...move, to: '0:0' }, replies: [] }, ...save.record.slice(1)],
  };
  expect(recordFault(rules, forged)).toMatch(/^record\[0\]: order 1, move: too-far/);
  const twice = { ...save, record: [...save.record, ...save.record.slice(1)] };
  expect(recordFault(rules, twice)).toMatch(/^record\[2\]: order 3, end-turn: not-your-turn/);
  const short = { ...save, record: save.record.slice(0, 1) };
  expect(recordFault(rules, short)).toMatch(/^state: /);
  const early = { ...save, record: [{ undoneTo: 4 }, ...save.record] };
  expect(recordFault(rules, early)).toMatch(/^record\[0\]\.undoneTo: only 0/);
});
