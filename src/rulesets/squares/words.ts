import type { ScenarioFields } from '../../core';
import { BATTLE_WORDS, readBattle } from './battle-words';
import { PIECE_CHOICES, PIECE_WORDS, readPiece, UNKNOWN_WORDS, writePiece } from './piece-words';

/** Fields of scenario files that only these rules read. */
export const WORDS: ScenarioFields = {
  piece: PIECE_WORDS,
  without: UNKNOWN_WORDS,
  choices: PIECE_CHOICES,
  readPiece,
  writePiece,
  battle: BATTLE_WORDS,
  readBattle,
};
