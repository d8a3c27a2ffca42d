import type { BlockSign, LeaderSign } from '../../core';
import type { TroopColour } from '../commands-and-colors/campaign-troops';
import type { CardClass } from '../commands-and-colors/cards/card';

export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** The attackers from which a type may evade in close combat. */
export type Evasion = 'no' | 'infantry' | 'infantry-and-heavy-cavalry' | 'must-infantry';

/** A row of the unit chart. */
export interface UnitType {
  readonly id: string;
  readonly arm: Arm;
  /** Strength points at the start. */
  readonly strength: number;
  readonly move: number;
  /** Volleys reach adjacent spaces only; guns lose a die for every space beyond the first. */
  readonly fire:
    | { readonly kind: 'volley'; readonly dice: number }
    | { readonly kind: 'skirmish'; readonly dicePerPoint: number }
    /** `limbered`: they fire after they have moved as well, which others can't (R000-38). */
    | { readonly kind: 'guns'; readonly range: number; readonly limbered: boolean; readonly rule: string }
    | null;
  readonly melee: { readonly dice: number; readonly swords: boolean } | null;
  readonly evades: Evasion;
  readonly square: boolean;
  /** R000-56: it is easier to break while it forms square. */
  readonly formsBadly?: true;
  /** R000-137: its strength points act on their own. */
  readonly sendsSkirmishers?: true;
  /** R000-140, R000-141: a skirmisher may join it. */
  readonly takesSkirmisher?: true;
  /** R000-112: light cavalry may evade it. */
  readonly isHeavyCavalry?: true;
  /** AMB-000-6, AMB-000-7: the options on Landwehr cavalry are about it. */
  readonly isLandwehrCavalry?: true;
  /**
   * R000-20: the colour of its blocks in the Ancient game, which its dice show: blue is regular, red elite or heavy, green
   * light; null for militia, on foot or mounted, which is yellow and on no face.
   */
  readonly colour: TroopColour | null;
  /** R001-28: light troops carried no flags into battle (house value). */
  readonly hasNoFlag?: true;
  /** R001-57: the infantry that arrives in a campaign as militia. */
  readonly isMilitia?: true;
  /** The class that cards use for it. */
  readonly cardClass: CardClass;
  /** The sign on the block. */
  readonly sign: BlockSign;
  /**
   * R000-163: the points that it costs in an army that players make up, and the name of a unit there, after its number;
   * null if no army can buy it.
   */
  readonly bought: { readonly price: number; readonly called: string } | null;
  readonly rule: string;
}

/** A row of the leader chart. */
export interface LeaderType {
  readonly id: string;
  readonly sign: LeaderSign;
  readonly move: number;
  /** The distance at which a leader's presence makes helmets hit: 0 is the leader's own space. */
  readonly helmetReach: number;
  /** Points of the command rating that the side loses with the leader. */
  readonly ratingLoss: number;
  /** As for units. `price`: null if no army can buy one. `free`: the number that every army has for free, R000-162. */
  readonly bought: { readonly price: number | null; readonly free: number; readonly called: string };
}
