import { SIDES } from '../core';
import { type Campaign, partyOf } from './campaign';
import type { PartyId } from './plan';
import type { CampaignWorld } from './world';

/** Names for somebody who is promoted: those of the plan that nobody of the party has; when all are used, numbers follow. */
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

/** Whoever leads for a party in any battle of the plan: he may still be to come. */
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
