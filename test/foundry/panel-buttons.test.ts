import { expect, test } from 'vitest';
import { LeftEarly } from '../../src/foundry/applications/panel/left-early';
import { isCrowded } from '../../src/foundry/applications/panel/panel-context';
import { DUEL, position, seenBy } from '../canvas/battle';

const start = seenBy(['south'], position(DUEL));
const after = (actions: number, turn = {}) => ({
  ...start,
  actions,
  state: { ...start.state, turn: { ...start.state.turn, ...turn } },
});

test('leaving one part of a phase after another is asked about once', () => {
  const left = new LeftEarly();
  expect(left.leave(after(4), true, false)).toBe(false);
  expect(left.leave(after(4), true, true)).toBe(true);
  // The next part, and one in which nothing was left to do, and the one after it.
  expect(left.leave(after(5), true, false)).toBe(true);
  expect(left.leave(after(6), false, false)).toBe(true);
  expect(left.leave(after(7), true, false)).toBe(true);
});

test('it is asked about again once something was done, and in another phase', () => {
  const left = new LeftEarly();
  left.leave(after(4), true, true);
  expect(left.leave(after(6), true, false)).toBe(false);
  left.leave(after(6), true, true);
  expect(left.leave(after(7, { side: 'north' }), true, false)).toBe(false);
  expect(left.leave(after(7, { number: 2 }), true, false)).toBe(false);
  expect(left.leave({ ...after(7), id: 'another' }, true, false)).toBe(false);
});

test('a part in which nothing is left to do is no reason to leave the next one unasked', () => {
  const left = new LeftEarly();
  expect(left.leave(after(0), false, false)).toBe(true);
  expect(left.leave(after(1), true, false)).toBe(false);
});

test('buttons are small where those of the usual size would take a third row, and the panel a larger one', () => {
  const crowded = (...labels: readonly string[]) => isCrowded(labels);
  expect(crowded('End the moves')).toBe(false);
  expect(crowded('The division is done', 'End the moves')).toBe(false);
  expect(crowded('Fire', 'Turn', 'Column or line', 'Stand fast')).toBe(true);
  expect(crowded('Send Bianchi’s aide', 'Send Radetzky’s aide', 'Keep the roll')).toBe(true);
  expect(crowded('South', 'North', 'North-east', 'South-east', 'South-west', 'North-west')).toBe(true);
});
