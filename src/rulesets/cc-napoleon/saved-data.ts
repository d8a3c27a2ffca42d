import { items, noOthers, type SavedData, text } from '../../core';
import { checkSavedData, FAMILY_NAMES, readBattleWords } from '../commands-and-colors/battle-data';

/** Checks this game's own data in a saved battle: the family's data of the battle, and the skirmishers of each unit. */
export const SAVED_DATA: SavedData = {
  battle(data, { pieces, grid }, place, faults) {
    noOthers(data, FAMILY_NAMES, place, faults);
    readBattleWords(grid, data, place, faults);
    checkSavedData(data, pieces, place, faults);
  },
  unit(data, place, faults) {
    noOthers(data, ['screen', 'stands'], place, faults);
    const { screen, stands } = data;
    if (screen !== undefined && screen !== null) text(screen, `${place}.screen`, faults);
    for (const [index, parent] of items(stands, `${place}.stands`, faults).entries()) {
      text(parent, `${place}.stands[${index}]`, faults);
    }
  },
};
