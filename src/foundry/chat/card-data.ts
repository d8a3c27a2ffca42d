import type {
  Beat,
  CardInPlay,
  Event,
  EventOf,
  FaceClass,
  Facing,
  Localizable,
  PieceId,
  Side,
  SpaceId,
} from '../../core';

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
  readonly facing?: Facing;
  /** A few letters in a corner of its block. */
  readonly grade?: string;
  /** Somebody screens it. */
  readonly screen?: true;
}

/** One roll with what each of its faces was worth. */
export interface RollLine extends Omit<EventOf<'rolled'>, 'side' | 'target'> {
  /** For each face the class that it counted as: `hit`, `flag`, `miss`, ... */
  readonly worth: readonly string[];
  /** What the numbers of the dice mean, where that is more than their number. */
  readonly meaning?: readonly FaceClass[];
  /** Whose roll it is, where no piece tells. */
  readonly side?: Side;
}

/** A way back, all its steps together. */
interface RetreatOf<Type extends 'retreated' | 'evaded'> {
  readonly type: Type;
  readonly unit: PieceId;
  readonly spaces: number;
}

export type RetreatLine = RetreatOf<'retreated'> | RetreatOf<'evaded'>;

/** Cards drawn: how many, and never which, since everyone reads a card of chat. */
export interface DrawnLine {
  readonly type: 'cards-drawn';
  readonly side: Side;
  readonly count: number;
}

/** A command card laid down, without the places that it is judged by. */
export interface PlayedLine extends Pick<CardInPlay, 'card' | 'as' | 'mirrored'> {
  readonly type: 'card-played';
  readonly side: Side;
  /** Of a card that is played the other way round: the sections that it speaks of now. */
  readonly sections?: Sections;
}

/** The sections of a card that speaks of the front, as its owner sees them, and what they became. */
export type Sections = readonly ('left' | 'centre' | 'right')[];

/** A skirmisher sent out, with no more of him than his name. */
export interface DetachedLine {
  readonly type: 'detached';
  readonly unit: PieceId;
  readonly spaces: number;
}

/** A unit that stands in several spaces. */
export interface SpreadLine extends EventOf<'spread'> {
  /** The formation that it took up by it. */
  readonly as?: string;
}

/** An objective that a side has taken or left. */
export interface HeldLine extends EventOf<'objective-held'> {
  readonly side?: Side;
}

/** A turn that began. */
export interface TurnLine extends EventOf<'turn-began'> {
  /** Its number as players count it; absent on cards of an earlier version. */
  readonly shown?: number;
}

/** Events that a card tells in words of its own, or not at all. */
export const REWRITTEN = [
  'rolled',
  'retreated',
  'evaded',
  'cards-drawn',
  'card-played',
  'detached',
  'spread',
  'marked',
  'activated',
  'step-began',
  'noted',
  'side-noted',
  'battle-noted',
  'objective-held',
  'turn-began',
  'preparation-went-on',
] as const;

type Rewritten = (typeof REWRITTEN)[number];

/** An event that a card tells as it is. */
export type SentenceEvent = Exclude<Event, { readonly type: Rewritten }>;

/** What a card tells in a sentence of its own. */
export type SentenceLine =
  | SentenceEvent
  | RetreatLine
  | DrawnLine
  | PlayedLine
  | DetachedLine
  | HeldLine
  | SpreadLine
  | TurnLine;

export type Line = RollLine | SentenceLine;

/** What is asked, and of whom. */
export interface CardQuestion {
  readonly side: Side;
  readonly reason: string;
  readonly unit: PieceId;
  readonly of: 'choice' | 'space' | 'unit';
  readonly options: readonly (SpaceId | PieceId | string)[];
}

/** What has been taken back, or brought back again. */
export interface TakenBack {
  readonly count: number;
  /** The first of it: the kind of order, the names of who acted and against whom, and the card that was played. */
  readonly order: string;
  readonly unit?: string;
  readonly together?: readonly string[];
  readonly target?: string;
  readonly card?: string;
}

/** What an order told of a matter that a later order carries on. */
export interface CardPart extends Pick<CardData, 'unit' | 'together' | 'target' | 'lines'> {
  /** How many actions were finished before it. */
  readonly number: number;
  readonly order: string;
}

/** Everything that a card shows: plain JSON, and nothing else is looked at to draw it. */
export interface CardData {
  /** `order` and its type, or what the game master did by hand. */
  readonly kind: 'order' | 'adjusted' | 'undone' | 'redone';
  /** The game, for what it says in words of its own. */
  readonly ruleset?: string;
  /** Present where players count the disruption of units, not their strength. */
  readonly hitTrack?: 'disruption';
  /** How late it is and the like, where time has passed. */
  readonly statusLines?: readonly Localizable[];
  readonly order?: string;
  readonly unit?: PieceId;
  /** Who carries the order out together with that unit. */
  readonly together?: readonly PieceId[];
  readonly target?: PieceId;
  readonly turn: number;
  readonly side: Side;
  readonly sides: Readonly<Record<Side, { readonly name: string; readonly nation: string }>>;
  readonly lines: readonly Line[];
  /** Who takes part in a matter of several orders, one of which carries the others on: the latest card tells it all. */
  readonly matter?: readonly PieceId[];
  /** What the orders before this one told of that matter, oldest first. */
  readonly earlier?: readonly CardPart[];
  /** It tells quietly what a piece does with its move: further manoeuvres of that piece go on in the same words. */
  readonly isManoeuvre?: true;
  /** Nothing came of it that needs to be told: no card is shown. */
  readonly isUntold?: true;
  /** How many of its rolls have been told before, with an earlier part of the same order. */
  readonly rollsBefore?: number;
  /** Its dice were not rolled: a lesson has them written out. */
  readonly isPrescribed?: true;
  /** What is seen of it on the map when it comes, and never again. */
  readonly beats?: readonly Beat[];
  readonly question: CardQuestion | null;
  readonly participants: Readonly<Record<PieceId, CardPiece>>;
  /** Of an undoing: what it struck out; of a redo: what it brought back. */
  readonly takenBack?: TakenBack;
}
