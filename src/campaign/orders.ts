import type { Query, Reply } from '../core';
import { settleBattle } from './after-battle';
import { prepareBattle } from './before-battle';
import type { Campaign } from './campaign';
import { CampaignContext, type CampaignProcedure } from './context';
import type { CampaignEvent, PartyCorrection } from './event';
import type { PartyId } from './plan';
import type { BattleReport } from './report';
import type { CampaignWorld } from './world';

/** An order of a campaign: to prepare the next battle, or to settle the consequences of one. */
export type CampaignOrder =
  | { readonly type: 'make-ready' }
  | { readonly type: 'settle'; readonly report: BattleReport };

/** The reason why an order can't be given now, as the key of a text; undefined if it can. */
function campaignFault({ stage }: Campaign, { type }: CampaignOrder): string | undefined {
  if (stage === 'over') return 'campaign-is-over';
  if (type === 'make-ready') return stage === 'planned' ? undefined : 'battle-has-begun';
  return stage === 'battle' ? undefined : 'no-battle-is-fought';
}

/** Thrown for an order that can't be given now. */
export class CampaignRefusal extends Error {
  constructor(readonly reason: string) {
    super(`the campaign does not allow it: ${reason}`);
  }
}

/** An open order of a campaign: its state, its events so far, and the question that it waits for. */
export interface CampaignRun {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  readonly query: Query | undefined;
  /** Passes the reply to the open query; throws WrongReply if it does not fit. */
  reply(reply: Reply): void;
}

/** Starts an order and stops at its first question; throws CampaignRefusal if it can't be given. */
export function startOrder(campaign: Campaign, order: CampaignOrder, world: CampaignWorld): CampaignRun {
  const fault = campaignFault(campaign, order);
  if (fault) throw new CampaignRefusal(fault);
  const c = new CampaignContext(campaign);
  const procedure: CampaignProcedure =
    order.type === 'make-ready' ? prepareBattle(c, world) : settleBattle(c, world, order.report);
  let step = procedure.next({ kind: 'chose', option: '' });
  return {
    get campaign() {
      return c.campaign;
    },
    get events() {
      return c.events;
    },
    get query() {
      return step.done ? undefined : step.value;
    },
    reply(reply) {
      if (step.done) throw new RangeError('the order is finished: no question is open');
      step = procedure.next(reply);
    },
  };
}

/** One line of the record of a campaign; lines are never removed. */
export type CampaignEntry =
  | { readonly order: CampaignOrder; readonly replies: readonly Reply[] }
  | { readonly corrected: PartyCorrection; readonly party: PartyId }
  /** The number of lines that still count after an undo. */
  | { readonly undoneTo: number };

export type CampaignAction = Exclude<CampaignEntry, { readonly undoneTo: number }>;

/** An order that waits for an answer, with the replies so far. */
export interface OpenCampaignOrder {
  readonly order: CampaignOrder;
  readonly replies: readonly Reply[];
}

/** Starts an open order again and passes it the replies so far. */
export function carryOn(
  campaign: Campaign,
  { order, replies }: OpenCampaignOrder,
  world: CampaignWorld,
): CampaignRun {
  const run = startOrder(campaign, order, world);
  for (const reply of replies) run.reply(reply);
  return run;
}

/** The lines of a record that still count, oldest first. */
export function countingEntries(record: readonly CampaignEntry[]): readonly CampaignAction[] {
  let actions: CampaignAction[] = [];
  for (const entry of record) {
    if ('undoneTo' in entry) actions = actions.slice(0, entry.undoneTo);
    else actions.push(entry);
  }
  return actions;
}

/** The campaign after a record, replayed from its start. */
export function replayCampaign(
  from: Campaign,
  record: readonly CampaignEntry[],
  world: CampaignWorld,
): Campaign {
  return countingEntries(record).reduce((campaign, action) => afterAction(campaign, action, world), from);
}

/** The campaign after one line of a record. */
export const afterAction = (campaign: Campaign, action: CampaignAction, world: CampaignWorld): Campaign =>
  'corrected' in action
    ? correctedCampaign(campaign, action.party, action.corrected)
    : settled(campaign, action.order, action.replies, world);

function settled(
  campaign: Campaign,
  order: CampaignOrder,
  replies: readonly Reply[],
  world: CampaignWorld,
): Campaign {
  const run = carryOn(campaign, { order, replies }, world);
  if (run.query) throw new RangeError(`the recorded ${order.type} lacks the reply to ${run.query.reason}`);
  return run.campaign;
}

/** The campaign after a GM's correction. */
function correctedCampaign(campaign: Campaign, party: PartyId, change: PartyCorrection): Campaign {
  const c = new CampaignContext(campaign);
  c.tell({ type: 'corrected', party, change });
  c.chronicle('corrected', { party: campaign.plan.parties[party]?.name ?? party });
  return c.campaign;
}
