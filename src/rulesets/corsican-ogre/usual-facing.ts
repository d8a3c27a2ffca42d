import type { Facing, Side } from '../../core';

/** R002-56: where the units of a side look at first, toward the enemy. */
export const usualFacing = (of: Side): Facing => (of === 'south' ? 'n' : 's');
