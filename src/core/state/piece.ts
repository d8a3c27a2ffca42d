import type { Facing, SpaceId } from '../board';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Values that only one ruleset understands. */
export type RulesetData = Readonly<Record<string, Json>>;

/** The side: south has the last row as its home edge, and north row 0. */
export type Side = 'south' | 'north';
export const SIDES: readonly Side[] = ['south', 'north'];

/** The id of a unit or a leader; the two share one set of ids. Short and stable. */
export type PieceId = string;

export const enemyOf = (side: Side): Side => (side === 'south' ? 'north' : 'south');

interface Piece {
  readonly id: PieceId;
  readonly side: Side;
  /** The key in the ruleset's catalogue: `light-infantry`, `general`. */
  readonly type: string;
  readonly name: string;
  /** The key of its colour: that of the side, unless it serves with allies. */
  readonly nation: string;
  /** The space of the piece, or the one where it fell; empty while it is in reserve, and if it fell off the board. */
  readonly at: SpaceId;
  /** The actions of the piece this turn (`activated`, `moved`, ...), in the order in which they were done. */
  readonly marks: readonly string[];
  /** Scenario data of the piece that only its own ruleset understands; absent if its type says it all. */
  readonly traits?: RulesetData;
  /**
   * Data of the piece that change in play and that only its own ruleset understands; absent for leaders without any.
   */
  readonly extra?: RulesetData;
}

export interface Unit extends Piece {
  /** The other spaces that it occupies, if there are several; absent for none. */
  readonly also?: readonly SpaceId[];
  readonly strength: number;
  /** The full strength; strength beyond it is extra. */
  readonly full: number;
  /** `line` or another formation of the ruleset (`square`, ...). */
  readonly formation: string;
  /** Weapons that change a rule: `lance`, `rifle`. */
  readonly armed: readonly string[];
  /** The edge or corner that it faces, as a compass direction; absent in games without facing. */
  readonly facing?: Facing;
  readonly extra: RulesetData;
}

export type Leader = Piece;

/** A unit with another full strength: its losses remain, but never eliminate it. */
export const withWhole = (unit: Unit, full: number): Unit =>
  full === unit.full ? unit : { ...unit, full, strength: Math.max(1, unit.strength + full - unit.full) };

export const isUnit = (piece: Unit | Leader): piece is Unit => 'strength' in piece;
