// Officers who command a party of a campaign: what they answer between its battles.
import { expect, test } from 'vitest';
import { answeringBetween, OFFICER_LEVELS, type OfficerLevel, thoughtOut } from '../../src/ai';
import {
  type BattleReport,
  betweenBattles,
  type CampaignEntry,
  type CampaignOrder,
  type CampaignPlan,
  newSave,
  PENINSULA,
  planFromList,
  readPlan,
} from '../../src/campaign';
import type { Reply } from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { playRandomCampaign } from '../../tools/play/random-campaign';
import { randomPlan } from '../../tools/play/random-plan';

const world = campaignWorld();
const peninsula = readPlan(PENINSULA, world);
const MAKE_READY: CampaignOrder = { type: 'make-ready' };

test.each([
  ['recruit', true, 3],
  ['captain', false, 6],
] as const)('a whole campaign of officers is played without a fault: %s', (level, fight, seed) => {
  const { faults, end } = playRandomCampaign(randomPlan(seed, world), world, seed, { level, fight });
  expect(faults).toEqual([]);
  expect(end.stage).toBe('over');
});

const counters = (party: string, glory: number): CampaignEntry => ({ party, corrected: { glory } });
const chose = (option: string): Reply => ({ kind: 'chose', option });
const rolled = (...faces: readonly string[]): Reply => ({ kind: 'rolled', faces });

/** What an officer answers where an order of a campaign has come so far. */
function answerOf(
  level: OfficerLevel,
  order: CampaignOrder,
  replies: readonly Reply[],
  record: readonly CampaignEntry[] = [],
  plan: CampaignPlan = peninsula,
  seed = 1,
): string {
  const question = betweenBattles({ save: { ...newSave(plan), record }, open: { order, replies } }, world);
  if (!question) throw new Error('nothing is asked');
  const answer = thoughtOut(answeringBetween(question, level, seed));
  expect(question.options).toContain(answer);
  return answer;
}

test('the same question and seed give the same answer', () => {
  const ask = () => answerOf('recruit', MAKE_READY, [], [counters('allies', 4), counters('french', 3)]);
  expect(ask()).toBe(ask());
});

test.each(OFFICER_LEVELS)('a unit of militia is worth its counter: %s', (level) => {
  expect(answerOf(level, MAKE_READY, [], [counters('allies', 1)])).not.toBe('none');
});

test('a party with many counters pays for stragglers what it is allowed', () => {
  expect(answerOf('captain', MAKE_READY, [], [counters('french', 6)])).toBe('3');
});

test('sabres strike a heroic unit of the enemy', () => {
  const hero = { unit: 'f1', name: '', type: 'french-line', since: 'rolica' };
  const units = world.scenarioOf('ccn-rolica-1808').units;
  for (const id of ['f1', 'f2']) {
    const { name = id } = units[id] ?? {};
    const heroes = { party: 'french', corrected: { heroes: [{ ...hero, unit: id, name }] } };
    const record = [counters('allies', 2), heroes];
    expect(answerOf('recruit', MAKE_READY, [chose('1'), rolled('sabers')], record)).toBe(id);
  }
});

const survivor = (id: string, plan: CampaignPlan): BattleReport['survivors'][number] => {
  const {
    name = id,
    type = '',
    side = 'south',
  } = world.scenarioOf(plan.battles[0]?.scenario ?? '').units[id] ?? {};
  return { ...{ id, name, type, side, arm: 'infantry' }, carriesFlag: true, losses: 0, kills: 0 };
};

/** A victory of the south, in which these units survived and these leaders of the north fell. */
const victory = (
  survivors: BattleReport['survivors'],
  leaders: BattleReport['leaders'] = [],
): CampaignOrder => ({
  type: 'settle',
  report: {
    winner: 'south',
    banners: { south: 5, north: 2 },
    targets: { south: 5, north: 5 },
    glory: { south: 0, north: 0 },
    leaders,
    flags: [],
    present: { south: survivors.map(({ name }) => name), north: [] },
    survivors,
  },
});

const BEGUN: CampaignEntry = { order: MAKE_READY, replies: [] };

test('a new leader is given the arm of most units', () => {
  const lost = { id: 'delaborde', name: 'Delaborde', side: 'north', cause: 'melee' } as const;
  const replies = [rolled('1'), chose('Foy')];
  expect(answerOf('captain', victory([], [lost]), replies, [BEGUN])).toBe('infantry');
});

/** Rolica, and then other battles, one after the other. */
const chain = (...later: readonly string[]): CampaignPlan =>
  planFromList(
    { id: 'chain', title: 'Chain', battles: ['ccn-rolica-1808', ...later].map((scenario) => ({ scenario })) },
    world,
  );

/** A unit of the south at Rolica that fights at Vimeiro again, and one that does not. */
const [later, gone] = [true, false].map((isLater) => {
  const names = Object.values(world.scenarioOf('ccn-vimeiro-1808').units).map(({ name }) => name);
  const found = Object.entries(world.scenarioOf('ccn-rolica-1808').units).find(
    ([id, { side, type, name = id }]) =>
      side === 'south' && type !== 'leader' && names.includes(name) === isLater,
  );
  return survivor(found?.[0] ?? '', chain());
});
if (!later || !gone) throw new Error('there are no such units');

test('a unit that is not in the next battle is not made heroic, and after the last battle none is', () => {
  const plan = chain('ccn-vimeiro-1808');
  expect(answerOf('captain', victory([gone, later]), [], [BEGUN], plan)).toBe(later.id);
  expect(answerOf('captain', victory([gone]), [], [BEGUN], plan)).toBe('none');
  expect(answerOf('captain', victory([gone, later]), [], [BEGUN], chain())).toBe('none');
});

test('a Marshal also sees the battle after the next one', () => {
  const plan = chain('ccn-vimeiro-1808', 'ccn-rolica-1808');
  expect(answerOf('captain', victory([gone]), [], [BEGUN], plan)).toBe('none');
  expect(answerOf('marshal', victory([gone]), [], [BEGUN], plan)).toBe(gone.id);
});
