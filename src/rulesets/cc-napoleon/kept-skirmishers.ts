import { items, type KeptData, noOthers, text } from '../../core';

/** Checks what this game keeps of a battle in a file: of the battle nothing, of a unit its skirmishers. */
export const KEPT: KeptData = {
  battle: (data, _, place, faults) => noOthers(data, [], place, faults),
  unit(data, place, faults) {
    noOthers(data, ['screen', 'stands'], place, faults);
    const { screen, stands } = data;
    if (screen !== undefined && screen !== null) text(screen, `${place}.screen`, faults);
    for (const [index, parent] of items(stands, `${place}.stands`, faults).entries()) {
      text(parent, `${place}.stands[${index}]`, faults);
    }
  },
};
