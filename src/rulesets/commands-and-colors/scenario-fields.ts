import type { ScenarioFields } from '../../core';
import { BATTLE_FORMS, readBattleWords } from './battle-data';
import { formsOf, PIECE_WORDS, readPiece } from './scenario-pieces';

/** Scenario fields that every game of the family reads. */
export const FAMILY_FIELDS: ScenarioFields = {
  piece: PIECE_WORDS,
  without: [],
  formsOf,
  readPiece: (type, _, given, place, faults) => readPiece(type, given, place, faults),
  writePiece: ({ strength, formation, traits }) => ({
    ...traits,
    ...(strength !== undefined && { strength }),
    ...(formation !== undefined && { formation }),
  }),
  battle: BATTLE_FORMS,
  readBattle: (grid, given, faults) => readBattleWords(grid, given, '', faults),
};
