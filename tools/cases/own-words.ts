import type { Faults, Fields, PieceId, Ruleset, RulesetData, Side, State } from '../../src/core';
import type { Meanings } from './words';

/** What only the cases of one ruleset say, beside what those of all rulesets do. */
export interface CaseFields {
  /** Words of the position. */
  readonly given: Meanings;
  /** The side that begins the battle, where that is not the active one. */
  first(given: Fields): Side | undefined;
  /** Words of the position that need a look before anything is played. */
  check(rules: Ruleset, given: Fields, pieces: readonly PieceId[], place: string, faults: Faults): void;
  /** The position from which the orders are played; `actor` acts first, if a piece does. */
  begin(state: State, given: Fields, active: Side, first: FirstOrder): State;
  /** Words of `then` for pieces and for the battle, and what they are now. */
  readonly ofPiece: Meanings;
  piece(state: State, id: PieceId): RulesetData;
  readonly ofBattle: Meanings;
  battle(state: State): RulesetData;
}

/** The first order of a case. */
export interface FirstOrder {
  readonly type: string;
  readonly unit?: PieceId;
}
