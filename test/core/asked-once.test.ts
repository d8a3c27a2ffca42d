import { expect, test, vi } from 'vitest';
import { askedOnceOf, Context } from '../../src/core';
import { type Course, toyPosition, toyState, unit } from './toy-game';

const BEFORE = toyState([unit('a', 'south', '4:1'), unit('b', 'south', '4:3'), unit('x', 'north', '0:1')]);

test('a question about a piece is asked again after a change, after undo, and about another piece or position', () => {
  const ask = vi.fn((_: unknown, { strength }: { readonly strength: number }) => strength);
  const strengthOf = askedOnceOf(ask);
  const c: Course = new Context(toyPosition(BEFORE), false);
  const copy = c.position.copy();
  const find = (id: string, { pieces } = c.position) => {
    const found = pieces.find((piece) => piece.info?.id === id);
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };
  const expectAsked = (times: number, id: string, position = c.position) => {
    ask.mockClear();
    const piece = find(id, position);
    expect(strengthOf(position, piece)).toBe(piece.strength);
    expect(ask).toHaveBeenCalledTimes(times);
  };
  expectAsked(1, 'a');
  expectAsked(0, 'a');
  const { top } = c.position;
  c.lost(find('a'), 1, 'fire');
  expectAsked(1, 'a');
  expectAsked(1, 'b');
  expectAsked(1, 'a');
  c.position.undo(top);
  expectAsked(1, 'a');
  expectAsked(1, 'a', copy);
});
