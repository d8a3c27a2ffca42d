import { mark } from '../../core';

// The actions of a piece in this phase; all marks are cleared when the other side's phase begins.
export const MARCHED = mark('marched');
export const TURNED = mark('turned');
export const RESHAPED = mark('reshaped');
export const SIDESTEPPED = mark('sidestepped');
export const FORCE_MARCHED = mark('force-marched');
/** R003-34: it advanced while out of command. */
export const HELD_BACK = mark('held-back');
/** R003-59: it has made a step off the road. */
export const LEFT_ROAD = mark('left-road');
export const CHARGED = mark('charged');
export const FIRED = mark('fired');
export const REACTED = mark('reacted');
export const FOUGHT = mark('fought');
/** It charged and won, so it may break through (R003-112). */
export const WON = mark('won');
export const BROKE_THROUGH = mark('broke-through');
export const RALLIED = mark('rallied');
export const RECOVERED = mark('recovered');
export const SWAMPED = mark('swamped');
