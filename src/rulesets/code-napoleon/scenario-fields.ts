import type { ScenarioFields } from '../../core';
import { BATTLE_WORDS, readBattle } from './scenario-battle';
import { PIECE_CHOICES, PIECE_WORDS, readPiece, UNKNOWN_WORDS, writePiece } from './scenario-pieces';

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
