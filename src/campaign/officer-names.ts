import { SIDES } from '../core';
import { type Campaign, partyOf } from './campaign';
import type { PartyId } from './plan';
import type { CampaignWorld } from './world';

/**
 * Names for a promoted officer: those of the plan that are not used in the party yet; after the last one, numbers
 * follow.
 */
export function freeNames(campaign: Campaign, world: CampaignWorld, party: PartyId): readonly string[] {
  const { name = party, officers = [] } = campaign.plan.parties[party] ?? {};
  const used = new Set([...namesHeld(campaign, party), ...namesOfLeaders(campaign, world, party)]);
  const free = officers.filter((each) => !used.has(each));
  if (free.length > 0) return [...new Set(free)];
  const last = officers.at(-1) ?? name;
  let number = used.size + 1;
  while (used.has(`${last} ${number}`)) number += 1;
  return [`${last} ${number}`];
}

const namesHeld = (campaign: Campaign, party: PartyId): readonly string[] =>
  Object.values(partyOf(campaign, party).posts).flatMap(({ officers }) => officers.map(({ name }) => name));

/** The names of a party's leaders in all battles of the plan, even later ones. */
const namesOfLeaders = ({ plan }: Campaign, world: CampaignWorld, party: PartyId): readonly string[] =>
  plan.battles.flatMap(({ scenario, sides }) => {
    const found = world.scenarioOf(scenario);
    const { pieces } = world.rulesOf(found);
    return [found.units, ...found.arrivals.map(({ units }) => units)].flatMap((setups) =>
      Object.entries(setups).flatMap(([id, { side, type, name = id }]) =>
        SIDES.some((each) => each === side && sides[each] === party) && pieces[type]?.kind === 'leader'
          ? [name]
          : [],
      ),
    );
  });
