import type {
  Context as ContextOf,
  Ordered as OrderedOf,
  OrderKind as OrderKindOf,
  Piece as PieceOf,
  Position as PositionOf,
} from '../../core';
import type { Troop } from './troop';

// What the core knows of a battle, as these rules see it.
export type Position = PositionOf<Troop>;
export type Piece = PieceOf<Troop>;
export type Context = ContextOf<Troop>;
export type Ordered = OrderedOf<Troop>;
export type OrderKind = OrderKindOf<Troop>;
