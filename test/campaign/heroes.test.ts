import { expect, test } from 'vitest';
import { type BattleReport, type Campaign, newCampaign, planFromList, startOrder } from '../../src/campaign';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { ccnScenarios } from '../../src/rulesets/ccn';

const world = campaignWorld();

const survivor = (name: string, losses: number): BattleReport['survivors'][number] => ({
  ...{ id: 'a1', name, type: 'british-line', side: 'south', arm: 'infantry' },
  ...{ carriesFlag: true, losses, kills: 0 },
});

const report = (present: readonly string[], survivors: BattleReport['survivors']): BattleReport => ({
  winner: null,
  banners: { south: 0, north: 0 },
  targets: { south: 5, north: 5 },
  glory: { south: 0, north: 0 },
  leaders: [],
  flags: [],
  present: { south: present, north: [] },
  survivors,
});

// R001-47: scenarios number their units anew; the name of a regiment stays.
test('a regiment that loses its name for bravery takes it from no other that had the same number', () => {
  const begun = newCampaign(
    planFromList(
      { id: 'mine', title: 'Mine', battles: ccnScenarios.slice(0, 2).map(({ id }) => ({ scenario: id })) },
      world,
    ),
  );
  const hero = (name: string, since: string) => ({ unit: 'a1', name, type: 'british-line', since });
  const south = { ...begun.parties.south, heroes: [hero('50th Foot', 'one'), hero('5th Foot', 'two')] };
  const campaign = { ...begun, stage: 'battle', parties: { ...begun.parties, south } } as Campaign;
  const settle = startOrder(
    campaign,
    { type: 'settle', report: report(['5th Foot'], [survivor('5th Foot', 1)]) },
    world,
  );
  expect(settle.state.parties.south?.heroes.map(({ name }) => name)).toEqual(['50th Foot']);
});
