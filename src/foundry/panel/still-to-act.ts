import {
  evolve,
  hasMark,
  type Order,
  type PieceId,
  pieceOf,
  type Ruleset,
  reserveOf,
  type State,
  workingCopy,
} from '../../core';

/**
 * How many pieces that have not begun to act can still do so, one after the other. A card may allow more than
 * there are, or more than it orders together: so each is ordered in thought, and the rules say who is left.
 */
export function stillToAct(rules: Ruleset, state: State): number {
  const copy = workingCopy(state);
  const counted = new Set<PieceId>();
  while (copy.turn.activations > 0) {
    const next = rules.orders(copy).flatMap((order) => fresh(copy, counted, order))[0];
    if (next === undefined) break;
    counted.add(next);
    evolve(copy, { type: 'activated', unit: next });
  }
  return counted.size;
}

/** The piece that an order would begin with; none for reinforcements, which come without being ordered. */
function fresh(state: State, counted: ReadonlySet<PieceId>, { unit, to }: Order): readonly PieceId[] {
  if (unit === undefined || counted.has(unit)) return [];
  const piece = pieceOf(state, unit) ?? (to === undefined ? reserveOf(state, unit) : undefined);
  return piece && !hasMark(piece, 'activated') ? [unit] : [];
}
