import { beforeEach, expect, test, vi } from 'vitest';
import {
  type BattleReport,
  type CampaignPlay,
  campaignIn,
  carryOut,
  newSave,
  openChapter,
  PENINSULA,
  readPlan,
} from '../../src/campaign';
import type { Reply } from '../../src/core';
import { registerCampaigns } from '../../src/foundry/campaign';
import { CampaignHost } from '../../src/foundry/campaign/campaign-host';
import { campaignWorld, scenarioOfAGame } from '../../src/rulesets/campaign-world';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const world = campaignWorld();
const FRESH: CampaignPlay = {
  save: newSave(readPlan(PENINSULA, world)),
  open: null,
};
const REVISION = 3;

beforeEach(() => {
  makeWorld({ journal: collection(), combats: collection() });
});

/** A campaign on the GM's client, with its battle, if that has been set up. */
function campaignOn(play: CampaignPlay, battle?: { readonly isOver: boolean; readonly isBegun: boolean }) {
  const campaign = campaignIn(play, world);
  const page = { system: { revision: REVISION }, update: vi.fn() };
  const read = {
    ...{ world, campaign, play, save: play.save, open: openChapter(play, world), page: 'entry.page' },
    ...{ revision: REVISION, seats: { french: 'gm' }, placed: battle ? { [campaign.at]: battle } : {} },
  };
  const store = { page: (key: string) => (key === 'entry.page' ? page : undefined), read: () => read };
  const ports = { isHere: vi.fn(() => true), layOut: vi.fn(), recordOf: vi.fn(), roll: vi.fn() };
  const host = new CampaignHost(store as never, ports as never);
  const answer = (wish: object, key = 'entry.page') =>
    host.answer({ page: key, revision: REVISION, request: wish }, 'gm');
  return { page, ports, answer };
}

/** What the GM's client answers to the GM's wish about a campaign. */
const asked =
  (play: CampaignPlay, wish: object, battle?: Parameters<typeof campaignOn>[1]) => (key?: string) =>
    campaignOn(play, battle).answer(wish, key);

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

const LOST = { side: 'north', cause: 'melee' } as const;
const REPORT: BattleReport = {
  winner: 'south',
  banners: { south: 5, north: 2 },
  targets: { south: 5, north: 5 },
  glory: { south: 0, north: 0 },
  leaders: [
    { ...LOST, id: 'delaborde', name: 'Delaborde' },
    { ...LOST, id: 'brenier', name: 'Brenier' },
  ],
  flags: [],
  present: { south: [], north: [] },
  survivors: [],
};

test.each([
  ['another client has written', 'campaign-has-moved-on'],
  ['another client decides', 'another-game-master'],
])('nothing is written where %s while the dice roll', async (what, reason) => {
  const { save } = await ready();
  const replies: Reply[] = [
    { kind: 'rolled', faces: ['1'] },
    { kind: 'chose', option: 'Foy' },
  ];
  const play: CampaignPlay = { save, open: { order: { type: 'settle', report: REPORT }, replies } };
  const { page, ports, answer } = campaignOn(play, { isOver: true, isBegun: true });
  // The fate of the second leader is rolled for when the first has a successor.
  ports.roll.mockImplementation(async () => {
    if (what === 'another client decides') ports.isHere.mockReturnValue(false);
    else page.system.revision += 1;
    return ['1'];
  });
  expect(await answer({ choose: 'cavalry' })).toMatchObject({ refusal: { reason } });
  expect(ports.roll).toHaveBeenCalledOnce();
  expect(page.update).not.toHaveBeenCalled();
});

test('a player is told that no GM is here to decide about a campaign', async () => {
  vi.stubGlobal('CONFIG', { queries: {} });
  const port = registerCampaigns({ worldOf: () => world, readScenario: scenarioOfAGame }, {
    recordOf: vi.fn(),
    onChange: vi.fn(),
  } as never);
  Object.assign(game.users, { activeGM: null });
  expect(await port.ask('entry.page', REVISION, { makeReady: true })).toMatchObject({
    reason: 'no-game-master',
  });
});
