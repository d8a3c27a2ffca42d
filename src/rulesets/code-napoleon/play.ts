import type {
  Context as ContextOf,
  Ordered as OrderedOf,
  OrderKind as OrderKindOf,
  Piece as PieceOf,
  Position as PositionOf,
} from '../../core';
import type { Troop } from './troop';

// The core's types for a battle, with the pieces of these rules.
export type Position = PositionOf<Troop>;
export type Piece = PieceOf<Troop>;
export type Context = ContextOf<Troop>;
export type Ordered = OrderedOf<Troop>;
export type OrderKind = OrderKindOf<Troop>;
