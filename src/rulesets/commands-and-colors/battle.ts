import { mark, wordNumber } from '../../core';
import type { Unit } from './variant';

export type { Battle, Course, Unit } from './variant';

/** Marks for actions and events of pieces in a turn. */
export const ACTIVATED = mark('activated');
export const MOVED = mark('moved');
export const MARCHED = mark('marched');
export const ATTACKED = mark('attacked');
export const RESPONDED = mark('responded');
export const FORMED = mark('formed');
export const ARRIVED = mark('arrived');

/** The steps of a turn, and the steps before the first turn. */
export const MOVEMENT = wordNumber('movement');
export const COMBAT = wordNumber('combat');
export const COMMAND = wordNumber('command');
export const DEAL = wordNumber('deal');

const SQUARE = wordNumber('square');

export const inSquare = (unit: Unit): boolean => unit.formation === SQUARE;
