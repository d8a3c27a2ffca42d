import { expect, test } from 'vitest';
import { ccNapoleon } from '../../../src/rulesets/cc-napoleon';
import { BATTLES } from '../../../tools/play/battles';
import { fuzzBattle } from '../../../tools/play/fuzz';

/** Battles of every kind with seeds that make them short; `npm run fuzz -- 500` plays as many as one likes. */
const PLAYED: Readonly<Record<string, number>> = {
  'rolica-1808': 6,
  'corunna-1809': 8,
  'quatre-bras-1815': 8,
  'waterloo-1815': 1,
  'two-villages': 4,
  'no-cards': 1,
  'made-up-small-40': 7,
  'made-up-small-50': 2,
  'made-up-large-80': 7,
};

test.each(Object.entries(PLAYED))(
  'a random battle of %s ends, replays and undoes without a fault',
  (id, seed) => {
    const scenario = BATTLES.find((each) => each.id === id);
    if (!scenario) throw new Error(`there is no battle "${id}"`);
    expect(fuzzBattle(ccNapoleon, scenario, seed)).toEqual([]);
  },
);
