import type { Procedure } from '../../../core';
import type { Charger } from '../pending-charges';
import type { Context, Piece, Position } from '../play';

/** A charge as the charged unit sees it. */
export interface Onset {
  /** The charged square. */
  readonly at: number;
  readonly chargers: readonly Charger[];
}

/** One way to react to a charge: R003-105. */
export interface ReactionKind {
  isPossible(position: Position, unit: Piece, onset: Onset): boolean;
  /** Returns the charger that the unit countercharges; null for any other reaction. */
  carryOut(c: Context, unit: Piece, onset: Onset): Procedure<Piece | null>;
}

/** The chargers that can still come. */
export const coming = (position: Position, { chargers }: Onset): readonly Charger[] =>
  chargers.filter(
    ({ unit, start }) => unit.isOnBoard && unit.at === start && position.find(unit.id) === unit,
  );
