import { beforeEach, expect, test, vi } from 'vitest';
import {
  type CampaignPlay,
  campaignIn,
  carryOut,
  openChapter,
  PENINSULA,
  readPlan,
} from '../../src/campaign';
import { registerCampaigns } from '../../src/foundry/campaign';
import { CampaignHost } from '../../src/foundry/campaign/campaign-host';
import { campaignWorld, scenarioOfAGame } from '../../src/rulesets/campaign-world';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const world = campaignWorld();
const FRESH: CampaignPlay = {
  save: { version: 1, plan: readPlan(PENINSULA, world), record: [] },
  open: null,
};
const REVISION = 3;

beforeEach(() => {
  makeWorld({ journal: collection(), combats: collection() });
});

/** What the GM's client answers to the GM's wish about a campaign, and about its battle, if that has been set up. */
function asked(
  play: CampaignPlay,
  wish: object,
  battle?: { readonly isOver: boolean; readonly isBegun: boolean },
) {
  const campaign = campaignIn(play, world);
  const page = { system: { revision: REVISION, open: JSON.stringify(play.open) } };
  const read = {
    ...{ world, campaign, save: play.save, open: openChapter(play, world), page: 'entry.page' },
    ...{ seats: { french: 'gm' }, placed: battle ? { [campaign.at]: battle } : {} },
  };
  const store = { page: (key: string) => (key === 'entry.page' ? page : undefined), read: () => read };
  const ports = { isHere: () => true, layOut: vi.fn(), recordOf: vi.fn(), roll: vi.fn() };
  const host = new CampaignHost(store as never, ports as never);
  return (key = 'entry.page') => host.answer({ page: key, revision: REVISION, request: wish }, 'gm');
}

/** The first battle of the campaign, made ready. */
async function ready(): Promise<CampaignPlay> {
  const authority = { parties: [], gameMaster: true };
  const outcome = await carryOut(FRESH, { order: { type: 'make-ready' } }, authority, world, async () => []);
  if ('refusal' in outcome) throw new Error(outcome.refusal.reason);
  return outcome.play;
}

test('a campaign that has been deleted is named as the reason', async () => {
  expect(await asked(FRESH, { makeReady: true })('entry.gone')).toMatchObject({
    refusal: { reason: 'no-such-campaign' },
  });
});

test.each([
  ['settled before it is over', { settle: true }, { isOver: false, isBegun: true }, 'battle-is-not-over'],
  ['taken back once it is begun', { takeBack: true }, { isOver: false, isBegun: true }, 'battle-is-begun'],
  ['set up twice', { layOut: true }, { isOver: false, isBegun: false }, 'battle-is-laid-out'],
])('a battle is not %s', async (_, wish, battle, reason) => {
  expect(await asked(await ready(), wish, battle)()).toMatchObject({ refusal: { reason } });
});

test('a fault of the program is told, and nothing is written', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  // The record of the battle can't be read: the port that gives it fails.
  const answer = asked(await ready(), { settle: true }, { isOver: true, isBegun: true });
  expect(await answer()).toMatchObject({
    refusal: { reason: 'campaign-not-carried-out', about: { fault: expect.any(String) } },
  });
});

test('a player is told that no GM is here to decide about a campaign', async () => {
  vi.stubGlobal('CONFIG', { queries: {} });
  const port = registerCampaigns({ worldOf: () => world, readScenario: scenarioOfAGame }, {
    recordOf: vi.fn(),
  } as never);
  Object.assign(game.users, { activeGM: null });
  expect(await port.ask('entry.page', REVISION, { makeReady: true })).toMatchObject({
    reason: 'no-game-master',
  });
});
