import { mark } from '../../core';

// What a piece has done in this phase; all of it is forgotten when the other side's begins.
export const MARCHED = mark('marched');
export const TURNED = mark('turned');
export const RESHAPED = mark('reshaped');
export const SIDESTEPPED = mark('sidestepped');
export const FORCE_MARCHED = mark('force-marched');
/** R003-34: it is out of command, and has advanced. */
export const HELD_BACK = mark('held-back');
/** R003-59: it has made a step beside the road. */
export const LEFT_ROAD = mark('left-road');
export const CHARGED = mark('charged');
export const FIRED = mark('fired');
export const REACTED = mark('reacted');
export const FOUGHT = mark('fought');
/** It charged, and won: it may break through (R003-112). */
export const WON = mark('won');
export const BROKE_THROUGH = mark('broke-through');
export const RALLIED = mark('rallied');
export const RECOVERED = mark('recovered');
export const SWAMPED = mark('swamped');
