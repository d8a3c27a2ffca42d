import type { Battle } from './battle';
import type { Context, Piece } from './play';

// The events of these rules, beside those that all square-grid games share.
export { lapsed, marked, passed } from '../square-grid/events';

/** Changes part of the battle data. */
export const noted = (c: Context, change: Partial<Battle>): void => c.battleNoted(change);

/** Units support another one in the combat that begins. */
export const supported = (c: Context, unit: Piece, by: readonly Piece[]): void =>
  c.tell({ type: 'supported', unit: unit.id, by: by.map(({ id }) => id) });
