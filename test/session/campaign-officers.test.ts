// Officers who command a party of a campaign: they answer once, in the window that decides, and stop at every change.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type CampaignPlay, newSave, PENINSULA, readPlan } from '../../src/campaign';
import type { RollQuery } from '../../src/core';
import { type AnswerBetween, CampaignDesk } from '../../src/foundry/campaign/campaign-desk';
import { CampaignHost } from '../../src/foundry/campaign/campaign-host';
import { CampaignStore } from '../../src/foundry/campaign/campaign-store';
import { campaignWorld, questionBetween, scenarioOfAGame } from '../../src/rulesets/campaign-world';
import { WorkerThinker } from '../../src/thinking';
import { collection, makeWorld, type World } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const world = campaignWorld();
const plan = readPlan(PENINSULA, world);
/** The Allies have counters to spend, and are asked how many they pay for stragglers. */
const PLAY: CampaignPlay = {
  save: { ...newSave(plan), record: [{ corrected: { glory: 4 }, party: 'allies' }] },
  open: { order: { type: 'make-ready' }, replies: [] },
};
const PATIENCE = { timeout: 60_000 };

/** Answers by hand: each question waits until it is answered. */
function byHand() {
  const asked: { level: string; answer: (option: string) => void; fail: (error: Error) => void }[] = [];
  const stop = vi.fn();
  const answerBetween = vi.fn((_: unknown, level: string) => ({
    choice: new Promise<string>((answer, fail) => asked.push({ level, answer, fail })),
    stop,
  }));
  return { asked, stop, answerBetween };
}

/** A campaign whose Allies an officer commands, in a world with a GM and a player. */
function campaignField(seats: object = { allies: 'officer:captain', french: 'french' }) {
  const system = {
    campaign: JSON.stringify(PLAY.save),
    open: JSON.stringify(PLAY.open),
    scenarios: '[]',
    seats: JSON.stringify(seats),
    revision: 3,
  };
  let told: World | undefined;
  const update = vi.fn(async (changes: { system?: object }) => {
    Object.assign(system, changes.system);
    told?.call('updateJournalEntryPage', page);
    return page;
  });
  const page = { id: 'page', name: 'The Peninsula', type: 'pas-de-charge.campaign', system, update };
  const entry = { id: 'entry', pages: collection(page) };
  const user = (id: string) => ({ id, name: id, isGM: false, isActiveGM: false });
  told = makeWorld({
    ...{ journal: collection(entry), combats: collection(), paused: false },
    users: collection({ ...user('gm'), isGM: true, isActiveGM: true }, user('allied'), user('french')),
  });
  const { call, told: notices } = told;
  /** A window of the GM, new in the world. */
  const client = (thinker: { readonly answerBetween: AnswerBetween }, isHere = () => true) => {
    const store = new CampaignStore({ worldOf: campaignWorld, readScenario: scenarioOfAGame }, () => {
      throw new Error('there is no battle');
    });
    const roll = async ({ count }: RollQuery) => Array<string>(count).fill('sabers');
    const ports = { isHere, layOut: vi.fn(), recordOf: vi.fn(), roll, tell: vi.fn(), strikeOut: vi.fn() };
    const host = new CampaignHost(store, { ...ports, onChange: () => undefined });
    const answerBetween: AnswerBetween = (...asked) => thinker.answerBetween(...asked);
    const desk = new CampaignDesk(store, host, {
      isHere,
      answerBetween,
      pace: () => ({ order: 0, answer: 0 }),
    });
    Hooks.on('updateJournalEntryPage', () => desk.look());
    const ask = (request: object, by = 'gm') =>
      host.answer({ page: 'entry.page', revision: system.revision, request }, by);
    desk.look();
    return { desk, ask, store, layOut: ports.layOut };
  };
  const openNow = () => JSON.parse(system.open) as CampaignPlay['open'];
  return { system, update, client, openNow, call, notices };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

test('an officer answers everything that its party is asked', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { client, system } = campaignField();
  const { store, layOut } = client(new WorkerThinker({ rulesets: [], questionBetween }, 'nowhere.js'));
  // The sabres of each die let the party that paid choose a unit; then there are counters left for militia.
  await vi.waitFor(() => expect(system.open).toBe('null'), PATIENCE);
  expect(system.revision).toBeGreaterThan(4);
  expect(store.find('entry.page')?.campaign.stage).toBe('battle');
  // The officer commands in the battle as well.
  const seats = { south: 'officer:captain', north: 'french' };
  await vi.waitFor(() => expect(layOut.mock.calls[0]?.[2]).toEqual(seats), PATIENCE);
});

test('nobody else answers for its party, not even the GM, who has to take it back first', async () => {
  const { client, system } = campaignField();
  const { asked, stop, answerBetween } = byHand();
  const { ask } = client({ answerBetween });
  expect(asked).toMatchObject([{ level: 'captain' }]);
  for (const user of ['gm', 'french', 'allied'])
    expect(await ask({ choose: '0' }, user)).toMatchObject({ refusal: { reason: expect.any(String) } });
  expect(await ask({ choose: '0' })).toMatchObject({ refusal: { reason: 'officer-commands' } });
  expect(await ask({ seat: '', party: 'allies' })).toEqual({ refusal: null });
  expect(stop).toHaveBeenCalledOnce();
  // An answer that was on its way comes too late.
  asked[0]?.answer('2');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(system.revision).toBe(3);
  expect(await ask({ choose: '0' })).toEqual({ refusal: null });
});

test('undo stops it at once', async () => {
  const { client, openNow, system } = campaignField();
  const { asked, stop, answerBetween } = byHand();
  const { ask } = client({ answerBetween });
  expect(await ask({ takeBack: true })).toEqual({ refusal: null });
  expect(stop).toHaveBeenCalledOnce();
  asked[0]?.answer('2');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(openNow()).toBeNull();
  expect(system.revision).toBe(4);
});

test('after a reload it goes on once, and two windows answer once', async () => {
  const { client, openNow, system } = campaignField();
  const [one, other] = [byHand(), byHand()];
  client(one);
  client(other);
  expect(other.asked).toHaveLength(1);
  other.asked[0]?.answer('1');
  await vi.waitFor(() => expect(system.revision).toBe(4));
  one.asked[0]?.answer('2');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(system.revision).toBe(4);
  expect(openNow()?.replies[0]).toEqual({ kind: 'chose', option: '1' });
});

test('a window that does not decide leaves it alone, and a paused game waits', () => {
  const { client, call } = campaignField();
  const passive = byHand();
  client(passive, () => false);
  expect(passive.asked).toEqual([]);
  Object.assign(game, { paused: true });
  const { asked, answerBetween } = byHand();
  client({ answerBetween });
  expect(asked).toEqual([]);
  Object.assign(game, { paused: false });
  call('updateJournalEntryPage');
  expect(asked).toHaveLength(1);
});

describe('an officer that fails', () => {
  test.each<[string, (asked: ReturnType<typeof byHand>['asked']) => void]>([
    ['by an error', (asked) => asked[0]?.fail(new Error('no idea'))],
    ['by an answer that is none', (asked) => asked[0]?.answer('17')],
  ])('%s gives the party to the GM, who is told', async (_, fails) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { client, system, notices } = campaignField();
    const { asked, answerBetween } = byHand();
    client({ answerBetween });
    fails(asked);
    await vi.waitFor(() => expect(JSON.parse(system.seats)).toEqual({ allies: '', french: 'french' }));
    expect(notices).toEqual([expect.stringContaining('Allies')]);
    expect(system.revision).toBe(3);
  });
});

test('it is given what is public, and nothing that the record of a battle hides', () => {
  const [one, other] = ['forward', 'rally'].map((card) => {
    const { client } = campaignField();
    const entry = game.journal.contents[0];
    const flags = { 'pas-de-charge': { campaign: { page: 'entry.page', battle: 'rolica' } } };
    const hidden = { hands: { south: [card], north: [card] }, dice: card };
    const record = { id: 'record', flags, pages: collection({ id: 'hand', type: 'text', system: hidden }) };
    const system = { journal: 'record', actions: 9, state: '{"winner":"south"}' };
    const combat = { id: 'battle', type: 'pas-de-charge.battle', scene: null, system };
    Object.assign(game, { journal: collection(entry as never, record), combats: collection(combat) });
    const { answerBetween } = byHand();
    const { store } = client({ answerBetween });
    expect(store.open()[0]?.placed).toMatchObject({ rolica: { combat: 'battle' } });
    return answerBetween.mock.calls.map(([asked]) => asked);
  });
  expect(one).toHaveLength(1);
  expect(one).toEqual(other);
});

test('a seat of a level that nobody knows belongs to the GM', () => {
  const { client } = campaignField({ allies: 'officer:emperor' });
  const { asked, answerBetween } = byHand();
  const { store } = client({ answerBetween });
  expect(asked).toEqual([]);
  expect(store.open()[0]).toMatchObject({ seats: { allies: '', french: '' }, own: ['allies', 'french'] });
});
