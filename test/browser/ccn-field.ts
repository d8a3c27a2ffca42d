import { ccn } from '../../src/rulesets/ccn';
import { DECK } from '../../src/rulesets/ccn/cards/deck';
import { BATTLE_DIE } from '../../src/rulesets/ccn/dice';
import { type Field, type Pieces, untilRevision, useUpDice } from './field';
import { draws, type Hands } from './hands';
import { dice } from './harness';

let count = 0;

/** Lays out a position of the core game with these hands; the Allies have the south and the first turn. */
export async function layOutCcn(field: Field, units: Pieces, hands: Hands): Promise<void> {
  count += 1;
  const { gm } = field.seats;
  await useUpDice(gm);
  await dice(gm.page, ...draws([...hands.south, ...hands.north], [], DECK));
  const id = `core-${count}`;
  const side = (name: string, nation: string, { length }: readonly string[]) => ({
    name,
    nation,
    target: 5,
    rating: length,
  });
  const scenario = {
    id,
    ruleset: ccn.id,
    title: id,
    first: 'south',
    sides: {
      south: side('Allies', 'british', hands.south),
      north: side('French', 'french', hands.north),
    },
    units,
  };
  await field.deploy(scenario, { title: id, pieces: Object.keys(units).length });
  for (const seat of Object.values(field.seats)) await untilRevision(seat, 1);
}

/** Lays faces of the die of the core game ready for the next dice. */
export const ccnFaces = (field: Field, ...faces: readonly string[]): Promise<void> =>
  dice(field.seats.gm.page, ...faces.map((face) => BATTLE_DIE.faces.indexOf(face) + 1));

/** Lays ready the draw of a card from the pile, where others lie elsewhere already. */
export const ccnDraw = (field: Field, card: string, elsewhere: readonly string[]): Promise<void> =>
  dice(field.seats.gm.page, ...draws([card], elsewhere, DECK));
