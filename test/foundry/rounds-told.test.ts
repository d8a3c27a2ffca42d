import { expect, test } from 'vitest';
import { deploy, type Query, type Reply, resolve } from '../../src/core';
import { cardContext } from '../../src/foundry/chat/card-context';
import type { CardData, Line } from '../../src/foundry/chat/card-data';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { linesOf, withRerolls } from '../../src/foundry/chat/make-card';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { ogrePosition } from '../ogre-position';
import { ENGLISH } from './english';

const foot = {
  name: '9th Foot',
  side: 'south',
  type: 'british-line',
  nation: 'british',
  strength: 4,
  full: 4,
} as const;

/** The paragraphs of a card of a game of chits. */
function told(order: Partial<CardData>, lines: readonly Line[]) {
  const card: CardData = {
    kind: 'order',
    ruleset: 'corsican-ogre',
    turn: 1,
    side: 'south',
    sides: { south: { name: 'Allies', nation: 'british' }, north: { name: 'French', nation: 'french' } },
    question: null,
    participants: { a: foot },
    ...order,
    lines,
  };
  const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: false } as const;
  return cardContext(card, undefined, cardTexts(card, ENGLISH), viewer).acts;
}

const textsOf = (order: Partial<CardData>, lines: readonly Line[]): readonly string[] =>
  told(order, lines).map(({ text }) => text);

const drawn = (side: 'south' | 'north'): Line => ({
  type: 'chits-drawn',
  side,
  chits: [side],
  reason: 'chit',
});
const passed = (side: 'south' | 'north'): Line => ({ type: 'turn-passed', side });
const NEXT = ['Chit drawn for the French.', 'The French act this round'];

test('who passes is told, before whose chit is drawn next', () => {
  const next = [drawn('north'), passed('north')];
  expect(textsOf({ order: 'pass-round' }, next)).toEqual(['Passes without activating a unit', ...NEXT]);
  expect(textsOf({ order: 'pass', unit: 'a' }, next)).toEqual(['<b>9th Foot</b>: Passes', ...NEXT]);
});

test('an order that tells something of its own is not told twice', () => {
  const lines: Line[] = [{ type: 'turned', unit: 'a', facing: 'ne' }, drawn('north'), passed('north')];
  const [first = '', ...others] = textsOf({ order: 'face', unit: 'a' }, lines);
  expect(first).toContain('9th Foot');
  expect([first, ...others].join()).not.toContain('9th Foot</b>: ');
});

test('a chit that is drawn after a round that was over at once does not stand in its heading', () => {
  const lines = [drawn('south'), passed('south'), drawn('north'), passed('north')];
  expect(textsOf({ order: 'pass-round' }, lines)).toEqual([
    'Passes without activating a unit',
    'Chit drawn for the Allies.',
    'The Allies act this round',
    ...NEXT,
  ]);
});

test('a roll to act tells what it was to come to, and that doubles spoil it', () => {
  const rolled: Line = {
    type: 'rolled',
    ...{
      reason: 'activation',
      die: 'd6',
      faces: ['2', '2'],
      worth: ['2', '2'],
      hits: 0,
      flags: 0,
      unit: 'a',
    },
    modifiers: [
      { value: 9, reason: 'activation-target', rule: 'R002-18' },
      { value: -1, reason: 'shaken', rule: 'R002-29' },
    ],
  };
  const doubles: Line = { type: 'responded', unit: 'a', response: 'doubles' };
  const [act] = told({ order: 'activate', unit: 'a' }, [rolled, doubles]);
  expect(act?.roll).toMatchObject({ outcome: 'Does not act', dice: '(8 or less)' });
  expect(act?.text).toBe('<b>9th Foot</b> rolls doubles with no leader attached.');
});

test('an event that activates nobody tells what it did, and the next chit is drawn', () => {
  const before = ogrePosition({
    a: { side: 'south', type: 'british-line', at: '4:6' },
    d: { side: 'north', type: 'french-line', at: '2:6' },
    sg: { side: 'south', type: 'leader', at: '8:12' },
    ng: { side: 'north', type: 'leader', at: '0:12' },
  });
  const [doubles, supply] = [
    ['2', '2'],
    ['6', '6'],
  ];
  const { state, events } = resolve(corsicanOgre, before, { type: 'begin', side: 'south' }, (query) => {
    if (query.kind === 'draw') return { kind: 'drew', cards: ['south'], isPublic: true };
    if (query.kind !== 'roll')
      return { kind: 'chose', option: query.reason === 'short-supply' ? 'a' : '8:6' };
    return { kind: 'rolled', faces: (query.reason === 'tactical-event' ? doubles : supply) ?? [] };
  });
  expect(state.turn.card).toBeNull();
  const event = textsOf({ order: 'begin' }, linesOf(events, [])).find((text) =>
    text.includes('Tactical event'),
  );
  expect(event).toMatch(/9th Foot<\/b> is out of supply\. .*9th Foot<\/b> .*Chit drawn for the Allies/);
});

test('of a wounded leader is told that he is away, and what a die said of him', () => {
  const reille = { name: 'Reille', side: 'north', type: 'leader', nation: 'french' } as const;
  const told = (line: Line) =>
    textsOf({ order: 'fire', unit: 'a', participants: { a: foot, r: reille } }, [line]);
  expect(told({ type: 'left', unit: 'r', from: '4:4', cause: 'leader-at-risk' })).toEqual([
    "<b>Reille</b> leaves the board wounded. Roll at the start of each turn for the leader's return.",
  ]);
  expect(told({ type: 'responded', unit: 'r', response: 'still-away' })).toEqual([
    '<b>Reille</b> stays off the board.',
  ]);
});

test('whether a unit is shaken, breaks, is steady again or runs low on ammunition is told', () => {
  const now = (response: string) =>
    textsOf({ order: 'activate', unit: 'a' }, [{ type: 'responded', unit: 'a', response }]);
  expect(['shaken', 'broken', 'less-shaken', 'steady', 'low-ammunition'].flatMap(now)).toEqual([
    '<b>9th Foot</b> becomes shaken.',
    '<b>9th Foot</b> breaks.',
    '<b>9th Foot</b> is no longer broken, only shaken.',
    '<b>9th Foot</b> is no longer shaken.',
    '<b>9th Foot</b> is now low on ammunition: it may battle only adjacent enemies, with 1 die.',
  ]);
});

test('the number that a die has to reach stands without a sign, and what is added to it with one', () => {
  const rolled: Line = {
    type: 'rolled',
    ...{ reason: 'fire-score', die: 'd8', faces: ['5'], worth: ['pass'], hits: 1, flags: 0, unit: 'a' },
    meaning: [{ name: 'pass', faces: ['5', '6', '7', '8'] }],
    modifiers: [
      { value: 4, reason: 'needed', rule: 'R003-11' },
      { value: 1, reason: 'fire-enfiladed', rule: 'T003-12' },
    ],
  };
  const [act] = told({ ruleset: 'code-napoleon', order: 'fire', unit: 'a' }, [rolled]);
  expect(act?.roll?.dice).toBe('needs 5+');
  const needs = (value: number, die = 'd6') => {
    const modifiers = [{ value, reason: 'needed', rule: 'R003-11' }];
    return told({ ruleset: 'code-napoleon', order: 'fire', unit: 'a' }, [{ ...rolled, die, modifiers }])[0]
      ?.roll?.dice;
  };
  // What the die can't show is said to be so.
  expect([6, 7, 8, 2, 1, 0].map((value) => needs(value))).toEqual([
    'needs 6+',
    'needs 7+: no d6 can pass',
    'needs 8+: no d6 can pass',
    'needs 2+',
    'needs 1+: any d6 passes',
    'needs 0+: any d6 passes',
  ]);
  expect([needs(8, 'd8'), needs(8, '<img src=x>')]).toEqual(['needs 8+', 'needs 8+']);
  expect(act?.roll?.modifiers).toEqual([
    { value: '4', text: 'or more needed', rule: 'R003-11' },
    { value: '+1', text: 'Fire into flank or rear', rule: 'T003-12' },
  ]);
});

test('of several who roll for the same each is named, he too who was ordered', () => {
  const roll = (reason: string, unit: string, worth = 'pass'): Line => ({
    type: 'rolled',
    ...{ reason, unit, die: 'd8', faces: ['8'], hits: 1, flags: 0, modifiers: [], worth: [worth] },
    ...(worth !== '8' && { meaning: [{ name: 'pass', faces: ['8'] }] }),
  });
  const order = {
    ruleset: 'code-napoleon',
    participants: { a: foot, b: { ...foot, name: 'KR 6' } },
    order: 'resolve',
    unit: 'a',
  };
  const titles = (...lines: readonly Line[]) => told(order, lines).map(({ roll: shown }) => shown?.title);
  expect(titles(roll('charge', 'b'), roll('charge', 'a'), roll('stand', 'b'))).toEqual([
    'Charge test: <b>KR 6</b>',
    'Charge test: <b>9th Foot</b>',
    'Test to stand: <b>KR 6</b>',
  ]);
  expect(titles(roll('charge', 'a'), roll('stand', 'b'))).toEqual([
    'Charge test',
    'Test to stand: <b>KR 6</b>',
  ]);
  expect(titles(roll('initiative', 'a', '8'), roll('initiative', 'b', '8'))).toEqual([
    'Initiative: <b>9th Foot</b>',
    'Initiative: <b>KR 6</b>',
  ]);
  expect(told(order, [roll('initiative', 'a', '8')])[0]?.roll?.outcome).toBe('Total 1');
});

test('a roll that an aide has made again is struck out, and the one that counts is not', () => {
  const line = { side: 'south', type: 'french-line' } as const;
  const start = deploy(corsicanOgre, {
    ...{ id: 'test', ruleset: corsicanOgre.id, title: '', briefing: '', source: '', first: 'south' },
    sides: {
      south: { name: 'French', nation: 'french', target: 5, rating: 4 },
      north: { name: 'Allies', nation: 'british', target: 5, rating: 4 },
    },
    ...{ terrain: {}, objectives: [], arrivals: [], options: {} },
    units: {
      a: { ...line, at: '7:5' },
      hill: { ...line, type: 'leader', at: '7:5' },
      x: { side: 'north', type: 'british-line', at: '1:5' },
      wellesley: { side: 'north', type: 'leader', at: '1:5' },
    },
  });
  // Events come on doubles; the activation fails, is made again, and succeeds.
  const thrown = [
    ['1', '2'],
    ['6', '5'],
    ['3', '4'],
  ];
  const reply = (query: Query): Reply => {
    if (query.kind === 'roll') return { kind: 'rolled', faces: thrown.shift() ?? [] };
    if (query.kind === 'draw') return { kind: 'drew', cards: ['south'], isPublic: true };
    return { kind: 'chose', option: 'hill' };
  };
  const begun = resolve(corsicanOgre, start, { type: 'begin', side: 'south' }, reply).state;
  const { events } = resolve(corsicanOgre, begun, { type: 'activate', side: 'south', unit: 'a' }, reply);
  const lines = withRerolls(linesOf(events, []), corsicanOgre);
  const rolls = lines.filter((each) => each.type === 'rolled');
  expect(rolls.map(({ faces, isRerolled }) => [faces.join(), isRerolled])).toEqual([
    ['6,5', true],
    ['3,4', undefined],
  ]);
  const [first, second] = told({ order: 'activate', unit: 'a' }, lines);
  expect([first?.roll?.struck, second?.roll?.struck]).toEqual([
    'Rolled again: this roll does not count.',
    '',
  ]);
});

test('hits that a unit takes are said to be taken, not lost', () => {
  const effect = { type: 'rolled', reason: 'effect-fire', die: 'd6', faces: ['3'], worth: ['loss'] } as const;
  const lines = (hits: number): readonly Line[] => [
    { ...effect, meaning: [{ name: 'loss', faces: ['3'] }], hits, flags: 0, modifiers: [], unit: 'a' },
    { type: 'lost', unit: 'a', steps: hits, cause: 'fire' },
  ];
  const [one] = told({ ruleset: 'code-napoleon', order: 'fire', unit: 'a' }, lines(1));
  expect([one?.roll?.outcome, one?.text]).toEqual(['Takes 1 hit', '<b>9th Foot</b> takes 1 hit under fire.']);
  const [two] = told({ ruleset: 'code-napoleon', order: 'fire', unit: 'a' }, lines(2));
  expect([two?.roll?.outcome, two?.text]).toEqual([
    'Takes 2 hits',
    '<b>9th Foot</b> takes 2 hits under fire.',
  ]);
});
