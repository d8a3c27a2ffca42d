import { expect, test } from 'vitest';
import { newCampaign, PENINSULA, readPlan } from '../../src/campaign';
import type { PieceSetup } from '../../src/core';
import { partiesContext } from '../../src/foundry/applications/campaign/campaign-parties';
import type { UserCampaign } from '../../src/foundry/battle/campaign-port';
import { campaignWorld } from '../../src/rulesets/campaign-world';

const world = campaignWorld();
const plan = readPlan(PENINSULA, world);

/** What the Allies are told that their counter is good for, the Portuguese of Rolica being these. */
function usesWith(portuguese: Readonly<Record<string, PieceSetup>>): readonly string[] {
  const begun = newCampaign(plan);
  const allies = { ...begun.parties.allies, glory: 1 };
  const campaign = { ...begun, parties: { ...begun.parties, allies } };
  const scenarioOf: typeof world.scenarioOf = (id) => {
    const scenario = world.scenarioOf(id);
    const others = Object.entries(scenario.units).filter(([, { nation }]) => nation !== 'portuguese');
    return { ...scenario, units: { ...Object.fromEntries(others), ...portuguese } };
  };
  const view = { campaign, world: { ...world, scenarioOf }, seats: {}, own: [] };
  const viewer = { isGameMaster: false, users: [], nameOfUser: (id: string) => id };
  const [party] = partiesContext(view as unknown as UserCampaign, viewer, (key) => key);
  return party?.uses ?? [];
}

test('R001-57 CCN-3 the sheet of a campaign offers Ordenança beside Portuguese units, not beside a leader alone', () => {
  const ordenanza = 'PDC.campaign.use.ordenanza';
  const portuguese = { side: 'south', nation: 'portuguese', at: '8:6' } as const;
  expect(usesWith({ p: { ...portuguese, type: 'portuguese-line' } })).toContain(ordenanza);
  expect(usesWith({ p: { ...portuguese, type: 'leader' } })).not.toContain(ordenanza);
});
