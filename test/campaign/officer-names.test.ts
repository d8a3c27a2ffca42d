import { expect, test } from 'vitest';
import {
  type Campaign,
  type CampaignOrder,
  newCampaign,
  partyOf,
  planFromList,
  startOrder,
} from '../../src/campaign';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { ccnScenarios } from '../../src/rulesets/ccn';

const world = campaignWorld();
const made = planFromList(
  {
    ...{ id: 'mine', title: 'Mine' },
    battles: ccnScenarios.flatMap(({ id }) => (/rolica|vimeiro/.test(id) ? [{ scenario: id }] : [])),
  },
  world,
);

/** A drawn battle in which leaders of the south were lost; each dies on a 1, and the first name is chosen. */
function afterLosing(campaign: Campaign, posts: readonly string[], die: string): Campaign {
  const leaders = posts.map((id) => ({ id, name: id, side: 'south' as const, cause: 'other' as const }));
  const order: CampaignOrder = {
    type: 'settle',
    report: {
      ...{ winner: null, leaders, flags: [], survivors: [], present: { south: [], north: [] } },
      banners: { south: 0, north: 0 },
      targets: { south: 5, north: 5 },
      glory: { south: 0, north: 0 },
    },
  };
  const run = startOrder({ ...campaign, stage: 'battle' }, order, world);
  for (let { query } = run; query; query = run.query) {
    run.reply(
      query.kind === 'ask'
        ? { kind: 'chose', option: query.options[0] ?? '' }
        : { kind: 'rolled', faces: [die] },
    );
  }
  return run.state;
}

const namesIn = (campaign: Campaign): readonly string[] =>
  Object.values(partyOf(campaign, 'south').posts).flatMap(({ officers }) => officers.map(({ name }) => name));

test('nobody is promoted under the name of a leader who is still to come', () => {
  const { parties } = made;
  const officers = ['Fane', 'Hill', 'Hill'];
  const plan = { ...made, parties: { ...parties, south: { name: 'Allies', nation: 'british', officers } } };
  expect(namesIn(afterLosing(newCampaign(plan), ['trant'], '1'))).toEqual(['trant', 'Hill']);
});

test('where names run out, no two officers have the same number', () => {
  const first = afterLosing(newCampaign(made), ['trant', 'ferguson', 'wellesley'], '1');
  // Whoever stands in goes again, and leaves his number behind him.
  const again = afterLosing({ ...first, at: made.first }, ['trant', 'ferguson'], '3');
  const names = namesIn(afterLosing({ ...again, at: made.first }, ['wellesley', 'trant'], '1'));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(6);
});
