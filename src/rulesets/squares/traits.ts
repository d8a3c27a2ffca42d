import type { Facing } from '../../core';
import { usualFacing } from '../square-grid/board';
import { dpsOf } from './arms';
import type { Piece } from './play';

/** R004-02: 1 is best. */
export const classOf = ({ kind }: Piece): number => kind.grade;

/** R004-03: 3 is best. */
export const skirmishOf = ({ kind }: Piece): number => kind.skirmish;

/** The facing of a unit. */
export const facingOf = ({ facing, side }: Piece): Facing => facing ?? usualFacing(side);

/** R004-112: the level at which a unit tests its morale; lower is better. */
export const moraleLevel = (unit: Piece): number => classOf(unit) + dpsOf(unit);
