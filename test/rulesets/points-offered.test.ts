import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';

/** R000-165: points from the source's least to its most, in steps; other games have house values. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  'cc-napoleon': ['40 45 50', '60 65 70', '80 85 90'],
  ccn: ['40 45 50', '60 65 70', '80 85 90'],
  'code-napoleon': ['120 130 140', '180 190 200', '270 285 300'],
  squares: ['120 130 140', '180 190 200', '270 285 300'],
};

test.each(GAMES.flatMap(({ rules, armies }) => (armies ? [[rules.id, armies.sizes] as const] : [])))(
  'points that players can agree on, for small, medium and large battles of %s: R000-165',
  (id, sizes) => {
    const family = id === 'corsican-ogre' ? 'ccn' : id;
    expect(sizes.map(({ points }) => points.join(' '))).toEqual(OFFERED[family]);
  },
);
