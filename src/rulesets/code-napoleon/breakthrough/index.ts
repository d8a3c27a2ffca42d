import type { OrderKind } from '../play';
import { BREAK_ADVANCE } from './advance';
import { RALLY_BACK } from './rally-back';
import { BREAK_THROUGH } from './ride-on';
import { BREAK_TURN } from './turn';

/** R003-112 to R003-114, T003-18: the orders for a unit that has charged and won. Holding the square needs no order. */
export const BREAKTHROUGHS: readonly OrderKind[] = [BREAK_ADVANCE, BREAK_TURN, RALLY_BACK, BREAK_THROUGH];
