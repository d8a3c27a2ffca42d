import type { Procedure } from '../../../core';
import type { Charger } from '../pending-charges';
import type { Context, Piece, Position } from '../play';

/** A charge as the one who is charged sees it. */
export interface Onset {
  /** The square that is charged. */
  readonly at: number;
  readonly chargers: readonly Charger[];
}

/** One way to react to a charge: R003-105. */
export interface ReactionKind {
  isPossible(position: Position, unit: Piece, onset: Onset): boolean;
  /** Returns the charger that the unit rides against; null unless it does. */
  carryOut(c: Context, unit: Piece, onset: Onset): Procedure<Piece | null>;
}

/** Those of a charge who can still come. */
export const coming = (position: Position, { chargers }: Onset): readonly Charger[] =>
  chargers.filter(
    ({ unit, start }) => unit.isOnBoard && unit.at === start && position.find(unit.id) === unit,
  );
