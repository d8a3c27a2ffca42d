import { expect, test } from 'vitest';
import { deploy, type Unit } from '../../../src/core';
import { corsicanOgre, corsicanOgreScenarios } from '../../../src/rulesets/corsican-ogre';

test.each(corsicanOgreScenarios)('$id: every unit looks at the enemy at first (R002-56)', (scenario) => {
  const { units, reserve } = deploy(corsicanOgre, scenario);
  const waiting = Object.values(reserve).filter((piece): piece is Unit => 'strength' in piece);
  const all = [...Object.values(units), ...waiting];
  expect(all.length).toBeGreaterThan(0);
  const wanted = all.map(({ id, side }) => [id, side === 'south' ? 'n' : 's']);
  expect(all.map(({ id, facing }) => [id, facing])).toEqual(wanted);
});
