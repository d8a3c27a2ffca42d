import type { Battle } from './battle';
import type { Context, Piece } from './play';

// What these rules tell besides what all games on squares do.
export { lapsed, marked, passed } from '../square-grid/events';

/** Some of what these rules know of the battle is another now. */
export const noted = (c: Context, change: Partial<Battle>): void => c.battleNoted(change);

/** Units stand by another one in the fight that begins. */
export const supported = (c: Context, unit: Piece, by: readonly Piece[]): void =>
  c.tell({ type: 'supported', unit: unit.id, by: by.map(({ id }) => id) });
