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
  /** The strength; absent for leaders. */
  readonly strength?: number;
  readonly full?: number;
  readonly formation?: string;
  readonly facing?: Facing;
  /** The abbreviation in a corner of its block. */
  readonly grade?: string;
  /** True if another unit screens it. */
  readonly screen?: true;
}

/** One roll with the value of each of its faces. */
export interface RollLine extends Omit<EventOf<'rolled'>, 'side' | 'target'> {
  /** The class that each face counted as: `hit`, `flag`, `miss`, ... */
  readonly worth: readonly string[];
  /** The meaning of the dice's numbers, if it is more than the number itself. */
  readonly meaning?: readonly FaceClass[];
  /** The side that rolls, if no piece shows it. */
  readonly side?: Side;
  /** It was made again, and counts no more. */
  readonly isRerolled?: true;
}

/** A retreat or an evasion, with all its steps. */
interface RetreatOf<Type extends 'retreated' | 'evaded'> {
  readonly type: Type;
  readonly unit: PieceId;
  readonly spaces: number;
  /** The space where it ends; absent on cards of an earlier version. */
  readonly to?: SpaceId;
}

export type RetreatLine = RetreatOf<'retreated'> | RetreatOf<'evaded'>;

/** Cards drawn: their number, but never their names, since everyone can read a chat card. */
export interface DrawnLine {
  readonly type: 'cards-drawn';
  readonly side: Side;
  readonly count: number;
}

/** A played command card, without the spaces that its rules are applied to. */
export interface PlayedLine extends Pick<CardInPlay, 'card' | 'as' | 'mirrored'> {
  readonly type: 'card-played';
  readonly side: Side;
  /** The sections that a mirrored card now refers to. */
  readonly sections?: Sections;
}

/** The sections of a card that refers to the front, as its owner sees them, after mirroring. */
export type Sections = readonly ('left' | 'centre' | 'right')[];

/** A detached skirmisher, with only its name. */
export interface DetachedLine {
  readonly type: 'detached';
  readonly unit: PieceId;
  readonly spaces: number;
}

/** A unit that occupies several spaces. */
export interface SpreadLine extends EventOf<'spread'> {
  /** The formation that it takes thereby. */
  readonly as?: string;
}

/** An objective that a side has taken or lost. */
export interface HeldLine extends EventOf<'objective-held'> {
  readonly side?: Side;
}

/** The start of a turn. */
export interface TurnLine extends EventOf<'turn-began'> {
  /** The turn number as players count it; absent on cards of an earlier version. */
  readonly shown?: number;
}

/** A piece put on the board, and the number of others that came with it. */
export interface EnlistedLine {
  readonly type: 'enlisted';
  readonly piece: { readonly name: string };
  readonly others?: number;
}

/** A change of the battle's plan; its details are in the briefing. */
export type PlanLine =
  | Pick<EventOf<'objectives-adjusted'>, 'type' | 'winner'>
  | Pick<EventOf<'arrivals-adjusted'>, 'type'>
  | { readonly type: 'told-adjusted'; readonly briefing: boolean };

/** Events that a card words differently, or leaves out. */
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
  'enlisted',
  'arrivals-adjusted',
  'objectives-adjusted',
  'told-adjusted',
  'adjusted-together',
] as const;

type Rewritten = (typeof REWRITTEN)[number];

/** An event that a card shows unchanged. */
export type SentenceEvent = Exclude<Event, { readonly type: Rewritten }>;

/** A line that a card shows as one sentence. */
export type SentenceLine =
  | SentenceEvent
  | RetreatLine
  | DrawnLine
  | PlayedLine
  | DetachedLine
  | HeldLine
  | SpreadLine
  | EnlistedLine
  | PlanLine
  | TurnLine;

export type Line = RollLine | SentenceLine;

/** A question and the side or piece that must answer it. */
export interface CardQuestion {
  readonly side: Side;
  readonly reason: string;
  readonly unit: PieceId;
  readonly of: 'choice' | 'space' | 'unit';
  readonly options: readonly (SpaceId | PieceId | string)[];
}

/** The actions that were undone or redone. */
export interface TakenBack {
  readonly count: number;
  /** The first of them: the kind of order, the names of actor and target, the destination, and the card that was played. */
  readonly order: string;
  readonly unit?: string;
  readonly together?: readonly string[];
  readonly target?: string;
  readonly to?: string;
  readonly card?: string;
}

/** The report of an order whose action a later order continues. */
export interface CardPart extends Pick<CardData, 'unit' | 'together' | 'target' | 'lines'> {
  /** The number of actions finished before it. */
  readonly number: number;
  readonly order: string;
}

/** The complete data of a card: plain JSON, and all that is needed to draw it. */
export interface CardData {
  /** `order` with its type, or a GM's change by hand. */
  readonly kind: 'order' | 'adjusted' | 'undone' | 'redone';
  /** The game, for its own texts. */
  readonly ruleset?: string;
  /** Present if players count the disruption of units instead of their strength. */
  readonly hitTrack?: 'disruption';
  /** The time of day and similar status, if it has changed. */
  readonly statusLines?: readonly Localizable[];
  readonly order?: string;
  readonly unit?: PieceId;
  /** The units that carry out the order together with that unit. */
  readonly together?: readonly PieceId[];
  readonly target?: PieceId;
  readonly turn: number;
  readonly side: Side;
  readonly sides: Readonly<Record<Side, { readonly name: string; readonly nation: string }>>;
  readonly lines: readonly Line[];
  /** The pieces in an action of several orders that continue each other: the latest card reports them all. */
  readonly matter?: readonly PieceId[];
  /** The reports of earlier orders of the same action, oldest first. */
  readonly earlier?: readonly CardPart[];
  /** True if it quietly reports how a piece uses its move: further manoeuvres of that piece extend the same text. */
  readonly isManoeuvre?: true;
  /** True if there is nothing to report: no card is shown. */
  readonly isUntold?: true;
  /** The number of its rolls that were already reported with an earlier part of the same order. */
  readonly rollsBefore?: number;
  /** True if its dice were not rolled but prescribed by a lesson. */
  readonly isPrescribed?: true;
  /** The end of a battle was taken back whose record everybody may have read. */
  readonly isReopened?: true;
  /** The effects to play on the map when the card arrives, and never again. */
  readonly beats?: readonly Beat[];
  readonly question: CardQuestion | null;
  readonly participants: Readonly<Record<PieceId, CardPiece>>;
  /** The actions that an undo struck out, or that a redo restored. */
  readonly takenBack?: TakenBack;
}
