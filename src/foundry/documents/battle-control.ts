import type { Side } from '../../core';
import type { BattleDeeds } from './battle-deeds';
import type { Seats } from './seats';

/** A battle as a file. */
export interface BattleFile {
  readonly name: string;
  readonly text: string;
}

/**
 * What game masters do with a running battle beside its rules. Everything rejects with an Error that says what is
 * wrong, and has changed nothing then.
 */
export interface BattleControl {
  /** The ids of the users who command the sides; empty where the game master does. */
  commanders(battle: string): Readonly<Record<Side, string>>;
  /** Gives sides to other users, by id or name, with their pieces and their hands; sides left out stay as they are. */
  changeSeats(battle: string, seats: Seats): Promise<void>;
  /** Stops the battle: nobody can order anything, and game masters may move tokens and change actors. */
  pause(battle: string): Promise<void>;
  /** Lets a paused battle go on: with what was changed by hand, or as it stood before. */
  resume(battle: string, changes: 'keep' | 'drop'): Promise<void>;
  deeds(battle: string): BattleDeeds;
  /** Whether the scene's own background lies under the pieces, not the drawn map. */
  hasOwnBackground(battle: string): boolean;
  showOwnBackground(battle: string, isOwn: boolean): Promise<void>;
  /** The whole battle, with the hands of both sides. */
  fileOf(battle: string): BattleFile;
  /** The battles that were deleted and can be brought back, by the ids of their papers. */
  putAway(): readonly { readonly papers: string; readonly title: string }[];
  /** Brings one of them back, with its whole record. */
  bringBack(papers: string): Promise<Scene.Implementation>;
  /** Makes a new battle out of such a file. */
  putBack(text: string): Promise<Scene.Implementation>;
}
