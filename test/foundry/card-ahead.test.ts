// What the preview of a card tells: how many pieces it really orders, and which light up.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deploy, type PieceSetup, type State } from '../../src/core';
import { adviceLines } from '../../src/foundry/applications/advice/advice-context';
import { aheadTextOf } from '../../src/foundry/applications/hand/ahead-text';
import { handContext, playOrder } from '../../src/foundry/applications/hand/hand-context';
import { orderedBy } from '../../src/foundry/canvas/choices/card-in-hand';
import { aheadText } from '../../src/foundry/texts';
import { GAMES } from '../../src/rulesets';
import { position, seenBy } from '../canvas/battle';
import { ENGLISH } from './english';

beforeAll(() => {
  vi.stubGlobal('game', { i18n: ENGLISH });
});

afterAll(() => vi.unstubAllGlobals());

const own = (type: string, at: string): PieceSetup => ({ side: 'south', type, at });

const LINE = {
  a: own('infantry', '7:1'),
  b: own('infantry', '7:5'),
  c: own('light-infantry', '7:6'),
  d: own('infantry', '7:11'),
  x: { side: 'north', type: 'infantry', at: '1:5' },
} satisfies Readonly<Record<string, PieceSetup>>;

/** A battle in which south may play one card, and nothing else. */
function holding(state: State, card: string) {
  const last = { south: null, north: null };
  const cards = { hands: { south: [card], north: [] }, discard: [], last };
  const game = GAMES.find(({ rules }) => rules.id === state.ruleset);
  if (!game) throw new Error(`no game ${state.ruleset}`);
  const battle = seenBy(['south'], { ...state, cards, turn: { ...state.turn, step: 'command' } });
  return { ...battle, rules: game.rules };
}

/** What is told of the card, and how many pieces light up. */
function preview(state: State, card: string) {
  const battle = holding(state, card);
  const held = handContext(battle)?.groups[0]?.cards[0];
  if (!held) throw new Error(`${card} is not in the hand`);
  return { text: aheadTextOf(battle, held), lit: orderedBy(battle, card).length };
}

describe('the preview of a card', () => {
  const plain = position(LINE);

  test('without a unit of its kind it says that it counts as another card, and orders one of all', () => {
    expect(preview(plain, 'order-heavy-troops')).toEqual({
      text: 'Played now, it counts as A Single Order and lets 1 of the 4 marked units act.',
      lit: 4,
    });
  });

  test('with fewer units of its kind than it promises it says how many there are', () => {
    const guns = position({ ...LINE, e: own('elite-infantry', '7:8') });
    const heavies = preview(guns, 'order-heavy-troops');
    expect(heavies).toEqual({ text: 'Played now, it lets the marked unit act.', lit: 1 });
    expect(preview(plain, 'order-medium-troops')).toEqual({
      text: 'Played now, it lets the 3 marked units act.',
      lit: 3,
    });
  });

  test('it says how many of those marked it orders together, whichever is ordered first', () => {
    expect(preview(plain, 'order-three-centre')).toEqual({
      text: 'Played now, it lets the 2 marked units act.',
      lit: 2,
    });
    const line = position({ ...LINE, e: own('infantry', '7:7'), f: own('infantry', '7:2') });
    expect(preview(line, 'line-command').text).toBe('Played now, it lets 3 of the 6 marked units act.');
  });

  test('dice that come first are told, and nobody lights up', () => {
    expect(preview(plain, 'i-am-spartacus')).toEqual({ text: 'Played now, it rolls 4 dice first.', lit: 0 });
  });

  test('is told in every game with cards, and promises no more than light up', () => {
    for (const { rules, scenarios } of GAMES) {
      const [scenario] = scenarios;
      if (!playOrder(rules, 'south', '') || !scenario) continue;
      for (const card of Object.keys(rules.cards)) {
        const { text, lit } = preview(deploy(rules, scenario), card);
        const most = Number(/orders (?:the )?(\d+)/.exec(text)?.[1] ?? 0);
        expect(most, `${card}: ${text}`).toBeLessThanOrEqual(lit);
      }
    }
  });
});

test('an answer tells which side rolls next, how many dice, and what for', () => {
  const roll = { kind: 'roll', reason: 'melee', side: 'north', die: 'battle', count: 2 } as const;
  const query = { ...roll, classes: [], modifiers: [], mark: '' };
  const state = position(LINE);
  const text = aheadText({ roll: query, laysCardAside: false }, state);
  expect(text).toBe(`the ${state.sides.north.name} roll 2 dice: Close combat`);
  expect(aheadText({ roll: null, laysCardAside: false }, state)).toBe('');
});

test('advice to play a card names the units that it lets act, and the card to select', () => {
  const texts = {
    localize: (key: string, blanks: Readonly<Record<string, string>> = {}) => ENGLISH.format(key, blanks),
    has: ENGLISH.has,
  };
  const expected = { points: 0, losses: 0, inflicted: 0, wins: 0.5, reasons: [] };
  const linesFor = (state: State, card: string) => {
    const battle = holding(state, card);
    const choice = playOrder(battle.rules, 'south', card);
    if (!choice) throw new Error('the game has no cards');
    return adviceLines(battle, [{ choice, ...expected }], texts)[0];
  };
  const line = linesFor(position(LINE), 'order-medium-troops');
  const { a, b, c, d } = position(LINE).units;
  expect(line).toMatchObject({ card: 'order-medium-troops', piece: '', space: '' });
  expect(line?.why).toMatch(/^Lets 3 of 3 act: /);
  for (const unit of [a, b, d]) expect(line?.why).toContain(unit?.name);
  expect(line?.label).toContain(line?.why);
  expect(c?.name).toBeDefined();
  const many = Object.fromEntries(
    ['6:1', '6:2', '6:3', '6:4'].map((at, index) => [`e${index}`, own('infantry', at)]),
  );
  expect(linesFor(position({ ...LINE, ...many }), 'order-medium-troops')?.why).toMatch(/ and 2 more\.$/);
});
