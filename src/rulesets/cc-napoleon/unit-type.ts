import type { CardClass } from '../commands-and-colors/cards/card';

export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** What a type may flee from when it is attacked in close combat. */
export type Evasion = 'no' | 'infantry' | 'infantry-and-heavy-cavalry' | 'must-infantry';

/** A row of the chart of units. */
export interface UnitType {
  readonly id: string;
  readonly arm: Arm;
  /** Strength points at the start. */
  readonly strength: number;
  readonly move: number;
  /** Volleys reach the adjacent spaces; guns lose a die for every space beyond the first. */
  readonly fire:
    | { readonly kind: 'volley'; readonly dice: number }
    | { readonly kind: 'skirmish'; readonly dicePerPoint: number }
    | { readonly kind: 'guns'; readonly range: number; readonly rule: string }
    | null;
  readonly melee: { readonly dice: number; readonly swords: boolean } | null;
  readonly evades: Evasion;
  readonly square: boolean;
  /** The class by which cards speak of it. */
  readonly cardClass: CardClass;
  /** Sign on the block. */
  readonly sign: string;
  readonly rule: string;
}

/** A row of the chart of leaders. */
export interface LeaderType {
  readonly id: string;
  readonly move: number;
  /** How far a leader's presence makes helmets hit: 0 is his own space. */
  readonly helmetReach: number;
  /** What the loss of the leader costs his side's command rating. */
  readonly ratingLoss: number;
}
