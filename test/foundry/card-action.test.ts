import { expect, test } from 'vitest';
import type { Event } from '../../src/core';
import { actionOf } from '../../src/foundry/chat/card-action';

const attacked = (unit: string, target: string): Event => ({ type: 'attacked', kind: 'melee', unit, target });
const rolled: Event = {
  ...{ type: 'rolled', reason: 'melee', side: 'south', die: 'd6', modifiers: [] },
  ...{ faces: ['1'], hits: 0, flags: 0 },
};

const togetherIn = (events: readonly Event[], target?: string): readonly string[] | undefined =>
  actionOf({
    entry: { order: { type: 'melee', side: 'south', unit: 'a', ...(target && { target }) }, replies: [] },
    events,
  }).together;

test('a card names those who attack with the ordered unit: the same target, before the first roll', () => {
  const events = [attacked('a', 'x'), attacked('b', 'x'), attacked('b', 'x'), attacked('c', 'y')];
  expect(togetherIn([...events, rolled, attacked('d', 'x')], 'x')).toEqual(['b']);
  expect(togetherIn(events, 'x')).toEqual(['b']);
});

test('a card names no others if the unit attacks alone, or no one', () => {
  expect(togetherIn([attacked('a', 'x'), rolled], 'x')).toBeUndefined();
  expect(togetherIn([attacked('b', 'x')])).toBeUndefined();
  expect(togetherIn([{ type: 'moved', unit: 'b', path: ['A1'] }], 'x')).toBeUndefined();
});
