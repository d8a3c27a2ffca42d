import type { Facing, SpaceId } from '../board';
import type { CardInPlay, CardPlace } from './command-cards';
import type { Leader, PieceId, RulesetData, Side, Unit } from './piece';
import type { TableCells } from './state';

/** One reason why a roll has more or fewer dice, with the rule it comes from. */
export interface Modifier {
  readonly value: number;
  /** Key of the text that the card prints: `village`, `cavalry-against-infantry`. */
  readonly reason: string;
  /** The numbered statement: `R000-81`. */
  readonly rule: string;
}

/**
 * Everything that can happen, in the words of every ruleset and in the past tense: a fact is never refused.
 * Chat cards, overlays, replay, odds and opponents read these and nothing else.
 */
export type Event =
  | { readonly type: 'attacked'; readonly kind: string; readonly unit: PieceId; readonly target: PieceId }
  | { readonly type: 'responded'; readonly unit: PieceId; readonly response: string }
  | {
      readonly type: 'rolled';
      readonly reason: string;
      readonly side: Side;
      readonly die: string;
      readonly faces: readonly string[];
      readonly modifiers: readonly Modifier[];
      readonly hits: number;
      readonly flags: number;
      readonly unit?: PieceId;
      readonly target?: PieceId;
    }
  | { readonly type: 'lost'; readonly unit: PieceId; readonly steps: number; readonly cause: string }
  /** `by`: who has done it with a blow of his own; absent where nobody has, as in a retreat or by failing morale. */
  | { readonly type: 'eliminated'; readonly unit: PieceId; readonly cause: string; readonly by?: PieceId }
  | {
      readonly type: 'leader-eliminated';
      readonly leader: PieceId;
      readonly cause: string;
      readonly by?: PieceId;
    }
  | { readonly type: 'flags-ignored'; readonly unit: PieceId; readonly modifiers: readonly Modifier[] }
  | { readonly type: 'moved'; readonly unit: PieceId; readonly path: readonly SpaceId[] }
  | { readonly type: 'retreated'; readonly unit: PieceId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'evaded'; readonly unit: PieceId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'advanced'; readonly unit: PieceId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'turned'; readonly unit: PieceId; readonly facing: Facing }
  /** It stands in these spaces too, beside the one where it stood; in that one alone if there are none. */
  | { readonly type: 'spread'; readonly unit: PieceId; readonly over: readonly SpaceId[] }
  | { readonly type: 'formed'; readonly unit: PieceId; readonly formation: string }
  | { readonly type: 'marked'; readonly unit: PieceId; readonly mark: string }
  | { readonly type: 'activated'; readonly unit: PieceId }
  | { readonly type: 'step-began'; readonly step: string }
  | {
      readonly type: 'turn-began';
      readonly number: number;
      readonly side: Side;
      readonly step: string;
      readonly activations: number;
    }
  /** Another side acts within the same turn. */
  | { readonly type: 'turn-passed'; readonly side: Side }
  | { readonly type: 'gained'; readonly unit: PieceId; readonly steps: number; readonly cause: string }
  /** One strength point leaves a unit and stands as, or joins, the group given. */
  | {
      readonly type: 'detached';
      readonly unit: PieceId;
      readonly group: Unit;
      readonly path: readonly SpaceId[];
    }
  /** Strength points of a unit join another one; the unit is gone when it has none left. */
  | { readonly type: 'joined'; readonly unit: PieceId; readonly into: PieceId; readonly steps: number }
  /** Something that only the ruleset knows has changed. */
  | { readonly type: 'noted'; readonly unit: PieceId; readonly extra: RulesetData }
  | { readonly type: 'side-noted'; readonly side: Side; readonly extra: RulesetData }
  | { readonly type: 'battle-noted'; readonly extra: RulesetData }
  /** Time has gone by; the ruleset keeps the clock. */
  | { readonly type: 'time-passed'; readonly minutes: number }
  /** Units stand by another one in the fight that begins. */
  | { readonly type: 'supported'; readonly unit: PieceId; readonly by: readonly PieceId[] }
  /** What a unit was to do later can't be done any more. */
  | { readonly type: 'lapsed'; readonly unit: PieceId; readonly kind: string }
  /** A piece leaves the board for the reserve, as it is; it may come back. */
  | { readonly type: 'left'; readonly unit: PieceId; readonly from: SpaceId; readonly cause: string }
  /** A piece comes from the reserve to the board, for the first time or again. */
  | { readonly type: 'entered'; readonly unit: PieceId; readonly at: SpaceId }
  | { readonly type: 'terrain-placed'; readonly side: Side; readonly terrain: string; readonly at: SpaceId }
  | { readonly type: 'rating-set'; readonly side: Side; readonly rating: number }
  /** A step of the preparation begins: who acts, and how much he does before the other side does. */
  | {
      readonly type: 'preparation-went-on';
      readonly side: Side;
      readonly step: string;
      readonly count: number;
    }
  | { readonly type: 'deployment-began'; readonly side: Side }
  /** Chits were drawn from a cup, or cards turned up as they were drawn: everyone saw it. */
  | {
      readonly type: 'chits-drawn';
      readonly side: Side;
      readonly chits: readonly string[];
      readonly reason: string;
    }
  | { readonly type: 'cards-drawn'; readonly side: Side; readonly cards: readonly string[] }
  | {
      readonly type: 'card-played';
      readonly side: Side;
      readonly inPlay: CardInPlay;
      readonly activations: number;
    }
  | { readonly type: 'card-discarded'; readonly side: Side; readonly card: string }
  /** A card of a side is parked, taken up again, or laid aside from there. */
  | {
      readonly type: 'card-moved';
      readonly side: Side;
      readonly card: string;
      readonly outOf: CardPlace;
      readonly place: CardPlace;
    }
  | { readonly type: 'deck-reshuffled' }
  | { readonly type: 'scored'; readonly side: Side; readonly points: number; readonly reason: string }
  | { readonly type: 'rating-lost'; readonly side: Side; readonly by: number }
  | { readonly type: 'objective-held'; readonly objective: number; readonly spaces: readonly SpaceId[] }
  /** `by`: the key of what decided it. */
  /** `by`: what has decided it, if it was not that the side has its victory points. */
  | { readonly type: 'won'; readonly side: Side; readonly by?: string }
  | { readonly type: 'drawn'; readonly by: string }
  | { readonly type: 'adjusted'; readonly unit: PieceId; readonly change: Adjustment }
  /** `winner`: the side has won by it; null if it has not won any more. */
  | {
      readonly type: 'side-adjusted';
      readonly side: Side;
      readonly change: SideAdjustment;
      readonly winner?: Side | null;
    }
  /** Spaces by the terrain that they have now; `clear` for none. */
  | { readonly type: 'terrain-adjusted'; readonly terrain: Readonly<Record<SpaceId, string>> }
  /** Borders by what lies there now; `clear` for nothing. */
  | { readonly type: 'borders-adjusted'; readonly borders: Readonly<Record<string, string>> }
  /** Sides of spaces by the works that cover them now; `clear` for none. */
  | { readonly type: 'works-adjusted'; readonly works: Readonly<Record<string, string>> }
  /** What lies between two spaces is something else by the rules; `clear` for nothing. */
  | { readonly type: 'border-changed'; readonly border: string; readonly now: string }
  /** Works now cover a space against what comes from another one, or do so no more; `unit`: whose doing it is. */
  | ({ readonly type: 'works-built' } & WorksEvent)
  | ({ readonly type: 'works-razed' } & WorksEvent)
  /** A house table is another one from now on; `wholes`: the units that are whole with another strength by it. */
  | {
      readonly type: 'table-adjusted';
      readonly table: string;
      readonly cells: TableCells;
      readonly wholes?: Readonly<Record<PieceId, number>>;
    }
  /** A piece that no scenario knew has been brought to the board. */
  | { readonly type: 'enlisted'; readonly piece: Unit | Leader };

/** Where works are built or razed. */
interface WorksEvent {
  readonly works: string;
  readonly at: SpaceId;
  readonly against: SpaceId;
  readonly unit?: PieceId;
}

/** What a game master corrected by hand of a side. */
export interface SideAdjustment {
  readonly points?: number;
  readonly target?: number | null;
  readonly rating?: number;
}

/** What a game master does by hand, outside the rules. */
export type Correction = EventOf<
  | 'adjusted'
  | 'side-adjusted'
  | 'terrain-adjusted'
  | 'borders-adjusted'
  | 'works-adjusted'
  | 'table-adjusted'
  | 'enlisted'
>;

/** What a game master corrected by hand, outside the rules. */
export interface Adjustment {
  readonly name?: string;
  readonly nation?: string;
  /** All the weapons that it has now; units only. */
  readonly armed?: readonly string[];
  readonly at?: SpaceId;
  readonly strength?: number;
  readonly formation?: string;
  readonly facing?: Facing;
  /** Those of its traits that are others now. */
  readonly traits?: RulesetData;
  readonly eliminated?: true;
}

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
