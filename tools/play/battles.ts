import type { ArmyBuilding, BattlePlan, Ruleset, Scenario, Side } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon, ccNapoleonArmies, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { ccn, ccnArmies } from '../../src/rulesets/ccn';
import { codeNapoleon, codeNapoleonArmies, codeNapoleonScenarios } from '../../src/rulesets/code-napoleon';
import { corsicanOgre, corsicanOgreArmies } from '../../src/rulesets/corsican-ogre';
import { squares, squaresArmies, squaresScenarios } from '../../src/rulesets/squares';

/**
 * Readings of rallies, rivers and garrisons that are played in battles of their own, apart from the golden battle of
 * the other readings.
 */
const PLAYED_BY_THEMSELVES: readonly string[] = [
  'riverSurcharge',
  'rallyTiming',
  'rallyBy',
  'rallyPaidBy',
  'garrisonAssault',
];

/** A battle of two sample armies of the same size. */
function madeUp(
  { samples, battle }: ArmyBuilding,
  [ours, theirs]: readonly [south: string, north: string],
  attacker: Side | null,
  rating: BattlePlan['rating'],
): Scenario {
  const sampleOf = (id: string) => {
    const sample = samples.find((each) => each.id === id);
    if (!sample) throw new Error(`there is no sample army "${id}"`);
    return sample;
  };
  const [south, north] = [sampleOf(ours), sampleOf(theirs)];
  const { size, points } = attacker === 'south' ? north : south;
  const armies = {
    south: { name: 'South', nation: south.nation ?? 'british', counts: south.counts },
    north: { name: 'North', nation: north.nation ?? 'french', counts: north.counts },
  };
  return battle({ size, points, attacker, rating, armies });
}

/** A battle of one of the source's sample armies against itself. */
const mirrored = (sample: string, attacker: Side | null, rating: BattlePlan['rating']): Scenario =>
  madeUp(ccNapoleonArmies, [sample, sample], attacker, rating);

/** A battle of two nations, with a name that says so. */
const ofNations = (
  building: ArmyBuilding,
  south: string,
  north: string,
  attacker: Side | null,
  rating: BattlePlan['rating'],
): Scenario => ({
  ...madeUp(building, [south, north], attacker, rating),
  id: `made-up-${south}-${north}`,
});

/** Further battles of each game: without cards, with built armies, with other readings. */
const MORE: Readonly<Record<string, readonly Scenario[]>> = {
  [ccNapoleon.id]: [
    ...ccNapoleonScenarios
      .slice(0, 1)
      .map((scenario) => ({ ...scenario, id: 'no-cards', options: { commandCards: false } })),
    mirrored('small-40', null, 'rolled'),
    mirrored('small-50', 'north', 'rolled'),
    mirrored('medium-60', null, 5),
    mirrored('large-80', 'south', 'size'),
    mirrored('large-90', null, 'size'),
    ...(['atOnce', 'lasting'] as const).map((objectives) => ({
      ...withPlaces(),
      id: `objectives-${objectives}`,
      options: { objectives },
    })),
  ],
  [ccn.id]: [
    ofNations(ccnArmies, 'british-small-40', 'french-small-40', null, 'rolled'),
    ofNations(ccnArmies, 'austrian-small-40', 'french-small-50', 'north', 'size'),
    ofNations(ccnArmies, 'prussian-medium-60', 'russian-medium-60', null, 'rolled'),
    ofNations(ccnArmies, 'portuguese-large-80', 'spanish-large-80', 'south', 5),
  ],
  [corsicanOgre.id]: [
    {
      ...ofNations(corsicanOgreArmies, 'french-small-40', 'austrian-small-40', null, 'rolled'),
      id: 'ogre-made-up',
    },
  ],
  [squares.id]: [
    ofNations(squaresArmies, 'french-small-120', 'austrian-small-120', null, 'size'),
    ...squaresScenarios.map((scenario) => ({
      ...scenario,
      id: `${scenario.id}-other-readings`,
      options: otherReadings(squares, (option) => !PLAYED_BY_THEMSELVES.includes(option)),
    })),
    ...squaresScenarios.map((scenario) => ({
      ...scenario,
      id: `${scenario.id}-other-rallies`,
      options: otherReadings(squares, (option) => PLAYED_BY_THEMSELVES.includes(option)),
    })),
  ],
  [codeNapoleon.id]: [
    {
      ...ofNations(codeNapoleonArmies, 'french-small-120', 'austrian-small-120', 'north', 'size'),
      id: 'made-up-divisions',
    },
    ...codeNapoleonScenarios.map((scenario) => ({
      ...scenario,
      id: `${scenario.id}-other-readings`,
      options: otherReadings(codeNapoleon),
    })),
  ],
};

/** Everything random battles are played on: the scenarios and the further battles of every game. */
export const BATTLES: readonly Scenario[] = GAMES.flatMap(({ rules, scenarios }) => [
  ...scenarios,
  ...(MORE[rules.id] ?? []),
]);

/** A game's rules options, each with its last value. */
function otherReadings(
  rules: Ruleset,
  isMeant: (option: string) => boolean = () => true,
): Scenario['options'] {
  const meant = rules.options.filter(({ id }) => isMeant(id));
  return Object.fromEntries(meant.map(({ id, values }) => [id, values.at(-1) ?? null]));
}

/** The first scenario with objectives. */
function withPlaces(): Scenario {
  const scenario = ccNapoleonScenarios.find(({ objectives }) => objectives.length > 0);
  if (!scenario) throw new Error('no scenario has objectives');
  return scenario;
}

/** The rules of a battle, on its board; throws a RangeError for an unknown ruleset. */
export function rulesOf({ ruleset, board }: Scenario): Ruleset {
  const rules = GAMES.find((game) => game.rules.id === ruleset)?.rules;
  if (!rules) throw new RangeError(`there is no ruleset "${ruleset}"`);
  return board ? rules.on(board) : rules;
}
