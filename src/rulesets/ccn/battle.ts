import type { Context, Piece, Position } from '../../core';
import type { Kind } from './piece-kind';

/** The state of a battle of this game. */
export type Battle = Position<Kind>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** The context of an order of this game while it is carried out. */
export type Course = Context<Kind>;
