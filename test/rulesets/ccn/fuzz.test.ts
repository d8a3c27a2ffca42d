import { expect, test } from 'vitest';
import { BATTLES, rulesOf } from '../../../tools/play/battles';
import { fuzzBattle } from '../../../tools/play/fuzz';

const PLAYED = BATTLES.filter(({ ruleset }) => ruleset === 'ccn' || ruleset === 'corsican-ogre');

test('every layout is fought by both games', () => {
  const scenarios = PLAYED.map(({ id }) => id).filter((id) => /^(ccn|ogre)-(?!.*made-up)/.test(id));
  expect(scenarios).toHaveLength(14);
});

test.each(
  PLAYED.filter(({ id }) => /plain|rolica|corunna|made-up/.test(id)).map((scenario, index) => [
    scenario.id,
    scenario,
    index,
  ]),
)('a random battle of %s ends, replays and undoes without a fault', (_, scenario, index) => {
  const manner = Number(index) % 2 === 0 ? 'eager' : 'any';
  expect(fuzzBattle(rulesOf(scenario), scenario, 4, manner)).toEqual([]);
});
