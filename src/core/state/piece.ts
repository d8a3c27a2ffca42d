import type { Facing, SpaceId } from '../board';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Values that only one ruleset knows the meaning of. */
export type RulesetData = Readonly<Record<string, Json>>;

/** South has the last row as its home edge and north row 0. */
export type Side = 'south' | 'north';
export const SIDES: readonly Side[] = ['south', 'north'];

/** Name of a unit or a leader; the two share one name space. Small and stable. */
export type PieceId = string;

export const enemyOf = (side: Side): Side => (side === 'south' ? 'north' : 'south');

interface Piece {
  readonly id: PieceId;
  readonly side: Side;
  /** Key of the ruleset's catalogue: `light-infantry`, `general`. */
  readonly type: string;
  readonly name: string;
  /** Key of its colour: that of the side, unless it serves with allies. */
  readonly nation: string;
  /** Where it stands or fell; empty while it is in reserve, and of whoever fell off the board. */
  readonly at: SpaceId;
  /** What the piece has done this turn (`activated`, `moved`, ...), in the order in which it was done. */
  readonly marks: readonly string[];
  /** What the scenario says of it that only its own ruleset understands; absent where its type says it all. */
  readonly traits?: RulesetData;
  /** What has become of it that only its own ruleset knows; absent of leaders of whom nothing is known. */
  readonly extra?: RulesetData;
}

export interface Unit extends Piece {
  /** The other spaces where it stands, if it takes up several; absent for none. */
  readonly also?: readonly SpaceId[];
  readonly strength: number;
  /** Strength of the type by the chart: what it has beyond is extra. */
  readonly full: number;
  /** `line` or what the ruleset knows besides (`square`, ...). */
  readonly formation: string;
  /** Weapons that change a rule: `lance`, `rifle`. */
  readonly armed: readonly string[];
  /** The edge or corner that it looks at, as a compass says it; absent in games in which nobody faces anywhere. */
  readonly facing?: Facing;
  readonly extra: RulesetData;
}

export type Leader = Piece;

/** A unit that is whole with another strength than before: what it has lost stays lost, and nobody falls by it. */
export const withWhole = (unit: Unit, full: number): Unit =>
  full === unit.full ? unit : { ...unit, full, strength: Math.max(1, unit.strength + full - unit.full) };

export const isUnit = (piece: Unit | Leader): piece is Unit => 'strength' in piece;
