import type { Correction, Order, Refusal, Side } from '../../core';
import type { BattleView } from '../../match';

/** A battle as the user of this client sees it. */
export interface UserBattle extends BattleView {
  /** Id of the Combat document. */
  readonly id: string;
  /** Sides that this user commands; a game master has those that no player holds, and may overrule. */
  readonly seats: readonly Side[];
  /** The game master has stopped the battle: nobody can order anything. */
  readonly isPaused: boolean;
}

/**
 * What canvas, chat and sheets may see and ask of the battles being played. `session` fills it; a wish that is
 * refused tells the user why by itself and answers with the refusal.
 */
export interface BattlePort {
  /** The battle on the scene that this client views. */
  readonly current: UserBattle | undefined;
  find(id: string): UserBattle | undefined;
  order(order: Order): Promise<Refusal | undefined>;
  /** Answers the question that was open at a revision: one that has come since is not answered by it. */
  answer(battle: string, option: string, revision: number): Promise<Refusal | undefined>;
  /** Takes back to before a deed. Whoever takes back more than his own last order is asked first. */
  undo(battle: string, to: number): Promise<Refusal | undefined>;
  /** Brings back what was taken back last, for game masters. */
  redo(battle: string): Promise<Refusal | undefined>;
  /** Agrees or not to what the other side would like to take back; not to agree withdraws one's own wish. */
  consent(battle: string, agrees: boolean, revision: number): Promise<Refusal | undefined>;
  /** Puts something right by hand, for game masters. */
  correct(battle: string, correction: Correction): Promise<Refusal | undefined>;
  /** Calls back after every change of the current battle, and when another one becomes current. */
  onChange(listener: () => void): void;
}
