import type { Event, EventOf, PieceId, Side, SpaceId } from '../../core';

/** A piece as a card names and draws it. */
export interface CardPiece {
  readonly name: string;
  readonly side: Side;
  readonly type: string;
  readonly nation: string;
  /** Absent for leaders. */
  readonly strength?: number;
  readonly full?: number;
  readonly formation?: string;
}

/** One roll with what each of its faces was worth. */
export interface RollLine extends Omit<EventOf<'rolled'>, 'side' | 'unit' | 'target'> {
  /** For each face the class that it counted as: `hit`, `flag`, `miss`, ... */
  readonly worth: readonly string[];
}

/** A way back, all its steps together. */
export interface WayBackLine {
  readonly type: 'retreated' | 'evaded';
  readonly unit: PieceId;
  readonly spaces: number;
}

/** An event that a card tells as it is. */
export type SentenceEvent = Exclude<
  Event,
  { readonly type: 'rolled' | 'retreated' | 'evaded' | 'marked' | 'activated' | 'step-began' }
>;

/** What a card tells in a sentence of its own. */
export type SentenceLine = SentenceEvent | WayBackLine;

export type Line = RollLine | SentenceLine;

/** What is asked, and of whom. */
export interface CardQuestion {
  readonly side: Side;
  readonly reason: string;
  readonly unit: PieceId;
  readonly of: 'choice' | 'space' | 'unit';
  readonly options: readonly (SpaceId | PieceId | string)[];
}

/** What has been taken back. */
export interface TakenBack {
  readonly count: number;
  /** The first of it: the kind of order, and the name of the piece that acted. */
  readonly order: string;
  readonly unit?: string;
}

/** Everything that a card shows: plain JSON, and nothing else is looked at to draw it. */
export interface CardData {
  /** `order` and its type, or what the game master did by hand. */
  readonly kind: 'order' | 'adjusted' | 'undone';
  readonly order?: string;
  readonly unit?: PieceId;
  readonly target?: PieceId;
  readonly turn: number;
  readonly side: Side;
  readonly sides: Readonly<Record<Side, { readonly name: string; readonly nation: string }>>;
  readonly lines: readonly Line[];
  readonly question: CardQuestion | null;
  readonly cast: Readonly<Record<PieceId, CardPiece>>;
  /** Of an undoing: what it struck out. */
  readonly takenBack?: TakenBack;
}
