import { type Context, markWord, type Piece } from '../../core';

// Events that the core does not have: each changes the position itself, and is reported if events are kept.

/** Adds a mark to a piece for an action that counts for a while. */
export const marked = <Kind>(c: Context<Kind>, piece: Piece<Kind>, mark: number): void =>
  c.marked(piece, markWord(mark));

/** Reports that time has passed. */
export const passed = <Kind>(c: Context<Kind>, minutes: number): void =>
  c.tell({ type: 'time-passed', minutes });

/** Reports that a unit's declared action is no longer possible. */
export const lapsed = <Kind>(c: Context<Kind>, unit: Piece<Kind>, kind: string): void =>
  c.tell({ type: 'lapsed', unit: unit.id, kind });
