import { enemyOf, type Faults, readWhole, type Scenario, type Side } from '../core';
import type { CampaignPlan, Party, PartyId, Region } from './plan';
import { readPlan } from './read-plan';
import type { CampaignWorld } from './world';

/** One battle of a list; everything but the scenario is optional. */
interface ListedBattle {
  /** The id of the scenario. */
  readonly scenario: string;
  /** The party that plays the south; by default the first. */
  readonly south?: PartyId;
  /** The points for winning it; by default 1. */
  readonly points?: number;
  readonly region?: Region;
}

/** The input of `planOfList`: a campaign that plays scenarios one after another. */
interface CampaignList {
  readonly id: string;
  readonly title: string;
  readonly story?: string;
  /** The two parties; by default the sides of the first scenario, as `south` and `north`. */
  readonly parties?: Readonly<Record<PartyId, Party>>;
  readonly battles: readonly ListedBattle[];
}

/**
 * A campaign that plays scenarios in the order of a list, whoever wins them. Throws UnusableData with every fault and
 * its location.
 */
export function planFromList(
  { id, title, story, parties, battles }: CampaignList,
  world: CampaignWorld,
): CampaignPlan {
  const scenarios = readWhole('the list', (faults) =>
    battles.flatMap(
      ({ scenario }, index) => found(world, scenario, `battles[${index}].scenario`, faults) ?? [],
    ),
  );
  const both = parties ?? partiesOf(scenarios[0]);
  const [one = '', other = ''] = Object.keys(both);
  const ids = numbered(battles.map(({ scenario }) => scenario));
  return readPlan(
    {
      ...{ id, title, setting: scenarios[0] ? world.settingOf(scenarios[0]) : 'napoleonic', parties: both },
      ...(story !== undefined && { story }),
      battles: battles.map(({ scenario, south = one, points = 1, region = 'elsewhere' }, index) => ({
        ...{ id: ids[index], scenario, points, region },
        sides: { south, north: south === one ? other : one },
        next: ids[index + 1] ?? null,
      })),
    },
    world,
  );
}

function found(world: CampaignWorld, id: string, place: string, faults: Faults): Scenario | undefined {
  try {
    return world.scenarioOf(id);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    faults.add(place, `there is no scenario "${id}"`);
    return undefined;
  }
}

/** The names, with a number added to repeated ones: a scenario may be fought twice. */
const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before === 0 ? name : `${name}-${before + 1}`;
  });

const partyOf = (scenario: Scenario | undefined, side: Side): Party => ({
  name: scenario?.sides[side].name ?? side,
  nation: scenario?.sides[side].nation ?? '',
  officers: [],
});

const partiesOf = (scenario: Scenario | undefined) => ({
  south: partyOf(scenario, 'south'),
  north: partyOf(scenario, enemyOf('south')),
});
