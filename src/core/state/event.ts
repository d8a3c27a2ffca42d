import type { Facing, SpaceId } from '../board';
import type { CardInPlay, CardPlace } from './command-cards';
import type { Leader, PieceId, RulesetData, Side, Unit } from './piece';
import type { Arrival } from './preparation';
import type { Objective, TableCells } from './state';
import type { Told } from './told';

/** One reason why a roll has more or fewer dice, with its rule. */
export interface Modifier {
  readonly value: number;
  /** The key of the text on the card: `village`, `cavalry-against-infantry`. */
  readonly reason: string;
  /** The number of the rule: `R000-81`. */
  readonly rule: string;
}

/**
 * Every possible event, in terms that all rulesets share and in the past tense: a fact is never refused. Chat cards,
 * overlays, replay, odds and opponents read only these.
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
  /** `by`: the piece whose own attack did it; absent if none did, as in a retreat or a failed morale test. */
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
  /** The unit occupies these spaces beside its own; an empty list means its own alone. */
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
  /** One strength point leaves a unit and forms, or joins, the given group. */
  | {
      readonly type: 'detached';
      readonly unit: PieceId;
      readonly group: Unit;
      readonly path: readonly SpaceId[];
    }
  /** Strength points of a unit join another one; a unit with none left is removed. */
  | { readonly type: 'joined'; readonly unit: PieceId; readonly into: PieceId; readonly steps: number }
  /** Ruleset data of a unit have changed. */
  | { readonly type: 'noted'; readonly unit: PieceId; readonly extra: RulesetData }
  | { readonly type: 'side-noted'; readonly side: Side; readonly extra: RulesetData }
  | { readonly type: 'battle-noted'; readonly extra: RulesetData }
  /** Time has passed; the ruleset keeps the clock. */
  | { readonly type: 'time-passed'; readonly minutes: number }
  /** Units support another one in the fight that begins. */
  | { readonly type: 'supported'; readonly unit: PieceId; readonly by: readonly PieceId[] }
  /** A planned action of a unit is no longer possible. */
  | { readonly type: 'lapsed'; readonly unit: PieceId; readonly kind: string }
  /** A piece leaves the board for the reserve, unchanged; it may return. */
  | { readonly type: 'left'; readonly unit: PieceId; readonly from: SpaceId; readonly cause: string }
  /** A piece enters the board from the reserve, for the first time or again. */
  | { readonly type: 'entered'; readonly unit: PieceId; readonly at: SpaceId }
  | { readonly type: 'terrain-placed'; readonly side: Side; readonly terrain: string; readonly at: SpaceId }
  | { readonly type: 'rating-set'; readonly side: Side; readonly rating: number }
  /**
   * A step of the preparation begins, with the side that acts and the amount that it does before the other side's turn.
   */
  | {
      readonly type: 'preparation-went-on';
      readonly side: Side;
      readonly step: string;
      readonly count: number;
    }
  | { readonly type: 'deployment-began'; readonly side: Side }
  /** Chits or cards were drawn openly, for all to see. */
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
  /** A card of a side is parked, taken back to the hand, or discarded from its place. */
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
  /** `by`: the key of the reason, if it is not the number of victory points. */
  | { readonly type: 'won'; readonly side: Side; readonly by?: string }
  /** `by`: the key of the reason. */
  | { readonly type: 'drawn'; readonly by: string }
  | { readonly type: 'adjusted'; readonly unit: PieceId; readonly change: Adjustment }
  /** `winner`: the side has won because of this; null if its victory is cancelled. */
  | {
      readonly type: 'side-adjusted';
      readonly side: Side;
      readonly change: SideAdjustment;
      readonly winner?: Side | null;
    }
  /** The new terrain by space; `clear` for none. */
  | { readonly type: 'terrain-adjusted'; readonly terrain: Readonly<Record<SpaceId, string>> }
  /** The new features by border; `clear` for none. */
  | { readonly type: 'borders-adjusted'; readonly borders: Readonly<Record<string, string>> }
  /** The new works by the side of a space; `clear` for none. */
  | { readonly type: 'works-adjusted'; readonly works: Readonly<Record<string, string>> }
  /** All roads from now on, each as its spaces from end to end. */
  | { readonly type: 'roads-adjusted'; readonly roads: readonly (readonly SpaceId[])[] }
  /** The rules changed the feature between two spaces; `clear` for none. */
  | { readonly type: 'border-changed'; readonly border: string; readonly now: string }
  /** Works were built or razed along a side of a space; `unit`: the unit that did it. */
  | ({ readonly type: 'works-built' } & WorksEvent)
  | ({ readonly type: 'works-razed' } & WorksEvent)
  /** A house table was replaced; `wholes`: the new full strengths of the units that it affects. */
  | {
      readonly type: 'table-adjusted';
      readonly table: string;
      readonly cells: TableCells;
      readonly wholes?: Readonly<Record<PieceId, number>>;
    }
  /** A new piece, unknown to the scenario, was put on the board; with `others`, a whole army. */
  | {
      readonly type: 'enlisted';
      readonly piece: Unit | Leader;
      readonly others?: readonly (Unit | Leader)[];
    }
  /** All objectives from now on; `winner`: as for a side. */
  | {
      readonly type: 'objectives-adjusted';
      readonly objectives: readonly Objective[];
      readonly winner?: Side | null;
    }
  /** All reinforcements still to come; `pieces`: those among them that are new or changed. */
  | {
      readonly type: 'arrivals-adjusted';
      readonly arrivals: readonly Arrival[];
      readonly pieces?: readonly (Unit | Leader)[];
    }
  | ({ readonly type: 'told-adjusted' } & Told)
  /** Several corrections that count as one: all of them are made and undone, or none. */
  | { readonly type: 'adjusted-together'; readonly parts: readonly SingleCorrection[] };

/** The side of a space along which works are built or razed. */
interface WorksEvent {
  readonly works: string;
  readonly at: SpaceId;
  readonly against: SpaceId;
  readonly unit?: PieceId;
}

/** A GM's correction of a side. */
export interface SideAdjustment {
  readonly name?: string;
  readonly points?: number;
  readonly target?: number | null;
  readonly rating?: number;
}

/** One kind of a GM's change by hand, outside the rules. */
export type SingleCorrection = EventOf<
  | 'adjusted'
  | 'side-adjusted'
  | 'terrain-adjusted'
  | 'borders-adjusted'
  | 'works-adjusted'
  | 'roads-adjusted'
  | 'table-adjusted'
  | 'enlisted'
  | 'objectives-adjusted'
  | 'arrivals-adjusted'
  | 'told-adjusted'
>;

/** A GM's change by hand, outside the rules. */
export type Correction = SingleCorrection | EventOf<'adjusted-together'>;

/** The single corrections that a correction consists of. */
export const correctionsIn = (correction: Correction): readonly SingleCorrection[] =>
  correction.type === 'adjusted-together' ? correction.parts : [correction];

/** All pieces that a correction put on the board. */
export const enlistedIn = ({ piece, others = [] }: EventOf<'enlisted'>): readonly (Unit | Leader)[] => [
  piece,
  ...others,
];

/** A GM's correction of a piece, outside the rules. */
export interface Adjustment {
  readonly name?: string;
  readonly nation?: string;
  /** All weapons of the unit from now on; units only. */
  readonly armed?: readonly string[];
  readonly at?: SpaceId;
  readonly strength?: number;
  readonly formation?: string;
  readonly facing?: Facing;
  /** The traits that change. */
  readonly traits?: RulesetData;
  readonly eliminated?: true;
}

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
