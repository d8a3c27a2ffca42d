import type { CommandCard } from '../../commands-and-colors/cards/card';
import type { Kind } from '../piece-kind';

/** The movement under a card: the farthest distance after which a unit may still battle, and the farthest at all. */
export interface Moves {
  readonly battle: number;
  readonly most: number;
}

/** The facts about an attacking unit that cards need. */
export interface Attack {
  readonly kind: Kind;
  readonly isLed: boolean;
  /** True if the unit follows up a melee it has won. */
  readonly isBonus: boolean;
  /** True if the attack goes into or out of a town or similar terrain. */
  readonly isAtTown: boolean;
}

/** One kind of command card of this game, with its changes for the units it orders; a missing field changes nothing. */
export interface Card extends CommandCard {
  readonly moves?: (kind: Kind, isLed: boolean) => Moves | undefined;
  readonly rangedDice?: (attack: Attack) => number;
  readonly meleeDice?: (attack: Attack) => number;
}
