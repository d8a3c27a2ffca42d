import type { SampleArmy } from '../../../core';

type Counts = SampleArmy['counts'];

const sample = (nation: string, size: string, points: number, counts: Counts): SampleArmy => ({
  ...{ id: `${nation}-${size}-${points}`, nation, size, points, counts },
  rule: 'house value',
});

/** Sample armies, each using up its points exactly: house values. */
export const SAMPLES: readonly SampleArmy[] = [
  sample('french', 'small', 120, {
    'infantry-2-3': 1,
    'infantry-3-2': 4,
    'light-cavalry-3': 1,
    'medium-cavalry-3': 1,
    'foot-artillery': 1,
    'horse-artillery': 1,
    'general-good': 2,
  }),
];
