import { answeringBetween, type OfficerLevel, officer, thoughtOut, viewOf } from '../../src/ai';
import {
  battleReport,
  battleScenario,
  betweenBattles,
  CAMPAIGN_DICE,
  type Campaign,
  type CampaignEntry,
  type CampaignEvent,
  type CampaignOrder,
  type CampaignPlan,
  type CampaignPlay,
  type CampaignSave,
  type CampaignWorld,
  campaignOf,
  finished,
  newCampaign,
  newSave,
  plannedBattle,
  readCampaignSave,
  startOrder,
} from '../../src/campaign';
import {
  type Action,
  type Order,
  type Reply,
  type Ruleset,
  type Scenario,
  SIDES,
  type Side,
  type State,
  type Stream,
  seededReply,
  seededStream,
} from '../../src/core';
import { eveFaults, officerFaults, settlingFaults } from './campaign-accounts';
import {
  type Commanding,
  playBattle,
  playRandomBattle,
  type RandomBattle,
  type Watch,
} from './random-battle';

/** A campaign played at random to its end. */
export interface RandomCampaign {
  readonly record: readonly CampaignEntry[];
  readonly end: Campaign;
  /** The faults found in it; none if all is well. */
  readonly faults: readonly string[];
}

/** A version of the rules by which no order was ever carried out. */
const NO_RULES = 999;

/** The faces of a campaign die. */
const facesOf = (id: string) => CAMPAIGN_DICE.find((die) => die.id === id)?.faces;

/** The officers of a campaign played without a human: they answer its questions, and fight its battles or not. */
export interface Led {
  readonly level: OfficerLevel;
  readonly fight: boolean;
}

/**
 * Plays a whole campaign with its battles, making every choice at random unless officers make it, and checks it in every
 * respect.
 */
export function playRandomCampaign(
  plan: CampaignPlan,
  world: CampaignWorld,
  seed: number,
  led?: Led,
): RandomCampaign {
  const stream = seededStream(seed);
  const record: CampaignEntry[] = [];
  const faults: string[] = [];
  let campaign = newCampaign(plan);
  const order = (given: CampaignOrder): Told => {
    const before = campaign;
    const { replies, events, after } = carryOut({ ...newSave(plan), record }, given, world, stream, led);
    record.push(finished({ order: given, replies }, events));
    campaign = after;
    faults.push(...countersFaults(before, after, events), ...officerFaults(before, after));
    return { before, events };
  };
  while (campaign.stage !== 'over') {
    const eve = order({ type: 'make-ready' });
    const scenario = battleScenario(campaign, world);
    faults.push(...eveFaults(eve.before, campaign, eve.events, scenario));
    const rules = world.rulesOf(scenario);
    const spent = { south: 0, north: 0 };
    const count = (state: State, action: Action, was: State): void => {
      for (const side of SIDES) spent[side] += spentBy(side, action, was, state);
    };
    const battle = led?.fight
      ? playOfficersBattle(rules, scenario, stream.below(1 << 30), led.level, count)
      : playRandomBattle(rules, scenario, stream.below(1 << 30), count, 'eager');
    const report = battleReport(rules, world, battle.start, battle.actions);
    const { before } = order({ type: 'settle', report });
    faults.push(...settlingFaults(before, report, campaign, { ...battle, rules, scenario, spent }));
  }
  return { record, end: campaign, faults: [...faults, ...replayFaults(plan, record, campaign, world)] };
}

interface Told {
  readonly before: Campaign;
  readonly events: readonly CampaignEvent[];
}

/** Orders that cost a counter. */
const COSTLY = ['glory-rally', 'glory-leadership'];

/** The counters an order costs a side, by the order itself; R001-56: hunting guerrillas is no order, and costs one. */
function spentBy(side: Side, action: Action, { extra }: State, after: State): number {
  if (!('order' in action)) return 0;
  if (COSTLY.includes(action.order.type)) return action.order.side === side ? 1 : 0;
  const gloryIn = (data: State['extra']) => Number(Object(data.glory)[side] ?? 0);
  return extra.region === 'spain' && gloryIn(after.extra) < gloryIn(extra) ? 1 : 0;
}

function carryOut(
  save: CampaignSave,
  order: CampaignOrder,
  world: CampaignWorld,
  stream: Stream,
  led: Led | undefined,
) {
  const campaign = campaignOf(save, world);
  const { scenario } = plannedBattle(campaign.plan, campaign.at);
  const rules = world.rulesOf(world.scenarioOf(scenario));
  const chance = seededReply(rules, stream);
  const run = startOrder(campaign, order, world);
  const replies: Reply[] = [];
  for (let { query } = run; query; query = run.query) {
    const faces = query.kind === 'roll' ? facesOf(query.die) : undefined;
    const reply: Reply =
      faces && query.kind === 'roll'
        ? {
            kind: 'rolled',
            faces: Array.from({ length: query.count }, () => faces[stream.below(faces.length)] ?? ''),
          }
        : led && query.kind === 'ask'
          ? replyOfOfficer({ save, open: { order, replies } }, world, stream, led)
          : chance(query);
    replies.push(reply);
    run.reply(reply);
  }
  return { replies, events: run.events, after: run.state };
}

function replyOfOfficer(play: CampaignPlay, world: CampaignWorld, stream: Stream, { level }: Led): Reply {
  const question = betweenBattles(play, world);
  if (!question) throw new Error('the question is not seen by the officer who is asked');
  return { kind: 'chose', option: thoughtOut(answeringBetween(question, level, stream.below(1 << 30))) };
}

/** A battle of officers; an order that is not legal is a fault. */
function playOfficersBattle(
  rules: Ruleset,
  scenario: Scenario,
  seed: number,
  level: OfficerLevel,
  watch: Watch,
): RandomBattle {
  const stream = seededStream(seed);
  const chance = seededReply(rules, stream);
  const own = officer(rules, level, seed);
  const order = (state: State): Order => {
    const given = rules.opening(state) ?? own.choose(viewOf(rules, state, state.turn.side));
    const refused = rules.refusal(state, given);
    if (refused) throw new Error(`${JSON.stringify(given)}: ${refused.reason}`);
    return given;
  };
  const reply: Commanding['reply'] = (query, before, open) =>
    query.kind === 'ask'
      ? { kind: 'chose', option: own.answer(viewOf(rules, before, query.side, open), query.options) }
      : chance(query);
  return playBattle(rules, scenario, { order, reply }, watch);
}

/** R001-43: checks that every counter a side has was gained, and every missing one was spent. */
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

/**
 * Checks that the record leads to the same end again, also through JSON and by what happened alone, and without its last
 * line to the state before.
 */
function replayFaults(
  plan: CampaignPlan,
  record: readonly CampaignEntry[],
  end: Campaign,
  world: CampaignWorld,
): readonly string[] {
  const save = { ...newSave(plan), record };
  const again = campaignOf(readCampaignSave(JSON.parse(JSON.stringify(save)), world), world);
  const byOtherRules = record.map((entry) => ('order' in entry ? { ...entry, rules: NO_RULES } : entry));
  const kept = readCampaignSave(JSON.parse(JSON.stringify({ ...save, record: byOtherRules })), world);
  const undone = campaignOf({ ...save, record: [...record, { undoneTo: record.length - 1 }] }, world);
  const before = campaignOf({ ...save, record: record.slice(0, -1) }, world);
  return [
    ...(isSame(again, end) ? [] : ['played again it ends otherwise']),
    ...(isSame(campaignOf(kept, world), end) ? [] : ['what happened leads elsewhere than its orders']),
    ...(isSame(undone, before) ? [] : ['undone it is not what it was']),
  ];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
