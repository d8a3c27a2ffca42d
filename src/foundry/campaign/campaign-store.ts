import {
  type CampaignPlay,
  type CampaignWorld,
  campaignIn,
  openChapter,
  type PartyId,
  readCampaignSave,
  readOpenOrder,
  stillOpen,
} from '../../campaign';
import {
  type Entry,
  errorText,
  fields,
  items,
  LONGEST,
  orNull,
  parseJson,
  type Ruleset,
  readWhole,
  type Scenario,
  type State,
  UnusableData,
} from '../../core';
import type { PlacedBattle, UserCampaign } from '../battle/campaign-port';
import {
  type BattleCombat,
  type CampaignPage,
  isBattle,
  isCampaignPage,
  isOverIn,
  levelOf,
  MODULE_ID,
} from '../documents';
import { parsedOrNull } from '../documents/parsed-or-null';
import { localize } from '../texts';
import { campaignQuestion } from './campaign-question';

/** The game data that campaigns need, including the scenarios that a page brings along. */
export interface CampaignGames {
  worldOf(scenarios: readonly Scenario[]): CampaignWorld;
  /** Reads a player's own scenario. Throws UnusableData. */
  readScenario(data: unknown): Scenario;
}

/** The result of a battle, taken from its record. */
export interface FoughtRecord {
  readonly rules: Ruleset;
  readonly start: State;
  readonly record: readonly Entry[];
}

/** Gets the record of a battle. Throws an Error that says what is wrong. */
export type RecordOf = (combat: string) => FoughtRecord;

/** A campaign as the user of this client sees it, with the play that it shows. */
export type CampaignRead = UserCampaign & { readonly play: CampaignPlay };

/** The contents of a page, read once per change. */
type ReadPage = Pick<
  CampaignRead,
  'world' | 'play' | 'save' | 'campaign' | 'open' | 'question' | 'scenarios'
>;

interface Known {
  readonly source: string;
  readonly read: ReadPage | UnusableData;
}

/** The page of the campaign that a battle belongs to, as the journal of the battle has it. */
const campaignOf = ({
  system,
}: BattleCombat): { readonly page: string; readonly battle: string } | undefined =>
  game.journal.get(system.journal)?.flags[MODULE_ID]?.campaign;

/** The key of a page in this world; empty for a page in a compendium. */
export function keyOf(page: CampaignPage): string {
  const entry = game.journal.contents.find(({ pages }) => pages.contents.includes(page));
  return entry?.id && page.id ? `${entry.id}.${page.id}` : '';
}

/** Reads the campaigns of this world for the user of this client, each once per change. */
export class CampaignStore {
  readonly #games: CampaignGames;
  readonly #recordOf: RecordOf;
  readonly #known = new WeakMap<CampaignPage, Known>();

  constructor(games: CampaignGames, recordOf: RecordOf) {
    this.#games = games;
    this.#recordOf = recordOf;
  }

  /** The page of a campaign in this world. */
  page(key: string): CampaignPage | undefined {
    const [entry = '', id = ''] = key.split('.');
    const page = game.journal.get(entry)?.pages.contents.find((each) => each.id === id);
    return page && isCampaignPage(page) ? page : undefined;
  }

  /** The campaigns of this world with an open question, as far as they can be read. */
  open(): readonly CampaignRead[] {
    const asked = this.#pages().filter(({ system }) => system.open !== 'null');
    return asked.flatMap((page) => {
      try {
        return this.#readable(page) ?? [];
      } catch (error) {
        // One campaign must not stop another, nor the change after which they are looked at.
        console.error(error);
        return [];
      }
    });
  }

  #pages(): readonly CampaignPage[] {
    return game.journal.contents.flatMap(({ pages: { contents } }) => contents).filter(isCampaignPage);
  }

  /** The campaigns of this world, the one begun last first. */
  listed(): readonly { readonly page: string; readonly title: string }[] {
    return this.#pages()
      .map((page) => ({ page: keyOf(page), title: page.name }))
      .reverse();
  }

  /** The page of the campaign that a battle belongs to; empty for a battle of none, or where the page is gone. */
  pageOf(battle: string): string {
    const combat = game.combats.get(battle);
    const key = isBattle(combat) ? campaignOf(combat)?.page : undefined;
    return key !== undefined && this.page(key) ? key : '';
  }

  /** The campaign of a page. Throws UnusableData with every fault. */
  read(page: CampaignPage): CampaignRead {
    const read = this.#readOnce(page);
    const { save } = read;
    const key = keyOf(page);
    const seats = seatsIn(page, Object.keys(save.plan.parties));
    const { id, isGM } = game.user;
    const own = Object.keys(seats).filter((party) => seats[party] === id || (isGM && seats[party] === ''));
    const placed = key === '' ? {} : placedBattles(key, this.#recordOf);
    const { revision } = page.system;
    return { ...read, page: key, revision, seats, own, placed };
  }

  /** The same; undefined if there is no campaign or it is unreadable. */
  find(key: string): UserCampaign | undefined {
    const page = this.page(key);
    return page && this.#readable(page);
  }

  #readable(page: CampaignPage): CampaignRead | undefined {
    try {
      return this.read(page);
    } catch (error) {
      if (error instanceof UnusableData) return undefined;
      throw error;
    }
  }

  #readOnce(page: CampaignPage): ReadPage {
    const { campaign, scenarios, open } = page.system;
    const source = [campaign, scenarios, open].join('\n');
    const known = this.#known.get(page);
    const read = known?.source === source ? known.read : this.#read(page);
    this.#known.set(page, { source, read });
    if (read instanceof UnusableData) throw read;
    return read;
  }

  #read({ name, system }: CampaignPage): ReadPage | UnusableData {
    try {
      const own = parsed(name, system.scenarios);
      const scenarios = readWhole(name, (faults) => items(own, 'scenarios', faults));
      const world = this.#games.worldOf(scenarios.map((data) => this.#games.readScenario(data)));
      const save = readCampaignSave(parsed(name, system.campaign), world);
      const kept = parsed(name, system.open);
      const open = readWhole(name, (faults) => orNull(readOpenOrder)(kept, 'open', faults));
      const play = { save, open: stillOpen(open) };
      const campaign = campaignIn(play, world);
      const chapter = openChapter(play, world);
      const question = chapter?.question
        ? campaignQuestion(campaign, world, chapter, chapter.question, localize)
        : null;
      return { world, scenarios, play, save, campaign, open: chapter, question };
    } catch (error) {
      if (error instanceof UnusableData) return error;
      // The stored question does not follow from the record.
      return new UnusableData(name, [`open: ${errorText(error)}`]);
    }
  }
}

function parsed(name: string, text: string): unknown {
  try {
    return parseJson(text, LONGEST.campaignFile);
  } catch {
    throw new UnusableData(name, [localize('PDC.campaign.noJson')]);
  }
}

/** The commanders of the parties: users and officers; empty for deleted users. */
function seatsIn({ system }: CampaignPage, parties: readonly PartyId[]): Readonly<Record<PartyId, string>> {
  // Commanders are easily chosen again: the campaign does not fail because of them.
  const kept = fields(parsedOrNull(system.seats, LONGEST.query), 'seats', { add: () => undefined });
  return Object.fromEntries(
    parties.map((party) => {
      const user = kept[party];
      return [party, typeof user === 'string' && (game.users.get(user) || levelOf(user)) ? user : ''];
    }),
  );
}

/** The battles of a campaign that have been set up, by their ids in the plan; the latest of each. */
function placedBattles(key: string, recordOf: RecordOf): Readonly<Record<string, PlacedBattle>> {
  const placed: Record<string, PlacedBattle> = {};
  for (const combat of game.combats.contents) {
    if (!isBattle(combat) || !combat.id) continue;
    const of = campaignOf(combat);
    if (of?.page !== key) continue;
    placed[of.battle] = {
      combat: combat.id,
      scene: combat.scene?.id ?? null,
      isBegun: isBegun(combat.id, combat.system.actions, recordOf),
      isOver: isOverIn(combat.system),
    };
  }
  return placed;
}

/** True if a player has given an order: an order that opens the battle automatically does not count. */
function isBegun(combat: string, actions: number, recordOf: RecordOf): boolean {
  // Only GMs have the record, and only they need the exact answer.
  if (actions !== 1 || !game.user.isGM) return actions > 0;
  const { rules, start } = recordOf(combat);
  return rules.opening(start) === undefined;
}
