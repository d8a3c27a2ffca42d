import type { Context, Piece, Position } from '../../core';
import type { Variant } from '../commands-and-colors/variant';
import type { Kind } from './piece-kind';
import type { Terrain } from './terrain-type';

/** The rules that the procedures of the family ask of this game. */
export type Game = Variant<Terrain>;

/** The state of a battle of this game. */
export type Battle = Position<Kind, Game>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** The context of an order of this game while it is carried out. */
export type Course = Context<Kind, Game>;
