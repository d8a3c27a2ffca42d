import { type Context, markWord, type Piece } from '../../core';

// What the core does not tell by itself: each changes the position in its own way, and is told if somebody listens.

/** A piece has done something that counts for a while. */
export const marked = <Kind>(c: Context<Kind>, piece: Piece<Kind>, mark: number): void =>
  c.marked(piece, markWord(mark));

/** Time has gone by. */
export const passed = <Kind>(c: Context<Kind>, minutes: number): void =>
  c.tell({ type: 'time-passed', minutes });

/** What a unit was to do later can't be done any more. */
export const lapsed = <Kind>(c: Context<Kind>, unit: Piece<Kind>, kind: string): void =>
  c.tell({ type: 'lapsed', unit: unit.id, kind });
