import type { AskQuery, Refusal, Reply, RollQuery } from '../core';
import type { Campaign } from './campaign';
import { WrongReply } from './context';
import type { CampaignEvent, PartyCorrection } from './event';
import {
  type CampaignEntry,
  type CampaignOrder,
  CampaignRefusal,
  type CampaignRun,
  carryOn,
  countingEntries,
  type OpenCampaignOrder,
} from './orders';
import { type PartyId, plannedBattle } from './plan';
import { type CampaignSave, campaignOf } from './save';
import type { CampaignWorld } from './world';

/** A campaign that is being played: what was done, and the order in whose middle a question is open. */
export interface CampaignPlay {
  readonly save: CampaignSave;
  readonly open: OpenCampaignOrder | null;
}

/** What can be asked of a campaign. */
export type CampaignRequest =
  | { readonly order: CampaignOrder }
  | { readonly choose: string }
  /** What was done last is taken back: an open order, else the latest line of the record that counts. */
  | { readonly takeBack: true }
  | { readonly correct: PartyCorrection; readonly party: PartyId };

/** Who asks: the parties that he leads, and whether he is a game master. */
export interface CampaignAuthority {
  readonly parties: readonly PartyId[];
  readonly gameMaster: boolean;
}

/** What is told of one order, as far as it has come. */
export interface Chapter {
  /** How many lines of the record counted before. */
  readonly number: number;
  readonly order: CampaignOrder['type'];
  /** The battle that it comes before, or after. */
  readonly battle: string;
  readonly events: readonly CampaignEvent[];
  readonly question: AskQuery | null;
  /** Replies that it has had. */
  readonly replies: number;
}

/** What has come of a request. */
export type CampaignOutcome =
  | { readonly refusal: Refusal }
  | { readonly play: CampaignPlay; readonly chapter: Chapter | null };

/** Rolls the dice of a query; answers with as many faces. */
export type CampaignRoll = (query: RollQuery) => Promise<readonly string[]>;

const refused = (reason: string): CampaignOutcome => ({
  refusal: { reason, rule: 'campaign' },
});

/** The campaign between two orders, as its record has it. */
export const campaignIn = ({ save }: CampaignPlay, world: CampaignWorld): Campaign => campaignOf(save, world);

/** The open order as far as it has come; null between two orders. */
export function openChapter(play: CampaignPlay, world: CampaignWorld): Chapter | null {
  if (!play.open) return null;
  const campaign = campaignIn(play, world);
  return chapterOf(play, campaign, play.open, carryOn(campaign, play.open, world));
}

/** The party that a question is put to. */
export function askedParty({ plan, at }: Campaign, { side }: AskQuery): PartyId {
  return plannedBattle(plan, at).sides[side];
}

/** Carries a request out as far as its next question; nothing is changed where it is refused. */
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
  if ('correct' in request)
    return withEntry(play, { corrected: request.correct, party: request.party }, world);
  return goOn(play, { order: request.order, replies: [] }, world, roll);
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

/** Goes on with an order until somebody has to choose, or to its end. */
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
    const open = { order: order.order, replies };
    const record = run.query ? play.save.record : [...play.save.record, open];
    const chapter = chapterOf(play, campaign, open, run);
    return { play: { save: { ...play.save, record }, open: run.query ? open : null }, chapter };
  } catch (error) {
    if (error instanceof CampaignRefusal) return refused(error.reason);
    if (error instanceof WrongReply) return refused('no-such-answer');
    throw error;
  }
}

function chapterOf(
  { save }: CampaignPlay,
  { at }: Campaign,
  { order, replies }: OpenCampaignOrder,
  { query, events }: CampaignRun,
): Chapter {
  const number = countingEntries(save.record).length;
  const question = query?.kind === 'ask' ? query : null;
  return { number, order: order.type, battle: at, events: [...events], question, replies: replies.length };
}

/** The open order is dropped with what it has come to; else the latest line of the record counts no more. */
function takeBack({ save, open }: CampaignPlay): CampaignOutcome {
  if (open) return { play: { save, open: null }, chapter: null };
  const count = countingEntries(save.record).length;
  if (count === 0) return refused('nothing-to-undo');
  const record = [...save.record, { undoneTo: count - 1 }];
  return { play: { save: { ...save, record }, open: null }, chapter: null };
}

/** A line more in the record, if it can be played. */
function withEntry(play: CampaignPlay, entry: CampaignEntry, world: CampaignWorld): CampaignOutcome {
  const save = { ...play.save, record: [...play.save.record, entry] };
  try {
    campaignOf(save, world);
  } catch (error) {
    if (error instanceof RangeError) return refused('no-such-party');
    throw error;
  }
  return { play: { save, open: null }, chapter: null };
}
