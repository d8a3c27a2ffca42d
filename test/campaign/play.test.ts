import { expect, test } from 'vitest';
import {
  type BattleReport,
  type CampaignAuthority,
  type CampaignPlay,
  type CampaignRequest,
  campaignIn,
  campaignOf,
  carryOut,
  newSave,
  officerOf,
  openChapter,
  PENINSULA,
  readCampaignSave,
  readPlan,
  stillOpen,
} from '../../src/campaign';
import type { RollQuery } from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';

const world = campaignWorld();
const FRESH: CampaignPlay = {
  save: newSave(readPlan(PENINSULA, world)),
  open: null,
};
const MASTER: CampaignAuthority = { parties: [], gameMaster: true };
const FRENCH: CampaignAuthority = { parties: ['french'], gameMaster: false };
const ALLIES: CampaignAuthority = { parties: ['allies'], gameMaster: false };

/** Rolls these faces, one roll after the other. */
function rolling(...faces: readonly string[]) {
  const left = [...faces];
  const roll = async ({ count }: RollQuery) => left.splice(0, count);
  return { roll, left };
}

const REPORT: BattleReport = {
  winner: 'south',
  banners: { south: 5, north: 2 },
  targets: { south: 5, north: 5 },
  glory: { south: 0, north: 0 },
  leaders: [{ id: 'delaborde', name: 'Delaborde', side: 'north', cause: 'melee' }],
  flags: [],
  present: { south: [], north: [] },
  survivors: [],
};

/** What a request comes to, where it is not refused. */
async function done(play: CampaignPlay, request: CampaignRequest, ...faces: readonly string[]) {
  const { roll, left } = rolling(...faces);
  const outcome = await carryOut(play, request, MASTER, world, roll);
  expect(left, 'dice that were never rolled').toEqual([]);
  if ('refusal' in outcome) throw new Error(outcome.refusal.reason);
  return outcome;
}

/** Why a request is refused; undefined where it is not. */
async function refusalOf(play: CampaignPlay, request: CampaignRequest, authority = MASTER) {
  const outcome = await carryOut(play, request, authority, world, rolling().roll);
  return 'refusal' in outcome ? outcome.refusal.reason : undefined;
}

const begun = () => done(FRESH, { order: { type: 'make-ready' } });
/** Delaborde was killed at Rolica: his side is asked who takes his place. */
const asked = async () => done((await begun()).play, { order: { type: 'settle', report: REPORT } }, '1');

test('an order goes on until somebody has to choose, and from there when he has', async () => {
  const { play, chapter } = await asked();
  expect(chapter).toMatchObject({
    number: 1,
    order: 'settle',
    replies: 1,
    question: { reason: 'officer-name' },
  });
  expect(play.save.record).toHaveLength(1);
  expect(openChapter(play, world)).toEqual(chapter);
  const named = await done(play, { choose: 'Foy' });
  const { play: after } = await done(named.play, { choose: 'cavalry' });
  expect(after.open).toBeNull();
  const { parties, stage, at } = campaignIn(after, world);
  expect([stage, at]).toEqual(['planned', 'vimeiro']);
  expect(officerOf(parties.french?.posts.delaborde)).toMatchObject({ name: 'Foy', leads: 'cavalry' });
});

test('rules that have changed since change nothing that has happened', async () => {
  const named = await done((await asked()).play, { choose: 'Foy' });
  const { play } = await done(named.play, { choose: 'cavalry' });
  // As if the orders had asked for something else: by the rules of today the replies do not fit.
  const record = play.save.record.map((entry) => ({ ...entry, replies: [], rules: 99 }));
  const save = readCampaignSave(JSON.parse(JSON.stringify({ ...play.save, record })), world);
  expect(campaignOf(save, world)).toEqual(campaignIn(play, world));
  const { play: back } = await done({ save, open: null }, { takeBack: true });
  expect(campaignIn(back, world)).toEqual(campaignIn((await begun()).play, world));
  const ofToday = { ...save, record: record.map(({ rules: _, ...entry }) => entry) };
  expect(() => readCampaignSave(ofToday, world)).toThrow('record[1]: order 2, settle: ');
});

test('an order that was begun by other rules is given anew', async () => {
  const { open } = (await asked()).play;
  expect(stillOpen(open)).toBe(open);
  expect(stillOpen(open && { ...open, rules: 99 })).toBeNull();
});

// R001-14.
test('who is wounded misses the next battle, and its eve says so', async () => {
  const { play } = await done((await begun()).play, { order: { type: 'settle', report: REPORT } }, '3', '5');
  const named = await done(play, { choose: 'Foy' });
  const { play: after } = await done(named.play, { choose: 'infantry' });
  const { chapter } = await done(after, { order: { type: 'make-ready' } });
  const misses = { type: 'told', key: 'misses', blanks: { name: 'Delaborde', for: 'Foy' } };
  expect(chapter?.events).toContainEqual(misses);
});

test('a side answers its own questions alone; a GM answers for anybody', async () => {
  const { play } = await asked();
  expect(await refusalOf(play, { choose: 'Foy' }, ALLIES)).toBe('not-your-question');
  expect(await refusalOf(play, { choose: 'Foy' }, FRENCH)).toBeUndefined();
  expect(await refusalOf(play, { choose: 'Foy' }, MASTER)).toBeUndefined();
  expect(await refusalOf(play, { choose: 'Wellesley' }, FRENCH)).toBe('no-such-answer');
  expect(await refusalOf(FRESH, { choose: 'Foy' }, FRENCH)).toBe('no-question-is-open');
});

test('nobody but a GM orders, takes back or puts right', async () => {
  const requests: CampaignRequest[] = [
    { order: { type: 'make-ready' } },
    { takeBack: true },
    { correct: { glory: 9 }, party: 'french' },
  ];
  for (const request of requests) {
    expect(await refusalOf(FRESH, request, FRENCH)).toBe('only-the-game-master');
  }
});

test('an open question comes before everything else but its taking back', async () => {
  const { play } = await asked();
  expect(await refusalOf(play, { order: { type: 'settle', report: REPORT } })).toBe('question-is-open');
  expect(await refusalOf(play, { correct: { glory: 9 }, party: 'french' })).toBe('question-is-open');
  const { play: back } = await done(play, { takeBack: true });
  expect(back).toEqual((await begun()).play);
});

test('what is taken back stays in the record and counts no more', async () => {
  const { play } = await begun();
  const { play: back } = await done(play, { takeBack: true });
  expect(back.save.record).toHaveLength(2);
  expect(campaignIn(back, world)).toEqual(campaignIn(FRESH, world));
  expect(await refusalOf(back, { takeBack: true })).toBe('nothing-to-undo');
  const { play: again } = await done(back, { order: { type: 'make-ready' } });
  expect(campaignIn(again, world)).toEqual(campaignIn(play, world));
});

test('what is put right is written into the chronicle; a party that nobody knows is refused', async () => {
  const { play } = await done(FRESH, { correct: { glory: 3 }, party: 'french' });
  const { parties, chronicle } = campaignIn(play, world);
  expect(parties.french?.glory).toBe(3);
  expect(chronicle.at(-1)).toMatchObject({ key: 'corrected', blanks: { party: 'French' } });
  expect(await refusalOf(FRESH, { correct: { glory: 3 }, party: 'prussians' })).toBe('no-such-party');
});

test('a battle is made ready once, and nothing follows one that has not been fought', async () => {
  const { play } = await begun();
  expect(await refusalOf(play, { order: { type: 'make-ready' } })).toBe('battle-has-begun');
  expect(await refusalOf(FRESH, { order: { type: 'settle', report: REPORT } })).toBe('no-battle-is-fought');
});

test('nothing follows the last battle of a campaign', async () => {
  const report = { ...REPORT, leaders: [] };
  let play = FRESH;
  for (let stage = 'planned'; stage !== 'over'; { stage } = campaignIn(play, world)) {
    const [option] = openChapter(play, world)?.question?.options ?? [];
    const order: CampaignRequest = {
      order: stage === 'planned' ? { type: 'make-ready' } : { type: 'settle', report },
    };
    ({ play } = await done(play, option === undefined ? order : { choose: option }));
  }
  expect(await refusalOf(play, { order: { type: 'make-ready' } })).toBe('campaign-is-over');
});
