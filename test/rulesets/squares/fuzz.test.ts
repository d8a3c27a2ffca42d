import { expect, test } from 'vitest';
import { BATTLES, rulesOf } from '../../../tools/play/battles';
import { fuzzBattle } from '../../../tools/play/fuzz';

const KNOWN = BATTLES.filter(({ ruleset }) => ruleset === 'squares');

/** One battle with the usual readings and one with all others; `npm run fuzz -- 500` plays more. */
const PLAYED = KNOWN.filter(({ id }) => ['lauter-crossing', 'austerlitz-1805-other-readings'].includes(id));

test('both battles are known, in both readings', () => {
  expect(KNOWN).toHaveLength(4);
  expect(PLAYED).toHaveLength(2);
});

test.each(PLAYED.map((scenario) => [scenario.id, scenario] as const))(
  'a random battle of %s ends, replays and undoes without a fault',
  (_, scenario) => {
    expect(fuzzBattle(rulesOf(scenario), scenario, 4, 'eager')).toEqual([]);
  },
  60_000,
);
