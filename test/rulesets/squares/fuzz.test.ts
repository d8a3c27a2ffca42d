import { expect, test } from 'vitest';
import { BATTLES, rulesOf } from '../../../tools/play/battles';
import { fuzzBattle } from '../../../tools/play/fuzz';

const KNOWN = BATTLES.filter(({ ruleset }) => ruleset === 'squares');

/** Battles with the usual readings and with the others; `npm run fuzz -- 500` plays more. */
const PLAYED = KNOWN.filter(({ id }) =>
  ['lauter-crossing', 'lauter-crossing-other-rallies', 'austerlitz-1805-other-readings'].includes(id),
);

test('both battles are known, in all readings', () => {
  expect(KNOWN).toHaveLength(7);
  expect(PLAYED).toHaveLength(3);
});

test.each(PLAYED.map((scenario) => [scenario.id, scenario] as const))(
  'a random battle of %s ends, replays and undoes without a fault',
  (_, scenario) => {
    expect(fuzzBattle(rulesOf(scenario), scenario, 4, 'eager')).toEqual([]);
  },
);
