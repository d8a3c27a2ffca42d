import type { ScenarioFields } from '../../core';
import { BATTLE_FORMS, readBattle } from './scenario-battle';
import { formsOf, PIECE_WORDS, readPiece, UNKNOWN_WORDS, writePiece } from './scenario-pieces';

/** Fields of scenario files that only these rules read. */
export const WORDS: ScenarioFields = {
  piece: PIECE_WORDS,
  without: UNKNOWN_WORDS,
  formsOf,
  readPiece,
  writePiece,
  battle: BATTLE_FORMS,
  readBattle,
};
