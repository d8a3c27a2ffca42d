import { type Context, mark, type Piece, type Position, wordNumber } from '../../core';
import type { Kind } from './kind';

/** A battle of this family at one moment. */
export type Battle = Position<Kind>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** An order of this family on its way. */
export type Course = Context<Kind>;

/** What pieces do in a turn. */
export const ACTIVATED = mark('activated');
export const MOVED = mark('moved');
export const MARCHED = mark('marched');
export const ATTACKED = mark('attacked');
export const RESPONDED = mark('responded');
export const FORMED = mark('formed');
export const ARRIVED = mark('arrived');

/** The steps of a turn, and of what comes before the first one. */
export const MOVEMENT = wordNumber('movement');
export const COMBAT = wordNumber('combat');
export const COMMAND = wordNumber('command');
export const DEAL = wordNumber('deal');
export const TERRAIN_STEP = wordNumber('terrain');
export const PLACEMENT = wordNumber('placement');

const SQUARE = wordNumber('square');

export const inSquare = (unit: Unit): boolean => unit.formation === SQUARE;
