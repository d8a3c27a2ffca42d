import { markWord } from '../../core';
import type { Battle } from './battle';
import type { Context, Piece } from './play';

// What the core does not tell by itself: each changes the position in its own way, and is told if somebody listens.

/** Some of what these rules know of the battle is another now. */
export const noted = (c: Context, change: Partial<Battle>): void => c.battleNoted(change);

/** A piece has done something that counts this turn. */
export const marked = (c: Context, piece: Piece, mark: number): void => c.marked(piece, markWord(mark));

/** Time has gone by. */
export const passed = (c: Context, minutes: number): void => c.tell({ type: 'time-passed', minutes });

/** What a unit was to do later can't be done any more. */
export const lapsed = (c: Context, unit: Piece, kind: string): void =>
  c.tell({ type: 'lapsed', unit: unit.id, kind });

/** Units stand by another one in the fight that begins. */
export const supported = (c: Context, unit: Piece, by: readonly Piece[]): void =>
  c.tell({ type: 'supported', unit: unit.id, by: by.map(({ id }) => id) });
