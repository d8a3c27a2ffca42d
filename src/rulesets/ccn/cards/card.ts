import type { CommandCard } from '../../commands-and-colors/cards/card';
import type { Kind } from '../kind';

/** How far somebody moves under a card: the farthest after which he still battles, and the farthest at all. */
export interface Moves {
  readonly battle: number;
  readonly most: number;
}

/** What a card knows of a unit that attacks. */
export interface Attack {
  readonly kind: Kind;
  readonly isLed: boolean;
  /** It follows up a melee that it has won. */
  readonly isBonus: boolean;
  /** Into or out of a town and what is like one. */
  readonly isAtTown: boolean;
}

/** One kind of command card of this game, with what it changes for those whom it orders; absent: nothing. */
export interface Card extends CommandCard {
  readonly moves?: (kind: Kind, isLed: boolean) => Moves | undefined;
  readonly rangedDice?: (attack: Attack) => number;
  readonly meleeDice?: (attack: Attack) => number;
}
