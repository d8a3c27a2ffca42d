import type { SpaceId } from '../board';
import type { PieceId, Side } from './piece';

/** Pieces that come to the battle later: in that turn of their side or a later one, in one of the spaces. */
export interface Arrival {
  readonly side: Side;
  /** Counted in turns of the side. */
  readonly turn: number;
  readonly pieces: readonly PieceId[];
  readonly spaces: readonly SpaceId[];
}

/** What the sides do on the board before the first turn of a battle that no history has laid out. */
export interface Preparation {
  /** Terrain pieces that each side still places. */
  readonly terrain: Readonly<Record<Side, number>>;
  /** Terrain pieces that are left, by kind. */
  readonly pool: Readonly<Record<string, number>>;
  /** `rolled`: the command ratings of the scenario are rolled for. */
  readonly rating: 'given' | 'rolled';
  /** Rows from its own edge in which a side deploys. */
  readonly rows: number;
  readonly small: boolean;
  /** The side that attacks with more points; null for an even battle. */
  readonly attacker: Side | null;
  /** The side that deploys first, once that is settled. */
  readonly first: Side | null;
}
