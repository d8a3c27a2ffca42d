import type { PieceId, Side, State } from '../state';
import type { Ruleset } from './ruleset';

/** A battle that may be fought later, as it would begin. */
export interface BattleAhead {
  readonly rules: Ruleset;
  /** The side of the player who looks ahead. */
  readonly side: Side;
  /** The units of either side that fight better than others of their type. */
  readonly heroes: readonly PieceId[];
  /** The units that leaders of a single arm may lead, less those of the enemy's. */
  readonly led: number;
  /** The position at its start. */
  start(): State;
}

/** The outcome of an answer to a question between battles. */
export interface Outlook {
  /** The battles that may still be fought, the next one first. */
  readonly battles: readonly BattleAhead[];
  /** The counters that can be spent in them. */
  readonly counters: { readonly own: number; readonly enemy: number };
  /** True if dice or later answers had a part in it. */
  readonly isByChance: boolean;
}

/** A question between battles, with all that the player who is asked may know: nothing in it is hidden from anybody. */
export interface BetweenBattles {
  readonly options: readonly string[];
  /** The outcome of an answer; a seed gives the dice and all later answers, for every option the same. */
  outlook(option: string, seed: number): Outlook;
}
