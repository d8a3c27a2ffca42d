import {
  type BattleReport,
  battleReport,
  battleScenario,
  CAMPAIGN_FORMAT,
  type CampaignAuthority,
  type CampaignPlay,
  type CampaignRequest,
  type Chapter,
  carryOut,
  type PartyId,
  plannedBattle,
  readPartyCorrection,
} from '../../campaign';
import {
  actionsOf,
  backupOf,
  byField,
  deploy,
  errorText,
  exactly,
  InTurn,
  onlyTrue,
  type RollQuery,
  type Ruleset,
  readWhole,
  type Scenario,
  text,
  UnusableData,
} from '../../core';
import type { Seats } from '../battle';
import { type CampaignWish, type ChapterTitles, officerOf } from '../battle/campaign-port';
import {
  type CampaignEnvelope,
  type CampaignPage,
  type CampaignResult,
  levelOf,
  MODULE_ID,
  ownWrite,
} from '../documents';
import { localize, TEXTS } from '../texts';
import type { CampaignRead, CampaignStore, RecordOf } from './campaign-store';
import { battleTold, withNamesOf } from './told-battle';

/** The battle, dice and chat functions that campaigns need. */
export interface CampaignPorts {
  /** True if this client decides: it is the active GM's. */
  isHere(): boolean;
  /** Calls the listener when a battle has changed, or when this client may have begun or ceased to decide. */
  onChange(listener: () => void): void;
  /** Sets up a battle, marked as part of a campaign. */
  layOut(
    rules: Ruleset,
    scenario: Scenario,
    seats: Seats,
    campaign: { readonly page: string; readonly battle: string },
  ): Promise<unknown>;
  readonly recordOf: RecordOf;
  roll(query: RollQuery): Promise<readonly string[]>;
  /** Reports the result of an order in chat, in its existing card or in a new one. */
  tell(page: string, chapter: Chapter, titles: ChapterTitles): Promise<void>;
  /** Marks the latest report of an order as undone. */
  strikeOut(page: string, number: number): Promise<void>;
}

export const refused = (reason: string, about: Readonly<Record<string, string>> = {}): CampaignResult => ({
  refusal: { reason, about },
});
const DONE: CampaignResult = { refusal: null };

/** Carries out requests to campaigns on the active GM's client, one after the other. */
export class CampaignHost {
  readonly #store: CampaignStore;
  readonly #ports: CampaignPorts;
  readonly #queue = new InTurn();

  constructor(store: CampaignStore, ports: CampaignPorts) {
    this.#store = store;
    this.#ports = ports;
  }

  /** Checks and carries out the request of a user whose identity has been verified; never rejects. */
  answer(envelope: unknown, asking: string): Promise<CampaignResult> {
    return this.#queue.do(() => this.#answer(envelope, asking));
  }

  /** Carries out the answer of the officer who commands a party; never rejects. */
  decide(party: PartyId, envelope: CampaignEnvelope): Promise<CampaignResult> {
    const authority = { parties: [party], gameMaster: false };
    return this.#queue.do(() =>
      this.#carryOut(envelope, ({ seats }) => (levelOf(seats[party] ?? '') ? authority : undefined)),
    );
  }

  async #answer(envelope: unknown, asking: string): Promise<CampaignResult> {
    const user = game.users.get(asking);
    if (!user?.id) return refused('no-such-campaign');
    const { id, isGM } = user;
    return this.#carryOut(Object(envelope), ({ seats }) => ({
      parties: Object.keys(seats).filter((party) => seats[party] === id),
      gameMaster: isGM,
    }));
  }

  async #carryOut(
    { page: key, revision, request }: Partial<CampaignEnvelope>,
    authorityIn: (read: CampaignRead) => CampaignAuthority | undefined,
  ): Promise<CampaignResult> {
    if (!this.#ports.isHere()) return refused('another-game-master');
    const page = this.#store.page(String(key));
    if (!page) return refused('no-such-campaign');
    try {
      const wish = readWhole('the request', (faults) => readWish(request, 'request', faults));
      if (page.system.revision !== revision) return refused('campaign-has-moved-on');
      const read = this.#store.read(page);
      const authority = authorityIn(read);
      return authority ? await this.#grant(page, read, wish, authority) : refused('campaign-has-moved-on');
    } catch (error) {
      if (error instanceof UnusableData) return refused('campaign-unusable', { fault: error.message });
      console.error(error);
      return refused('campaign-not-carried-out', { fault: errorText(error) });
    }
  }

  async #grant(
    page: CampaignPage,
    read: CampaignRead,
    wish: CampaignWish,
    authority: CampaignAuthority,
  ): Promise<CampaignResult> {
    if (!('choose' in wish) && !authority.gameMaster) return refused('only-the-game-master');
    if ('layOut' in wish) return this.#layOut(read);
    if ('seat' in wish) return seat(page, read, wish);
    const barred = this.#barred(read, wish, authority);
    if (barred) return refused(barred);
    const request = this.#requestFor(read, wish);
    const roll = (query: RollQuery) => this.#ports.roll(query);
    const outcome = await carryOut(read.play, request, authority, read.world, roll);
    if ('refusal' in outcome) return { refusal: outcome.refusal };
    // Another client may have taken over or written while the dice were rolling.
    if (!this.#ports.isHere()) return refused('another-game-master');
    if (page.system.revision !== read.revision) return refused('campaign-has-moved-on');
    await write(page, outcome.play);
    await this.#show(page, read, outcome.chapter, 'takeBack' in wish);
    return DONE;
  }

  /** The reason to refuse a request, apart from the rules of the campaign. */
  #barred(read: CampaignRead, wish: CampaignWish, { parties }: CampaignAuthority): string | undefined {
    const { campaign, placed, open, question } = read;
    // Not even a GM overrules an officer: a party is taken back first.
    const isOfficers = question && officerOf(read, question.party) && !parties.includes(question.party);
    if ('choose' in wish && isOfficers) return 'officer-commands';
    const battle = placed[campaign.at];
    if ('settle' in wish && campaign.stage === 'battle' && !battle?.isOver) return 'battle-is-not-over';
    const isBegun = campaign.stage === 'battle' && battle !== undefined && battle.isBegun;
    return 'takeBack' in wish && !open && isBegun ? 'battle-is-begun' : undefined;
  }

  #requestFor(
    read: CampaignRead,
    wish: Exclude<CampaignWish, { layOut: true } | { seat: string }>,
  ): CampaignRequest {
    if ('makeReady' in wish) return { order: { type: 'make-ready' } };
    if ('settle' in wish) return { order: { type: 'settle', report: this.#reportOf(read) } };
    return wish;
  }

  #reportOf({ campaign, placed, world }: CampaignRead): BattleReport {
    const { combat = '' } = placed[campaign.at] ?? {};
    const { rules, start, record } = this.#ports.recordOf(combat);
    // Campaigns know regiments by their names, whatever the language in which a battle was set up.
    const known = deploy(rules, battleScenario(campaign, world));
    return battleReport(rules, world, withNamesOf(known, start), record);
  }

  /** Shows the result to everyone. A failure to show it does not mean that it has not happened. */
  async #show(
    page: CampaignPage,
    before: CampaignRead,
    chapter: Chapter | null,
    isBack: boolean,
  ): Promise<void> {
    const after = this.#store.read(page);
    const told = chapter ?? (isBack ? before.open : null);
    try {
      if (isBack) {
        await this.#ports.strikeOut(after.page, told?.number ?? actionsOf(after.save.record).length);
        await clearField(before, after);
      } else if (chapter) await this.#ports.tell(after.page, chapter, titlesOf(before, chapter));
      const isReady = before.campaign.stage === 'planned' && after.campaign.stage === 'battle';
      if (isReady && chapter) await this.#layOut(after);
    } catch (error) {
      console.error(error);
      ui.notifications.error(localize('PDC.campaign.notShown', { fault: errorText(error) }));
    }
  }

  /** Sets up the next battle, if that has not been done. */
  async #layOut({ page, campaign, world, seats, placed }: CampaignRead): Promise<CampaignResult> {
    if (campaign.stage !== 'battle') return refused('no-battle-is-fought');
    if (placed[campaign.at]) return refused('battle-is-laid-out');
    const { sides, id, scenario: written } = plannedBattle(campaign.plan, campaign.at);
    const scenario = battleTold(battleScenario(campaign, world), world.scenarioOf(written), TEXTS);
    const commanders = { south: seats[sides.south] ?? '', north: seats[sides.north] ?? '' };
    await this.#ports.layOut(world.rulesOf(scenario), scenario, commanders, { page, battle: id });
    return DONE;
  }
}

/** Deletes the battle whose setup has been undone, with its scene. */
async function clearField(before: CampaignRead, after: CampaignRead): Promise<void> {
  if (before.campaign.stage !== 'battle' || after.campaign.stage !== 'planned') return;
  const scene = game.scenes.get(before.placed[before.campaign.at]?.scene ?? '');
  // No further confirmation: the user was warned before the undo.
  await scene?.delete(ownWrite());
}

async function write(page: CampaignPage, { save, open }: CampaignPlay): Promise<void> {
  const system = {
    campaign: JSON.stringify(save),
    open: JSON.stringify(open),
    revision: page.system.revision + 1,
  };
  // Data of an earlier version is kept beside the data that replaces it.
  const earlier = backupOf(CAMPAIGN_FORMAT, page.system.campaign);
  const flags = earlier === undefined ? {} : { [MODULE_ID]: { earlier } };
  const written = await page.update({ system, flags }, ownWrite());
  if (!written) throw new Error(localize('PDC.campaign.notKept'));
}

async function seat(
  page: CampaignPage,
  { seats }: CampaignRead,
  { seat: user, party }: Extract<CampaignWish, { seat: string }>,
): Promise<CampaignResult> {
  if (!Object.hasOwn(seats, party)) return refused('no-such-party');
  await page.update({ system: { seats: JSON.stringify({ ...seats, [party]: user }) } }, ownWrite());
  return DONE;
}

function titlesOf({ campaign: { plan } }: CampaignRead, { battle }: Chapter): ChapterTitles {
  const parties = Object.entries(plan.parties).map(([id, { name }]) => [id, name] as const);
  return { battle: plannedBattle(plan, battle).title, parties: Object.fromEntries(parties) };
}

/** Reads a client's request. */
const readWish = byField<CampaignWish>({
  makeReady: exactly({ makeReady: onlyTrue }),
  layOut: exactly({ layOut: onlyTrue }),
  settle: exactly({ settle: onlyTrue }),
  takeBack: exactly({ takeBack: onlyTrue }),
  choose: exactly({ choose: text }),
  seat: exactly({ seat: text, party: text }),
  correct: exactly({ correct: readPartyCorrection, party: text }),
});
