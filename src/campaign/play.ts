import { type AskQuery, actionsOf, IllegalReply, type Refusal, type Reply, type RollQuery } from '../core';
import type { Campaign } from './campaign';
import type { CampaignEvent, PartyCorrection } from './event';
import {
  CAMPAIGN_RULES,
  type CampaignEntry,
  type CampaignOrder,
  CampaignRefusal,
  type CampaignRun,
  carryOn,
  finished,
  type OpenCampaignOrder,
} from './orders';
import { type PartyId, plannedBattle } from './plan';
import { type CampaignSave, campaignOf } from './save';
import type { CampaignWorld } from './world';

/** A campaign in play: its record, and the order with an open question. */
export interface CampaignPlay {
  readonly save: CampaignSave;
  readonly open: OpenCampaignOrder | null;
}

/** A request to a campaign. */
export type CampaignRequest =
  | { readonly order: CampaignOrder }
  | { readonly choose: string }
  /** Undoes the last step: an open order, else the latest line of the record that counts. */
  | { readonly takeBack: true }
  | { readonly correct: PartyCorrection; readonly party: PartyId };

/** The rights of the requester: the parties that they command, and true for a GM. */
export interface CampaignAuthority {
  readonly parties: readonly PartyId[];
  readonly gameMaster: boolean;
}

/** The report of one order, as far as it has been carried out. */
export interface Chapter {
  /** The number of lines of the record that counted before. */
  readonly number: number;
  readonly order: CampaignOrder['type'];
  /** The battle before or after which the order takes place. */
  readonly battle: string;
  readonly events: readonly CampaignEvent[];
  readonly question: AskQuery | null;
  /** The number of replies so far. */
  readonly replies: number;
}

/** The outcome of a request. */
export type CampaignOutcome =
  | { readonly refusal: Refusal }
  | { readonly play: CampaignPlay; readonly chapter: Chapter | null };

/** Rolls the dice of a query; returns as many faces. */
export type CampaignRoll = (query: RollQuery) => Promise<readonly string[]>;

const refused = (reason: string): CampaignOutcome => ({
  refusal: { reason, rule: 'campaign' },
});

/** The campaign between two orders, from its record. */
export const campaignIn = ({ save }: CampaignPlay, world: CampaignWorld): Campaign => campaignOf(save, world);

/** An open order that can be carried on; null for one that was begun by other rules: it is given anew. */
export const stillOpen = (open: OpenCampaignOrder | null): OpenCampaignOrder | null =>
  open && (open.rules ?? CAMPAIGN_RULES) === CAMPAIGN_RULES ? open : null;

/** The open order so far; null between two orders. */
export function openChapter(play: CampaignPlay, world: CampaignWorld): Chapter | null {
  if (!play.open) return null;
  const campaign = campaignIn(play, world);
  return chapterOf(play, campaign, play.open, carryOn(campaign, play.open, world));
}

/** The party that a question is put to. */
export function askedParty({ plan, at }: Campaign, { side }: AskQuery): PartyId {
  return plannedBattle(plan, at).sides[side];
}

/** Carries out a request up to its next question; a refused request changes nothing. */
export async function carryOut(
  play: CampaignPlay,
  request: CampaignRequest,
  authority: CampaignAuthority,
  world: CampaignWorld,
  roll: CampaignRoll,
): Promise<CampaignOutcome> {
  if ('choose' in request) return choose(play, request.choose, authority, world, roll);
  if (!authority.gameMaster) return refused('only-the-game-master');
  if ('takeBack' in request) return takeBack(play);
  if (play.open) return refused('question-is-open');
  if ('order' in request)
    return goOn(play, { order: request.order, replies: [], rules: CAMPAIGN_RULES }, world, roll);
  const { correct, party } = request;
  if (!Object.hasOwn(play.save.plan.parties, party)) return refused('no-such-party');
  return { play: withEntry(play, { corrected: correct, party }), chapter: null };
}

/** Answers the open question. */
async function choose(
  play: CampaignPlay,
  option: string,
  { parties, gameMaster }: CampaignAuthority,
  world: CampaignWorld,
  roll: CampaignRoll,
): Promise<CampaignOutcome> {
  const question = openChapter(play, world)?.question;
  if (!play.open || !question) return refused('no-question-is-open');
  const isAsked = parties.includes(askedParty(campaignIn(play, world), question));
  if (!isAsked && !gameMaster) return refused('not-your-question');
  if (!question.options.includes(option)) return refused('no-such-answer');
  const replies: readonly Reply[] = [...play.open.replies, { kind: 'chose', option }];
  return goOn(play, { ...play.open, replies }, world, roll);
}

/** Continues an order until a player must choose, or to its end. */
async function goOn(
  play: CampaignPlay,
  order: OpenCampaignOrder,
  world: CampaignWorld,
  roll: CampaignRoll,
): Promise<CampaignOutcome> {
  const campaign = campaignIn(play, world);
  try {
    const run = carryOn(campaign, order, world);
    const replies = [...order.replies];
    while (run.query?.kind === 'roll') {
      const reply: Reply = { kind: 'rolled', faces: await roll(run.query) };
      run.reply(reply);
      replies.push(reply);
    }
    const open = { ...order, replies };
    const chapter = chapterOf(play, campaign, open, run);
    return { play: run.query ? { ...play, open } : withEntry(play, finished(open, run.events)), chapter };
  } catch (error) {
    if (error instanceof CampaignRefusal) return refused(error.reason);
    if (error instanceof IllegalReply) return refused('no-such-answer');
    throw error;
  }
}

function chapterOf(
  { save }: CampaignPlay,
  { at }: Campaign,
  { order, replies }: OpenCampaignOrder,
  { query, events }: CampaignRun,
): Chapter {
  const number = actionsOf(save.record).length;
  const question = query?.kind === 'ask' ? query : null;
  return { number, order: order.type, battle: at, events: [...events], question, replies: replies.length };
}

/** Drops the open order; if there is none, undoes the latest line of the record. */
function takeBack(play: CampaignPlay): CampaignOutcome {
  const { save, open } = play;
  if (open) return { play: { save, open: null }, chapter: null };
  const count = actionsOf(save.record).length;
  if (count === 0) return refused('nothing-to-undo');
  return { play: withEntry(play, { undoneTo: count - 1 }), chapter: null };
}

/** The campaign with another line in its record. */
const withEntry = ({ save }: CampaignPlay, entry: CampaignEntry): CampaignPlay => ({
  save: { ...save, record: [...save.record, entry] },
  open: null,
});
