import type { Json, ParkedCards, PlayedCard, Preparation, RulesetData, Side } from '../state';
import { Interned } from './interned';
import type { PieceInfo } from './piece';
import type { CardLaid } from './setting';
import { Written } from './written';

/** Values that are kept once for all copies of a position. */
export class Store<Kind> {
  readonly infos: PieceInfo<Kind>[] = [];
  /** The slot that a piece of an id was given last. */
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
    // The list of no spaces is that of who stands nowhere else: its number is what words are from the beginning.
    this.spaces.number([]);
    // So it is with cards: none are parked.
    this.parked.number({ south: {}, north: {} });
  }
}
