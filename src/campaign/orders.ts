import { IllegalReply, type Open, type Run } from '../core';
import { settleBattle } from './after-battle';
import { prepareBattle } from './before-battle';
import type { Campaign } from './campaign';
import { CampaignContext, type CampaignProcedure } from './context';
import { afterEvent, type CampaignEvent, isLasting, type LastingEvent, type PartyCorrection } from './event';
import { type PartyId, plannedBattle } from './plan';
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
export type CampaignRun = Run<Campaign, CampaignEvent>;

/** Starts an order and stops at its first question; throws CampaignRefusal if it can't be given. */
export function startOrder(campaign: Campaign, order: CampaignOrder, world: CampaignWorld): CampaignRun {
  const fault = campaignFault(campaign, order);
  if (fault) throw new CampaignRefusal(fault);
  const c = new CampaignContext(campaign);
  const procedure: CampaignProcedure =
    order.type === 'make-ready' ? prepareBattle(c, world) : settleBattle(c, world, order.report);
  let step = procedure.next({ kind: 'chose', option: '' });
  return {
    get state() {
      return c.campaign;
    },
    get events() {
      return c.events;
    },
    get query() {
      return step.done ? undefined : step.value;
    },
    reply(reply) {
      if (step.done) throw new IllegalReply('the order is finished: it asks nothing more');
      step = procedure.next(reply);
    },
  };
}

/** The version of the rules: raised when an order that was carried out before would now lead elsewhere. */
export const CAMPAIGN_RULES = 1;

/** An order of a campaign with its replies so far, and the version of the rules; older data has none. */
export type OpenCampaignOrder = Open<CampaignOrder> & { readonly rules?: number };

/** An order that was carried out, and the events that it led to; older data has none. */
export type FinishedOrder = OpenCampaignOrder & { readonly events?: readonly LastingEvent[] };

/** An order that has been carried out, as a record keeps it. */
export const finished = (open: OpenCampaignOrder, events: readonly CampaignEvent[]): FinishedOrder => ({
  ...open,
  rules: CAMPAIGN_RULES,
  events: events.filter(isLasting),
});

export type CampaignAction = FinishedOrder | { readonly corrected: PartyCorrection; readonly party: PartyId };

/** One line of the record of a campaign: an action, or an undo with the number of actions that still count. */
export type CampaignEntry = CampaignAction | { readonly undoneTo: number };

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

/** The campaign after one line of a record. */
export function afterAction(campaign: Campaign, action: CampaignAction, world: CampaignWorld): Campaign {
  if ('corrected' in action) return correctedCampaign(campaign, action.party, action.corrected);
  const { rules = CAMPAIGN_RULES, events } = action;
  if (rules !== CAMPAIGN_RULES && events) return afterEvents(campaign, action.order, events);
  const { state, query } = carryOn(campaign, action, world);
  if (query) throw new RangeError(`the recorded ${action.order.type} lacks the reply to ${query.reason}`);
  return state;
}

/** The campaign after an order that was carried out by other rules: what happened then stays. */
function afterEvents(campaign: Campaign, order: CampaignOrder, events: readonly LastingEvent[]): Campaign {
  const fault = campaignFault(campaign, order);
  if (fault) throw new CampaignRefusal(fault);
  const after = events.reduce(afterEvent, campaign);
  // Throws for a battle that the plan does not have.
  plannedBattle(after.plan, after.at);
  return after;
}

/** The campaign after a GM's correction. */
function correctedCampaign(campaign: Campaign, party: PartyId, change: PartyCorrection): Campaign {
  const c = new CampaignContext(campaign);
  c.tell({ type: 'corrected', party, change });
  c.chronicle('corrected', { party: campaign.plan.parties[party]?.name ?? party });
  return c.campaign;
}
