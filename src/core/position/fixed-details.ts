import type { Board } from '../board';
import type { Arrival, Json, Objective, PlayedCard, Side, SideState, TableCells, Told } from '../state';
import type { SideNumber } from './piece';

/** The details of a battle that never change while it is played. */
export interface Setting<Game = unknown> {
  readonly ruleset: string;
  /** The rules that procedures shared by several games ask of the one that is played. */
  readonly game: Game;
  readonly board: Board;
  readonly options: Readonly<Record<string, Json>>;
  readonly tables: Readonly<Record<string, TableCells>>;
  readonly sides: Readonly<Record<Side, Omit<SideState, 'points' | 'rating' | 'extra'>>>;
  readonly objectives: readonly ObjectiveInNumbers[];
  readonly arrivals: readonly Arrival[];
  readonly told?: Told;
  /** The names of the parts in which the game's data of the battle are kept; changing one leaves the others alone. */
  readonly parts: readonly string[];
}

/** An objective without the spaces that are held. */
export interface ObjectiveInNumbers extends Omit<Objective, 'held' | 'spaces' | 'side'> {
  readonly side: SideNumber;
  readonly spaces: readonly number[];
  /** The objective as the battle was set up. */
  readonly given: Omit<Objective, 'held'>;
}

/** A command card in play, without the pieces that it has ordered and their starting spaces. */
export interface CardLaid extends PlayedCard {
  readonly allowance: Readonly<Record<string, number>> | null;
}
