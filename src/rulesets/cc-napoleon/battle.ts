import type { Context, Piece, Position } from '../../core';
import type { Variant } from '../commands-and-colors/variant';
import type { Kind } from './piece-kind';

/** The state of a battle of this game. */
export type Battle = Position<Kind, Variant>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** The context of an order of this game while it is carried out. */
export type Course = Context<Kind, Variant>;
