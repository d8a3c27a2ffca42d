import {
  battleScenario,
  type Campaign,
  CampaignRefusal,
  officerOf,
  partyOf,
  startOrder,
} from '../../src/campaign';
import { type Json, readScript, SIDES } from '../../src/core';
import type { CampaignCase } from './campaign-case';

/** Plays one case of a campaign: the faults found, none if it passes. */
export function runCampaignCase({
  campaign,
  world,
  orders,
  refused,
  expected,
}: CampaignCase): readonly string[] {
  let now = campaign;
  try {
    for (const { order, script } of orders) {
      const run = startOrder(now, order, world);
      const reader = readScript(script);
      for (let { query } = run; query; query = run.query) run.reply(reader.answer(query));
      reader.finish();
      now = run.campaign;
    }
  } catch (error) {
    const reason = error instanceof CampaignRefusal ? error.reason : undefined;
    if (refused !== undefined && reason === refused) return [];
    return [error instanceof Error ? error.message : String(error)];
  }
  if (refused !== undefined) return [`nothing was refused, though ${refused} was expected`];
  const found = foundOf(now, world);
  return Object.entries(expected).flatMap(([word, wanted]) => faultsOf(word, found[word], wanted));
}

/** What a case can ask of a campaign, by its words. */
function foundOf(campaign: Campaign, world: CampaignCase['world']): Readonly<Record<string, Json>> {
  const each = (of: (party: ReturnType<typeof partyOf>) => Json): Json =>
    Object.fromEntries(SIDES.map((side) => [side, of(partyOf(campaign, side))]));
  const posts = SIDES.flatMap((side) => Object.entries(partyOf(campaign, side).posts));
  return {
    stage: campaign.stage,
    at: campaign.at,
    glory: each(({ glory }) => glory),
    points: each(({ points }) => points),
    prisoners: each(({ prisoners }) => [...prisoners]),
    flags: each(({ flags }) => flags.map(({ unit }) => unit)),
    heroes: each(({ heroes }) => heroes.map(({ unit }) => unit)),
    officers: Object.fromEntries(
      posts.map(([post, all]) => {
        const { name = '', condition = 'fit', standing = 'original', leads = null } = officerOf(all) ?? {};
        return [post, { name, condition, standing, leads }];
      }),
    ),
    // Everyone who ever had the post, and how it stands with him.
    all: Object.fromEntries(
      posts.map(([post, { officers }]) => [post, officers.map((one) => one.condition)]),
    ),
    chronicle: campaign.chronicle.map(({ key }) => key),
    stragglers: campaign.eve.stragglers,
    moved: campaign.eve.moved,
    ordenanza: campaign.eve.ordenanza.map(({ at }) => at),
    battle: piecesOf(campaign, world),
    options: { ...battleScenario(campaign, world).options },
  };
}

/** The pieces of the battle as it begins. */
function piecesOf(campaign: Campaign, world: CampaignCase['world']): Json {
  const { units } = battleScenario(campaign, world);
  return Object.fromEntries(
    Object.entries(units).map(([id, { at, type, strength, name = id, traits = {} }]) => [
      id,
      { at, type, name, ...(strength !== undefined && { strength }), ...traits },
    ]),
  );
}

/** What is wrong with a word: of a mapping only what the case names is looked at. */
function faultsOf(place: string, found: Json | undefined, wanted: Json): readonly string[] {
  if (isMapping(wanted) && isMapping(found)) {
    return Object.entries(wanted).flatMap(([key, value]) => faultsOf(`${place}.${key}`, found[key], value));
  }
  const [is, should] = [JSON.stringify(found ?? null), JSON.stringify(wanted)];
  return is === should ? [] : [`${place} is ${is}, not ${should}`];
}

const isMapping = (data: Json | undefined): data is Readonly<Record<string, Json>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
