import type { Board } from '../board';
import type { Arrival, Json, Objective, PlayedCard, Side, SideState, TableCells } from '../state';
import type { SideNumber } from './piece';

/** What never changes of a battle while it is played. */
export interface Setting {
  readonly ruleset: string;
  readonly board: Board;
  readonly options: Readonly<Record<string, Json>>;
  readonly tables: Readonly<Record<string, TableCells>>;
  readonly sides: Readonly<Record<Side, Omit<SideState, 'points' | 'rating' | 'extra'>>>;
  readonly objectives: readonly ObjectiveInNumbers[];
  readonly arrivals: readonly Arrival[];
  /** Names of the parts in which the game's data of the battle are kept: to change one leaves the others alone. */
  readonly parts: readonly string[];
}

/** An objective without what is held of it. */
export interface ObjectiveInNumbers extends Omit<Objective, 'held' | 'spaces' | 'side'> {
  readonly side: SideNumber;
  readonly spaces: readonly number[];
  /** As the battle was set up. */
  readonly given: Omit<Objective, 'held'>;
}

/** A command card in play, without the pieces that it has ordered and where everyone stood. */
export interface CardLaid extends PlayedCard {
  readonly allowance: Readonly<Record<string, number>> | null;
}
