import type { Grid, SpaceId } from '../board';
import { type Faults, items, type TopicForms, text } from '../data';

/** The roads of a battle, over any terrain: each as its spaces from end to end. */
export type Roads = readonly (readonly SpaceId[])[];

/** The description of the field. */
export const ROADS_FORM: TopicForms = { roads: { topic: 'board', form: { is: 'roads' } } };

/** Reads roads: each space is next to the one before it. */
export function readRoads(grid: Grid, data: unknown, place: string, faults: Faults): Roads {
  return items(data, place, faults).map((road, index) => {
    const where = `${place}[${index}]`;
    const spaces = items(road, where, faults).map((space) => text(space, where, faults));
    for (const [at, space] of spaces.entries()) {
      if (!grid.has(space)) faults.add(where, `there is no ${grid.kind} ${space}`);
      else if (at > 0 && !grid.neighbours(space).includes(spaces[at - 1] ?? ''))
        faults.add(where, `${space} is not adjacent to ${spaces[at - 1]}`);
    }
    return spaces;
  });
}
