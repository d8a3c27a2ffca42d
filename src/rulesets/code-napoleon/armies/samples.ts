import type { SampleArmy } from '../../../core';

type Counts = SampleArmy['counts'];

const sample = (nation: string, size: string, points: number, counts: Counts): SampleArmy => ({
  ...{ id: `${nation}-${size}-${points}`, nation, size, points, counts },
  rule: 'house value',
});

/** Sample armies, each using up its points exactly: house values. */
export const SAMPLES: readonly SampleArmy[] = [
  sample('french', 'small', 120, {
    'light-infantry-regular': 1,
    'infantry-veteran': 1,
    'infantry-regular': 4,
    'light-cavalry-regular': 2,
    'foot-artillery-regular': 2,
    'division-general-average': 2,
  }),
];
