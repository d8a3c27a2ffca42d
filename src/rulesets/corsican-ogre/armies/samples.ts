import type { SampleArmy } from '../../../core';
import { SAMPLES as OF_THE_CORE_GAME, sample } from '../../ccn/armies/samples';

/** A small British army by which chits are as even as cards are by that of the core game: house values (docs/armies.md). */
const BRITISH = sample(
  'small',
  40,
  'british',
  1,
  { line: 4, light: 1, rifles: 1, 'light-cavalry': 2, 'heavy-cavalry': 1, 'foot-artillery': 1 },
  { 'portuguese-line': 1 },
);

/** The sample armies of the core game, but for a small British one. */
export const SAMPLES: readonly SampleArmy[] = OF_THE_CORE_GAME.map((each) =>
  each.id === BRITISH.id ? BRITISH : each,
);
