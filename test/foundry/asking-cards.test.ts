// Cards of orders that several carry out, and of questions with many answers.
import { expect, test } from 'vitest';
import { cardContext } from '../../src/foundry/chat/card-context';
import type { CardData, CardPiece } from '../../src/foundry/chat/card-data';
import { cardTexts, type TextSource } from '../../src/foundry/chat/card-texts';
import { readCard } from '../../src/foundry/chat/read-card';
import { cardHtml } from './card-html';

const piece = (name: string): CardPiece => ({ name, side: 'south', type: 'line', nation: 'british' });

const CARD: CardData = {
  kind: 'order',
  order: 'melee',
  unit: 'a',
  turn: 3,
  side: 'south',
  sides: { south: { name: 'Allies', nation: 'british' }, north: { name: 'French', nation: 'french' } },
  lines: [],
  question: null,
  participants: { a: piece('9th Foot'), b: piece('Bull’s Battery'), x: piece('2nd Light') },
};

test('who carries out an order together is named together', () => {
  const group: CardData = { ...CARD, together: ['b'], target: 'x' };
  expect(readCard(JSON.stringify(group))).toEqual(group);
  expect(cardHtml(group)).toContain('<b>9th Foot</b> with <b>Bull’s Battery</b>');
  const { target: _, ...alone } = group;
  expect(cardHtml(alone)).toContain('<b>9th Foot</b> with <b>Bull’s Battery</b>: ');
  expect(cardHtml({ ...CARD, target: 'x' })).not.toContain('with');
});

const asking = (of: 'unit' | 'space' | 'choice', count: number): string => {
  const options = Array.from({ length: count }, (_, index) => `8:${index}`);
  return cardHtml({ ...CARD, question: { side: 'south', reason: 'short-supply', unit: 'a', of, options } });
};

test('a card asks the side that answers, and says to everyone else what is decided', () => {
  const question = { side: 'south', reason: 'retreat', unit: 'a', of: 'space', options: ['8:1'] } as const;
  const shown = (mayAnswer: boolean): string => cardHtml({ ...CARD, question }, undefined, { mayAnswer });
  expect(shown(true)).toContain('Choose a hex to retreat to.');
  expect(shown(false)).toContain('retreat');
  expect(shown(false)).not.toContain('Choose');
  expect(shown(false)).toContain('Waiting for the Allies to decide.');
});

test('a card puts a unit before its question as the language does', () => {
  const french: TextSource = {
    format: (key, { unit, question }) => (key === 'PDC.board.panel.answer' ? `${unit} : ${question}` : key),
    has: (key) => key === 'PDC.board.panel.answer',
    escape: (text) => text,
  };
  const question = { side: 'south', reason: 'retreat', unit: 'a', of: 'space', options: ['8:1'] } as const;
  const card: CardData = { ...CARD, question };
  const viewer = { state: 'open', mayAnswer: true, isDeputy: false, mayUndo: true } as const;
  const shown = cardContext(card, undefined, cardTexts(card, french), viewer);
  expect(shown.question?.text).toBe('<b>9th Foot</b> : retreat');
});

test('a choice of many units or spaces is left to the map, and the card says so in a line', () => {
  const buttons = (html: string): number => html.split('data-answer').length - 1;
  expect([buttons(asking('unit', 6)), buttons(asking('space', 6))]).toEqual([6, 6]);
  expect(asking('unit', 6)).toContain('Or make your choice on the map.');
  for (const of of ['unit', 'space'] as const) {
    expect(buttons(asking(of, 7))).toBe(0);
    expect(asking(of, 7)).toMatch(/>Make your choice on the map\./);
  }
  // What no place on the map stands for has its buttons, however many.
  expect(buttons(asking('choice', 7))).toBe(7);
});
