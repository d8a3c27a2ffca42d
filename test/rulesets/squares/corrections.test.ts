import { expect, test } from 'vitest';
import {
  type Correction,
  corrected,
  resolve,
  type State,
  seededReply,
  seededStream,
} from '../../../src/core';
import { squares } from '../../../src/rulesets/squares';
import { assaultOf, position } from './positions';

/** The middle of an assault step in which one assault waits to be fought. */
function waiting(): State {
  const answer = seededReply(squares, seededStream(1));
  const before = position({ a: { at: 'E4' }, b: { at: 'A6' } }, { d: { at: 'E3' }, e: { at: 'A1' } });
  const assault = { type: 'assault', side: 'south', unit: 'a', target: 'd' } as const;
  const declared = resolve(squares, before, assault, answer).state;
  return resolve(squares, declared, { type: 'end-turn', side: 'south' }, answer).state;
}

const CORRECTIONS: readonly (readonly [string, Correction])[] = [
  ['the attacker is taken off the board', { type: 'adjusted', unit: 'a', change: { eliminated: true } }],
  ['the attacker is put elsewhere', { type: 'adjusted', unit: 'a', change: { at: 'B6' } }],
  ['the attacker has too many disruption points', { type: 'adjusted', unit: 'a', change: { strength: 2 } }],
  ['the defender is taken off the board', { type: 'adjusted', unit: 'd', change: { eliminated: true } }],
];

test('as long as an assault waits, the turn does not end', () => {
  const state = waiting();
  expect(squares.orders(state)).toEqual([{ type: 'resolve', side: 'south', unit: 'a', target: 'd' }]);
});

test.each(CORRECTIONS)('where %s, the turn can end', (_, correction) => {
  const state = corrected(waiting(), correction);
  expect(squares.orders(state)).toEqual([{ type: 'end-turn', side: 'south' }]);
  const answer = seededReply(squares, seededStream(2));
  const after = resolve(squares, state, { type: 'end-turn', side: 'south' }, answer).state;
  expect(after.turn).toMatchObject({ side: 'north', step: 'command' });
});

test('odds are told of the unit that would lead the defence', () => {
  const state = position(
    { a: { at: 'E4' } },
    { d: { at: 'E3', traits: { class: 4 } }, guard: { at: 'E3', traits: { class: 1 } } },
  );
  expect(assaultOf(state).order.target).toBe('guard');
  const assaults = squares.orders(state).filter(({ type }) => type === 'assault');
  expect(assaults.map(({ target }) => target)).toEqual(['guard']);
});

test('a general goes with a unit that is put elsewhere only if no other one stays with him', () => {
  const stack = position(
    { a: { at: 'E4' }, b: { at: 'E4' }, gen: { at: 'E4', type: 'general' } },
    { d: { at: 'A1' } },
  );
  const put = (state: State, unit: string) =>
    corrected(state, { type: 'adjusted', unit, change: { at: 'E5' } });
  expect(put(stack, 'a').leaders.gen?.at).toBe('E4');
  expect(put(put(stack, 'a'), 'b').leaders.gen?.at).toBe('E5');
});
