import { expect, test } from 'vitest';
import { battleScenario, type Campaign, newCampaign, planFromList } from '../../src/campaign';
import { campaignWorld } from '../../src/rulesets/campaign-world';

const world = campaignWorld();

// R001-10, R001-17, R001-47: what became of somebody in an earlier battle holds for those too who come late to this one.
test('whoever comes late to a battle comes as the campaign has made him', () => {
  const plan = planFromList(
    { id: 'mine', title: 'Mine', battles: [{ scenario: 'ccn-quatre-bras-1815' }] },
    world,
  );
  const begun = newCampaign(plan);
  const officer = { condition: 'dead', standing: 'original', leads: null } as const;
  const next = { condition: 'fit', standing: 'new', leads: 'cavalry' } as const;
  const north = {
    ...begun.parties.north,
    posts: {
      kellermann: {
        officers: [
          { id: 'kellermann', name: 'Kellermann', ...officer },
          { id: 'kellermann-2', name: 'Guiton', ...next },
        ],
      },
    },
    heroes: [{ unit: 'f18', name: '11th Cuirassiers', type: 'french-cuirassiers', since: 'earlier' }],
  };
  const campaign = { ...begun, parties: { ...begun.parties, north } } as Campaign;
  const coming = Object.assign({}, ...battleScenario(campaign, world).arrivals.map(({ units }) => units));
  expect(coming.kellermann).toMatchObject({ name: 'Guiton', traits: { reach: 2, leads: 'cavalry' } });
  expect(coming.f18.traits).toEqual({ heroic: true });
});
