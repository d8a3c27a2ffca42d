import type { SampleArmy } from '../../../core';
import { SAMPLES as OF_THE_CORE_GAME, sample } from '../../ccn/armies/samples';

/** Small armies that are even by chits where those of the core game are by its cards: house values (docs/armies.md). */
const OWN: readonly SampleArmy[] = [
  sample(
    'small',
    40,
    'british',
    1,
    { line: 4, light: 1, rifles: 1, 'light-cavalry': 2, 'heavy-cavalry': 1, 'foot-artillery': 1 },
    { 'portuguese-line': 1 },
  ),
  sample('small', 40, 'russian', 2, {
    line: 6,
    light: 1,
    grenadiers: 1,
    'light-cavalry': 1,
    'heavy-cavalry': 1,
    'foot-artillery': 1,
  }),
];

/** The sample armies of the core game, but for some small ones. */
export const SAMPLES: readonly SampleArmy[] = OF_THE_CORE_GAME.map(
  (each) => OWN.find(({ id }) => id === each.id) ?? each,
);
