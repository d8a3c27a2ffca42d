import { afterEach, expect, test, vi } from 'vitest';
import { BattleMarks, markOf } from '../../src/foundry/chat/battle-marks';
import { BATTLE_TYPE } from '../../src/foundry/documents/module-id';
import { ENGLISH } from './english';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

afterEach(() => vi.unstubAllGlobals());

const marked = (battle: string, names: Readonly<Record<string, string>>, inView?: string) =>
  markOf(battle, { names: new Map(Object.entries(names)), inView }, 'gone');

test('a card is told apart where there is more than one battle, and is quieter where it tells of another', () => {
  expect(marked('a', { a: 'Rolica' }, 'a')).toEqual({ name: null, isElsewhere: false });
  expect(marked('a', { a: 'Rolica', b: 'Vimeiro' }, 'a')).toEqual({ name: 'Rolica', isElsewhere: false });
  expect(marked('b', { a: 'Rolica', b: 'Vimeiro' }, 'a')).toEqual({ name: 'Vimeiro', isElsewhere: true });
  expect(marked('b', { a: 'Rolica', b: 'Vimeiro' })).toEqual({ name: 'Vimeiro', isElsewhere: false });
});

test('a card of a battle that is gone says so beside those of another, and nothing where there is none', () => {
  expect(marked('old', { a: 'Rolica' }, 'a')).toEqual({ name: 'gone', isElsewhere: true });
  expect(marked('old', {})).toEqual({ name: null, isElsewhere: false });
});

/** A card in chat whose question has so many answers, with the ways that it offers to its battle. */
function cardOf(answers: number) {
  const ways: { readonly textContent: string }[] = [];
  const parentElement = { append: (way: (typeof ways)[number]) => ways.push(way) };
  const buttons = Array.from({ length: answers }, () => ({
    ...{ disabled: false, parentElement },
    dataset: {} as { tooltip?: string },
  }));
  const item = {
    classList: { toggle: () => false },
    querySelectorAll: () => buttons,
    querySelector: () => null,
  } as unknown as HTMLElement;
  return { item, buttons, ways };
}

/** A card of the battle `a`, with `b` in view, for a player or a GM. */
function shownCard(answers: number, isGM: boolean, scene: { readonly active: boolean } | null) {
  const named = scene && { ...scene, name: 'Rolica' };
  const combats = ['a', 'b'].map((id) => ({ id, type: BATTLE_TYPE, scene: named }));
  vi.stubGlobal('game', {
    i18n: ENGLISH,
    user: { isGM },
    combats: { contents: combats, get: (id: string) => combats.find((each) => each.id === id) },
  });
  vi.stubGlobal('document', {
    body: { classList: { contains: () => false } },
    createElement: () => ({ addEventListener: () => undefined }),
  });
  const card = cardOf(answers);
  new BattleMarks({ onChange: () => undefined, current: { id: 'b' } } as never).follow(card.item, {
    battle: 'a',
  });
  return card;
}

test('a question of a battle out of view is not answered there, and says where it is for those who may go', () => {
  const { buttons, ways } = shownCard(2, false, { active: true });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(buttons[0]?.dataset.tooltip).toContain('Rolica');
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Go to that battle']);
  expect(shownCard(2, true, { active: false }).ways).toHaveLength(1);
  expect(shownCard(2, false, { active: false }).ways).toEqual([]);
  expect(shownCard(2, true, null).ways).toEqual([]);
  expect(shownCard(0, true, { active: true }).ways).toEqual([]);
});
