import type { Piece } from '../position';
import type { Context } from './context';

/**
 * Makes a unit occupy these spaces too, beside its own; an empty list means its own alone. Any event that places the
 * unit reduces it to one space. Throws a RangeError for its own space, one named twice, and one off the board.
 */
export function spread<Kind>(c: Context<Kind>, unit: Piece<Kind>, over: readonly number[]): void {
  const { position } = c;
  position.spread(unit, over);
  if (!c.events) return;
  c.tell({ type: 'spread', unit: unit.id, over: over.map((space) => position.board.name(space)) });
}
