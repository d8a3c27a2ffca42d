import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { type Field, type Pieces, useUpDice } from './field';
import { dice } from './harness';

let count = 0;

/** Chits of each side. */
const CHITS = 3;

/**
 * Lays out a position of Corsican Ogre; the dice given are those of the start of the first turn: two for a tactical
 * event, and the number of the chit that is drawn, those of the Allies in the south first.
 */
export async function layOutOgre(field: Field, units: Pieces, ...start: readonly number[]): Promise<void> {
  count += 1;
  const { gm } = field.seats;
  await useUpDice(gm);
  await dice(gm.page, ...start);
  const id = `ogre-${count}`;
  const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: CHITS });
  const scenario = {
    id,
    ruleset: corsicanOgre.id,
    title: id,
    first: 'south',
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    units,
  };
  await field.deploy(scenario, { title: id, pieces: Object.keys(units).length });
}
