import { expect, test } from 'vitest';
import { deploy } from '../../../src/core';
import { squares, squaresScenarios } from '../../../src/rulesets/squares';

// A004-61: the roll-off comes before everything.
test('nothing but the roll-off is allowed before the roll-off, not even to end the turn', () => {
  const [lauter] = squaresScenarios;
  if (!lauter) throw new Error('The Lauter is gone');
  const rules = squares.on(lauter.board ?? squares.boards.usual);
  const begun = deploy(rules, { ...lauter, options: { ...lauter.options, initiative: 'rollOff' } });
  const state = { ...begun, turn: { ...begun.turn, step: 'initiative' } };
  const { side } = state.turn;
  expect(rules.refusal(state, { type: 'end-turn', side })).toMatchObject({ reason: 'roll-off-first' });
  expect(rules.orders(state).map(({ type }) => type)).toEqual(['roll-off']);
});
