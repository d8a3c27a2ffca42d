import {
  battleReport,
  battleScenario,
  type Campaign,
  type CampaignEntry,
  type CampaignEvent,
  type CampaignOrder,
  type CampaignPlan,
  type CampaignWorld,
  campaignOf,
  newCampaign,
  officerOf,
  plannedBattle,
  readCampaignSave,
  startOrder,
} from '../../src/campaign';
import { type Reply, type Stream, seededReply, seededStream } from '../../src/core';
import { playRandomBattle } from './random-battle';

/** A campaign that was played by chance to its end. */
export interface RandomCampaign {
  readonly record: readonly CampaignEntry[];
  readonly end: Campaign;
  /** What is wrong with it; none if all is well. */
  readonly faults: readonly string[];
}

/** Dice of a campaign beside those of its battles. */
const DICE: Readonly<Record<string, readonly string[]>> = {
  d6: ['1', '2', '3', '4', '5', '6'],
  'ccn-die': ['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'sabers'],
  'ancient-die': ['red', 'blue', 'green', 'leader', 'flag', 'sabers'],
};

/** Plays a whole campaign, battles and all, with every choice left to chance, and looks at it from all sides. */
export function playRandomCampaign(plan: CampaignPlan, world: CampaignWorld, seed: number): RandomCampaign {
  const stream = seededStream(seed);
  const record: CampaignEntry[] = [];
  const faults: string[] = [];
  let campaign = newCampaign(plan);
  const order = (given: CampaignOrder): void => {
    const before = campaign;
    const { replies, events, after } = carryOut(campaign, given, world, stream);
    record.push({ order: given, replies });
    campaign = after;
    faults.push(...countersFaults(before, after, events), ...postFaults(after));
  };
  while (campaign.stage !== 'over') {
    order({ type: 'make-ready' });
    const scenario = battleScenario(campaign, world);
    const rules = world.rulesOf(scenario);
    const { start, actions } = playRandomBattle(rules, scenario, stream.below(1 << 30), undefined, 'eager');
    order({ type: 'settle', report: battleReport(rules, world, start, actions) });
  }
  return { record, end: campaign, faults: [...faults, ...replayFaults(plan, record, campaign, world)] };
}

function carryOut(campaign: Campaign, order: CampaignOrder, world: CampaignWorld, stream: Stream) {
  const { scenario } = plannedBattle(campaign.plan, campaign.at);
  const rules = world.rulesOf(world.scenarioOf(scenario));
  const chance = seededReply(rules, stream);
  const run = startOrder(campaign, order, world);
  const replies: Reply[] = [];
  for (let { query } = run; query; query = run.query) {
    const faces = query.kind === 'roll' ? DICE[query.die] : undefined;
    const reply: Reply =
      faces && query.kind === 'roll'
        ? {
            kind: 'rolled',
            faces: Array.from({ length: query.count }, () => faces[stream.below(faces.length)] ?? ''),
          }
        : chance(query);
    replies.push(reply);
    run.reply(reply);
  }
  return { replies, events: run.events, after: run.campaign };
}

/** R001-43: every counter that is there has been gained, and every one that is gone was spent. */
function countersFaults(
  before: Campaign,
  after: Campaign,
  events: readonly CampaignEvent[],
): readonly string[] {
  return Object.keys(after.parties).flatMap((party) => {
    const changes = events.flatMap((event) =>
      event.type === 'glory-changed' && event.party === party ? event.by : [],
    );
    const expected = changes.reduce((sum, by) => sum + by, before.parties[party]?.glory ?? 0);
    const found = after.parties[party]?.glory ?? 0;
    return found === expected && found >= 0 ? [] : [`${party} has ${found} counters, not ${expected}`];
  });
}

/** R001-17, R001-18: every post is held by somebody who can hold it, or will be again after one battle. */
const postFaults = ({ parties }: Campaign): readonly string[] =>
  Object.values(parties).flatMap(({ posts }) =>
    Object.entries(posts).flatMap(([post, all]) => {
      const condition = officerOf(all)?.condition;
      return condition === 'fit' || condition === 'carriage'
        ? []
        : [`${post} is held by nobody: ${condition}`];
    }),
  );

/** The record leads to the same end again, through JSON as well, and without its last line to where it was before. */
function replayFaults(
  plan: CampaignPlan,
  record: readonly CampaignEntry[],
  end: Campaign,
  world: CampaignWorld,
): readonly string[] {
  const save = { version: 1 as const, plan, record };
  const again = campaignOf(readCampaignSave(JSON.parse(JSON.stringify(save)), world), world);
  const undone = campaignOf({ ...save, record: [...record, { undoneTo: record.length - 1 }] }, world);
  const before = campaignOf({ ...save, record: record.slice(0, -1) }, world);
  return [
    ...(isSame(again, end) ? [] : ['played again it ends otherwise']),
    ...(isSame(undone, before) ? [] : ['undone it is not what it was']),
  ];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
