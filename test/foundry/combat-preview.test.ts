import { expect, test } from 'vitest';
import { cardContext } from '../../src/foundry/chat/card-context';
import type { CardData, Line, RollLine } from '../../src/foundry/chat/card-data';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { answerKey } from '../../src/foundry/texts/game-texts';
import { ENGLISH } from './english';

const piece = (name: string, side: 'south' | 'north') =>
  ({ name, side, type: 'infantry', nation: 'french', strength: 4, full: 4 }) as const;
const card: CardData = {
  kind: 'order',
  ruleset: 'cc-napoleon',
  order: 'melee',
  unit: 'a',
  target: 'x',
  turn: 1,
  side: 'south',
  sides: { south: { name: 'French', nation: 'french' }, north: { name: 'Allies', nation: 'british' } },
  lines: [],
  question: null,
  participants: { a: piece('Lancers', 'south'), x: piece('9th Foot', 'north'), y: piece('Guns', 'north') },
};
const roll = (reason: string, unit = 'a'): RollLine => ({
  ...{
    type: 'rolled',
    reason,
    die: 'cc',
    faces: ['blue'],
    worth: ['miss'],
    modifiers: [],
    hits: 0,
    flags: 0,
  },
  unit,
});
const actsOf = (lines: readonly Line[]) => {
  const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: false } as const;
  const data = { ...card, lines };
  return cardContext(data, undefined, cardTexts(data, ENGLISH), viewer).acts;
};
const titles = (lines: readonly Line[]) => actsOf(lines).flatMap((act) => (act.roll ? [act.roll.title] : []));

test('a card says whether a square that was formed under attack holds', () => {
  const fell = { type: 'lost', unit: 'x', steps: 1, cause: 'break-square' } as const;
  const held = actsOf([roll('break-square'), { type: 'formed', unit: 'x', formation: 'square' }]);
  expect(held.map(({ text }) => text)).toEqual(['The square holds. <b>9th Foot</b> forms square.']);
  const broken = actsOf([roll('break-square'), fell, roll('leader-fate', 'l'), roll('melee')]);
  expect(broken.map(({ text }) => text)).toEqual([
    '<b>9th Foot</b> loses 1 strength point while forming square.',
    'The square is broken.',
    '',
  ]);
  const next = { type: 'attacked', kind: 'melee', unit: 'a', target: 'y' } as const;
  const gone = actsOf([roll('break-square'), { type: 'eliminated', unit: 'x', cause: 'break-square' }, next]);
  const others = [...gone, ...actsOf([roll('break-square'), next, roll('melee')])];
  expect(others.map(({ text }) => text).join()).not.toContain('broken');
});

test('rolls of one name against several targets are told apart', () => {
  const next = { type: 'attacked', kind: 'melee', unit: 'a', target: 'y' } as const;
  expect(titles([roll('melee'), next, roll('melee')])).toEqual([
    'Close combat: <b>9th Foot</b>',
    'Close combat: <b>Guns</b>',
  ]);
  expect(titles([roll('melee'), roll('counter-attack', 'x'), next, roll('melee')])).toEqual([
    'Close combat: <b>9th Foot</b>',
    'Counter-attack',
    'Close combat: <b>Guns</b>',
  ]);
  expect(titles([roll('melee'), roll('lance'), roll('melee')])).toEqual([
    ...['Close combat', 'Lances: swords rolled again', 'Close combat'],
  ]);
});

test('an answer reads as its question wants it, and else as everywhere', () => {
  const said = (ruleset: string, question: string) =>
    ENGLISH.format(answerKey(ruleset, question, 'none', ENGLISH.has), {});
  expect(said('cc-napoleon', 'next-attack')).toBe('Stop here');
  expect(said('cc-napoleon', 'response')).toBe('Hold');
  for (const question of ['support', 'defence-support']) {
    expect(said('squares', question)).toBe('No further support');
  }
  expect(said('squares', 'follow')).toBe('No more units');
});

test('a card says in which turn and by which side an order was given', () => {
  const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: false } as const;
  const clockOf = (turn: number) => {
    const data = { ...card, turn };
    return cardContext(data, undefined, cardTexts(data, ENGLISH), viewer).when;
  };
  expect(clockOf(3)).toMatch(/3.*French/);
  expect(clockOf(0)).not.toContain('0');
});
