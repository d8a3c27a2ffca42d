import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type CampaignSave,
  campaignOf,
  newCampaign,
  newSave,
  PENINSULA,
  planFromList,
  readCampaignSave,
  readPlan,
} from '../../src/campaign';
import { actionsOf, UnusableData } from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { ccnScenarios } from '../../src/rulesets/ccn';
import { playRandomCampaign } from '../../tools/play/random-campaign';

const world = campaignWorld();
const plan = readPlan(PENINSULA, world);

/** What is wrong with a campaign from outside. */
function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof UnusableData) return error.faults;
    throw error;
  }
  return [];
}

test('the campaign of ours is a chain that can be played to both ends', () => {
  expect(plan.battles.map(({ id }) => id)).toEqual(['rolica', 'vimeiro', 'corunna']);
  expect(plan.battles[1]?.next).toEqual({ allies: 'corunna', french: null, draw: 'corunna' });
});

test('whole campaigns are played by chance without a fault, and each is the same again from its record', () => {
  for (const seed of [1, 2, 3]) expect(playRandomCampaign(plan, world, seed).faults).toEqual([]);
});

test.each([
  [{ ...PENINSULA, colour: 'red' }, /colour/],
  [{ ...PENINSULA, parties: { allies: PENINSULA.parties.allies } }, /parties: expected two, got 1/],
  [{ ...PENINSULA, first: 'talavera' }, /first/],
  [
    { ...PENINSULA, battles: [{ ...PENINSULA.battles[0], scenario: 'ccn-talavera' }] },
    /battles\[0\]\.scenario: there is no scenario "ccn-talavera"/,
  ],
  [
    { ...PENINSULA, battles: [{ ...PENINSULA.battles[0], next: 'rolica' }] },
    /battles\[0\]\.next\.allies: "rolica" must come later in the list/,
  ],
  [
    { ...PENINSULA, battles: [{ ...PENINSULA.battles[0], sides: { south: 'french', north: 'french' } }] },
    /battles\[0\]\.sides: "french" can't play both/,
  ],
])('a slip of the pen in a campaign is told by its place: %#', (data, fault) => {
  expect(faultsOf(() => readPlan(data, world)).join('\n')).toMatch(fault);
});

test('a record that does not lead on is told by the line where it stops', () => {
  const { record } = playRandomCampaign(plan, world, 4);
  const save: CampaignSave = { ...newSave(plan), record };
  expect(readCampaignSave(JSON.parse(JSON.stringify(save)), world)).toEqual(save);
  const twice = { ...save, record: [record[0], record[0]] };
  expect(faultsOf(() => readCampaignSave(twice, world))).toEqual([
    'record[1]: order 2, make-ready: the campaign does not allow it: battle-has-begun; only the campaign writes a record: use the file as it was saved, or only the lines before this one',
  ]);
  expect(faultsOf(() => readCampaignSave({ ...save, version: 7 }, world)).join()).toMatch(/version/);
});

test('a campaign saved before, with undone lines and corrections, leads to the same end', () => {
  const text = readFileSync('test/fixtures/campaigns/peninsula.undone.1.json', 'utf8');
  const save = readCampaignSave(JSON.parse(text).campaign, world);
  expect(save.record).toHaveLength(11);
  const { stage, at, parties, chronicle } = campaignOf(save, world);
  expect([stage, at, chronicle.length]).toEqual(['over', 'vimeiro', 11]);
  expect(parties.allies).toMatchObject({
    glory: 0,
    points: 2,
    prisoners: ['Foy'],
    heroes: [{ unit: 'a11' }],
  });
  expect(parties.french).toMatchObject({ glory: 3, points: 2, prisoners: [], heroes: [{ unit: 'f4' }] });
  expect(actionsOf(save.record)).toHaveLength(5);
});

test('scenarios in a row make a campaign, and a GM may set right what became of it', () => {
  const made = planFromList(
    { id: 'mine', title: 'Mine', battles: ccnScenarios.slice(0, 2).map(({ id }) => ({ scenario: id })) },
    world,
  );
  const corrected = { corrected: { glory: 4, points: 2 }, party: 'south' };
  const save = readCampaignSave({ version: 1, plan: made, record: [corrected] }, world);
  expect(campaignOf(save, world).parties.south).toMatchObject({ glory: 4, points: 2 });
  expect(newCampaign(made).parties.south?.glory).toBe(0);
  const unknown = { ...corrected, party: 'nobody' };
  expect(faultsOf(() => readCampaignSave({ version: 1, plan: made, record: [unknown] }, world))).toHaveLength(
    1,
  );
});
