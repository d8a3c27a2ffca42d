import type { Facing, Side } from '../../core';

/** R002-56: the facing of a side's units at the start, towards the enemy. */
export const usualFacing = (of: Side): Facing => (of === 'south' ? 'n' : 's');
