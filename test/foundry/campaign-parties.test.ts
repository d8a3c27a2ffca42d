import { expect, test } from 'vitest';
import { newCampaign, PENINSULA, partyOf, readPlan } from '../../src/campaign';
import type { PieceSetup } from '../../src/core';
import { partiesContext } from '../../src/foundry/applications/campaign/campaign-parties';
import type { UserCampaign } from '../../src/foundry/battle/campaign-port';
import type { Texts } from '../../src/foundry/texts';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { ENGLISH } from './english';

const TEXTS: Texts = { localize: (key, blanks = {}) => ENGLISH.format(key, blanks), has: ENGLISH.has };
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
  const [party] = partiesContext(view as unknown as UserCampaign, viewer, {
    localize: (key) => key,
    has: () => true,
  });
  return party?.uses ?? [];
}

test('R001-57 CCN-3 the sheet of a campaign offers Ordenança beside Portuguese units, not beside a leader alone', () => {
  const ordenanza = 'PDC.campaign.use.ordenanza';
  const portuguese = { side: 'south', nation: 'portuguese', at: '8:6' } as const;
  expect(usesWith({ p: { ...portuguese, type: 'portuguese-line' } })).toContain(ordenanza);
  expect(usesWith({ p: { ...portuguese, type: 'leader' } })).not.toContain(ordenanza);
});

test('R001-25 AMB-001-12 a new officer orders two linked units, or by Corsican Ogre commands up to 2 hexes away', () => {
  const begun = newCampaign(plan);
  const viewer = { isGameMaster: false, users: [], nameOfUser: (user: string) => user };
  const officersIn = (campaign: typeof begun, game: string) => {
    const rulesOf: typeof world.rulesOf = (scenario) => ({ ...world.rulesOf(scenario), id: game });
    const view = { campaign, world: { ...world, rulesOf }, seats: {}, own: [] };
    return partiesContext(view as unknown as UserCampaign, viewer, TEXTS)[0]?.officers ?? [];
  };
  const id = officersIn(begun, 'ccn')[0]?.post ?? '';
  const hill = { id: 'hill', name: 'Hill', condition: 'fit', standing: 'new', leads: null } as const;
  const allies = { ...partyOf(begun, 'allies'), posts: { [id]: { officers: [hill] } } };
  const later = { ...begun, parties: { ...begun.parties, allies } };
  expect(officersIn(later, 'ccn')[0]?.remarks).toBe('newly promoted: may order at most two linked units');
  expect(officersIn(later, 'corsican-ogre')[0]?.remarks).toBe(
    'newly promoted: commands only units within 2 hexes',
  );
});
