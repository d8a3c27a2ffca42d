import type { Faults, Fields, PieceId, Ruleset, RulesetData, Side, State } from '../../src/core';
import type { Meanings } from './words';

/** The fields of cases that only one ruleset has, in addition to the common ones. */
export interface CaseFields {
  /** Fields of the position. */
  readonly given: Meanings;
  /** The side that begins the battle, if not the active one. */
  first(given: Fields): Side | undefined;
  /** Checks fields of the position before the case runs. */
  check(rules: Ruleset, given: Fields, pieces: readonly PieceId[], place: string, faults: Faults): void;
  /** The position in which the orders begin; `actor` acts first, if a piece does. */
  begin(state: State, given: Fields, active: Side, first: FirstOrder): State;
  /** Fields of `then` for pieces and for the battle, and their actual values. */
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
