import { expect, test, vi } from 'vitest';
import { markOf } from '../../src/foundry/chat/battle-marks';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

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
