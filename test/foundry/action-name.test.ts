import { expect, test } from 'vitest';
import type { CardData } from '../../src/foundry/chat/card-data';
import { actionNameOf, actionText } from '../../src/foundry/chat/card-texts';

const piece = (name: string) => ({ name, side: 'south', type: 'infantry', nation: 'british' }) as const;
const side = { name: 'Allies', nation: 'british' };
const card: CardData = {
  kind: 'order',
  turn: 1,
  side: 'south',
  sides: { south: side, north: side },
  lines: [],
  question: null,
  participants: { a: piece('9th Foot'), b: piece('Bull’s Battery'), x: piece('2nd Light') },
};

const words = {
  text: (key: string, blanks: Readonly<Record<string, string>> = {}) =>
    [key.replace(/^PDC\.[\w-]+\./, ''), ...Object.values(blanks)].join(' '),
  own: (key: string) => key.replace(/^PDC\.[\w-]+\./, ''),
  name: (name: string) => `<${name}>`,
};
const told = (more: Partial<CardData>) => actionText(actionNameOf({ ...card, ...more }), words);

test('what was taken back is named by its order, who acted, against whom, and the card', () => {
  expect(told({ order: 'end-turn' })).toBe('order.end-turn');
  expect(told({ order: 'move', unit: 'a' })).toBe('card.actionOf order.move <9th Foot>');
  expect(told({ order: 'fire', unit: 'a', target: 'x' })).toBe(
    'card.actionAgainst order.fire <9th Foot> <2nd Light>',
  );
  expect(told({ order: 'melee', unit: 'a', together: ['b'], target: 'x' })).toBe(
    'card.actionAgainst order.melee card.together <9th Foot> <Bull’s Battery> <2nd Light>',
  );
  const line = { type: 'card-played', side: 'south', card: 'rally', as: 'rally', mirrored: false } as const;
  expect(told({ order: 'play', lines: [line] })).toBe('card.actionOf order.play command.rally.title');
  expect(told({ kind: 'adjusted', unit: 'a' })).toBe('card.actionOf card.adjusted <9th Foot>');
});
