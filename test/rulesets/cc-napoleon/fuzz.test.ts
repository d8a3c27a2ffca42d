import { expect, test } from 'vitest';
import { ccNapoleon, ccNapoleonScenarios } from '../../../src/rulesets/cc-napoleon';
import { fuzzBattle } from '../../../tools/play/fuzz';

// A few battles on every run; `npm run fuzz -- 500` plays as many as one likes.
test.each(ccNapoleonScenarios.map((scenario) => [scenario.id, scenario] as const))(
  'random battles of %s end, replay and undo without a fault',
  (_, scenario) => {
    const faults = [1, 2, 3, 4].flatMap((seed) => fuzzBattle(ccNapoleon, scenario, seed));
    expect(faults).toEqual([]);
  },
  60_000,
);
