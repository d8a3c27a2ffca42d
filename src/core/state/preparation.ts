import type { SpaceId } from '../board';
import type { PieceId, Side } from './piece';

/** Pieces that arrive later: in this turn of their side or a later one, in one of the spaces. */
export interface Arrival {
  readonly side: Side;
  /** Counted in turns of the side. */
  readonly turn: number;
  readonly pieces: readonly PieceId[];
  readonly spaces: readonly SpaceId[];
}

/** The preparation of a custom battle before its first turn: terrain and deployment. */
export interface Preparation {
  /** The number of terrain pieces that each side still has to place. */
  readonly terrain: Readonly<Record<Side, number>>;
  /** The number of terrain pieces that are left, by kind. */
  readonly pool: Readonly<Record<string, number>>;
  /** `rolled`: the command ratings of the scenario are rolled for. */
  readonly rating: 'given' | 'rolled';
  /** The number of rows from its own edge in which a side deploys. */
  readonly rows: number;
  readonly small: boolean;
  /** The side that attacks with more points; null for an even battle. */
  readonly attacker: Side | null;
  /** The side that deploys first; null until it is decided. */
  readonly first: Side | null;
}
