// Whole battles between officers, in slices.
import { expect, test } from 'vitest';
import { thoughtOut, trialBattle } from '../../src/ai';
import { deploy } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';

const side = (name: string) => ({ name, nation: 'british', target: 1, rating: 4 });
const start = deploy(ccNapoleon, {
  ...{ id: 'test', ruleset: ccNapoleon.id, title: '', briefing: '', source: '', first: 'south' },
  sides: { south: side('British'), north: side('French') },
  terrain: {},
  units: {
    b: { side: 'south', type: 'elite-infantry', at: '5:5' },
    x: { side: 'north', type: 'infantry', at: '4:5' },
  },
  ...{ objectives: [], arrivals: [], options: { commandCards: false } },
});

test('a trial battle is fought to its end in slices, the same again by its seed, and others by other seeds', () => {
  const thinking = trialBattle(ccNapoleon, start, 'recruit', 3);
  let slices = 0;
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) slices += 1;
  const { end, orders } = step.value;
  expect(end.winner).not.toBeNull();
  expect(slices).toBeGreaterThanOrEqual(orders);
  expect(thoughtOut(trialBattle(ccNapoleon, start, 'recruit', 3))).toEqual(step.value);
  const ends = [4, 5, 6, 7].map((seed) =>
    JSON.stringify(thoughtOut(trialBattle(ccNapoleon, start, 'recruit', seed))),
  );
  expect(new Set(ends).size).toBeGreaterThan(1);
});
