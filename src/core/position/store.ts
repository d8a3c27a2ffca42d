import type { Json, ParkedCards, PlayedCard, Preparation, RulesetData, Side } from '../state';
import type { CardLaid } from './fixed-details';
import { Interned } from './interned';
import { Written } from './json-cache';
import type { PieceInfo } from './piece';

/** Immutable values shared by all copies of a position. */
export class Store<Kind> {
  readonly infos: PieceInfo<Kind>[] = [];
  /** The slot that a piece of each id was given last. */
  readonly slots = new Map<string, number>();
  readonly numbers = new Map<PieceInfo<Kind>, number>();
  readonly data = new Interned<RulesetData>();
  readonly parts = new Interned<Json | undefined>();
  /** Pieces as they were last read or written. */
  readonly written = new Written();
  readonly spaces = new Interned<readonly number[]>();
  readonly parked = new Interned<Readonly<Record<Side, ParkedCards>>>();
  readonly last = new Interned<PlayedCard | null>();
  readonly laid = new Interned<CardLaid | null>();
  readonly borders = new Interned<Readonly<Record<string, string>>>();
  readonly terrain = new Interned<Readonly<Record<string, string>>>();
  readonly preparation = new Interned<Preparation | null>();

  constructor() {
    // The first number, 0, must stand for the empty list: words are 0 at first, and a piece then has no other spaces.
    this.spaces.number([]);
    // The same applies to parked cards: 0 means none.
    this.parked.number({ south: {}, north: {} });
  }
}
