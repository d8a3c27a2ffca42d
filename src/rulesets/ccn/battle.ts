import type { Context, Piece, Position } from '../../core';
import type { Kind } from './kind';

/** A battle of this game at one moment. */
export type Battle = Position<Kind>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** An order of this game on its way. */
export type Course = Context<Kind>;
