import { decide as decideBy, standing as standingBy } from '../square-grid/victory-levels';
import { battle } from './battle';
import type { Context, Position } from './play';

/** The result if the battle ended now: B8, B9. */
export const standing = (position: Position) => standingBy(position, battle(position, 'grades'));

/** Compares the victory points; `by` is the reason it is done now. */
export const decide = (c: Context, by: string): void => decideBy(c, battle(c.position, 'grades'), by);
