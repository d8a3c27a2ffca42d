import type { Piece } from '../position';
import type { Context } from './context';

/**
 * A unit takes up these spaces too, beside the one where it stands; that one alone if there are none. Whatever puts it
 * into a space gathers it there. Throws a RangeError for its own space, one named twice, and one off the board.
 */
export function spread<Kind>(c: Context<Kind>, unit: Piece<Kind>, over: readonly number[]): void {
  const { position } = c;
  position.spread(unit, over);
  if (!c.events) return;
  c.tell({ type: 'spread', unit: unit.id, over: over.map((space) => position.board.name(space)) });
}
