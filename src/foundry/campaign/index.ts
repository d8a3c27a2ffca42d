import type { CampaignSave } from '../../campaign';
import type { Refusal } from '../../core';
import type { CampaignPort, CampaignWish } from '../battle/campaign-port';
import { CAMPAIGN_TYPE, type CampaignEnvelope, officerPace } from '../documents';
import { askDecider } from '../documents/ask-decider';
import { players } from '../documents/document-types';
import { openVouched } from '../documents/vouched-request';
import { isSomebodyHere, proposedCommanders } from '../documents/way-to-play';
import { localize, localizeRefusal } from '../texts';
import { type AnswerBetween, CampaignDesk } from './campaign-desk';
import { CampaignHost, type CampaignPorts, refused } from './campaign-host';
import { type CampaignGames, CampaignStore, keyOf } from './campaign-store';

export type { CampaignPorts } from './campaign-host';
export type { CampaignGames } from './campaign-store';

/** The time that a client waits for the deciding client, in milliseconds: a battle may be set up meanwhile. */
const DEADLINE = 60_000;

/** The changes after which a campaign may ask something else, or nothing more. */
const PAGE_HOOKS = [
  'createJournalEntry',
  'deleteJournalEntry',
  'createJournalEntryPage',
  'updateJournalEntryPage',
  'deleteJournalEntryPage',
] as const;

/** Sets up the handling of campaign requests; called once, in `init`. */
export function registerCampaigns(
  games: CampaignGames,
  ports: CampaignPorts & { readonly answerBetween: AnswerBetween },
): CampaignPort {
  const store = new CampaignStore(games, (combat) => ports.recordOf(combat));
  const host = new CampaignHost(store, ports);
  openVouched('campaign', { answer: (envelope, user) => host.answer(envelope, user), refuse: refused });
  const listeners: (() => void)[] = [];
  const desk = new CampaignDesk(store, host, { ...ports, pace: officerPace });
  const changed = () => {
    desk.look();
    for (const listener of listeners) listener();
  };
  for (const hook of PAGE_HOOKS) Hooks.on(hook, changed);
  // Campaigns depend on their battles.
  ports.onChange(changed);
  return {
    find: (page) => store.find(page),
    read: (page) => store.read(page),
    ask: (page, revision, wish) => ask(host, { page, revision, request: wish }),
    begin: (save, scenarios) => begin(save, scenarios),
    listed: () => store.listed(),
    pageOf: (battle) => store.pageOf(battle),
    open: (page) => void store.page(page)?.sheet?.render({ force: true } as never),
    keyOf,
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}

/** Sends a request to the deciding client; a refusal is shown to the user and returned. */
async function ask(
  host: CampaignHost,
  { page, revision, request }: { page: string; revision: number; request: CampaignWish },
): Promise<Refusal | undefined> {
  const envelope: CampaignEnvelope = { page, revision, request };
  const here = (asked: unknown, user: string) => host.answer(asked, user);
  const { refusal } = await askDecider('campaign', envelope, here, { deadline: DEADLINE });
  if (!refusal) return undefined;
  ui.notifications.warn(localizeRefusal(refusal, 'campaign'));
  return { ...refusal, rule: 'campaign' };
}

/** The players in the room command the parties, until the GM says otherwise; where none is, the GM does. */
function firstSeats({ plan }: CampaignSave): Readonly<Record<string, string>> {
  const users = players();
  const ids = isSomebodyHere(users) ? proposedCommanders(users) : [];
  return Object.fromEntries(Object.keys(plan.parties).map((party, index) => [party, ids[index] ?? '']));
}

/** Writes a campaign to a journal entry of its own, which all users may read. */
async function begin(
  save: CampaignSave,
  scenarios: readonly unknown[],
): Promise<JournalEntry.Implementation> {
  const name = save.plan.title;
  const system = {
    campaign: JSON.stringify(save),
    scenarios: JSON.stringify(scenarios),
    seats: JSON.stringify(firstSeats(save)),
  };
  const entry = await JournalEntry.create({
    name,
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER },
    pages: [{ name, type: CAMPAIGN_TYPE, system }],
  });
  if (!entry) throw new Error(localize('PDC.campaign.notKept'));
  return entry;
}
