import type { ScenarioFields } from '../../core';
import { BATTLE_WORDS, readBattleWords } from './battle-data';
import { PIECE_CHOICES, PIECE_WORDS, readPiece } from './scenario-pieces';

/** Scenario fields that every game of the family reads. */
export const FAMILY_FIELDS: ScenarioFields = {
  piece: PIECE_WORDS,
  without: [],
  choices: PIECE_CHOICES,
  readPiece: (type, _, given, place, faults) => readPiece(type, given, place, faults),
  writePiece: ({ strength, formation, traits }) => ({
    ...traits,
    ...(strength !== undefined && { strength }),
    ...(formation !== undefined && { formation }),
  }),
  battle: BATTLE_WORDS,
  readBattle: (_, given, faults) => readBattleWords(given, '', faults),
};
