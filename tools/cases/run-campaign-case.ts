import { isDeepStrictEqual } from 'node:util';
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
import { listFaults } from './run-case';
import type { Watch } from './watch';
import type { CAMPAIGN_THEN } from './words';

/** A question asked: its reason and its options. */
type Put = readonly [reason: string, options: readonly string[]];

/** Runs one campaign case; returns the faults, none if it passes. */
export function runCampaignCase(one: CampaignCase, watch?: Watch): readonly string[] {
  const { world, refused, asked, notOffered, expected } = one;
  const put: Put[] = [];
  let end: Campaign;
  try {
    end = carriedOut(one, put, watch);
  } catch (error) {
    const reason = error instanceof CampaignRefusal ? error.reason : undefined;
    if (reason !== undefined) watch?.refused(reason);
    if (refused !== undefined && reason === refused) return [];
    return [error instanceof Error ? error.message : String(error)];
  }
  if (refused !== undefined) return [`nothing was refused, though ${refused} was expected`];
  const found = foundOf(end, world);
  return [
    ...Object.entries(expected).flatMap(([word, wanted]) => faultsOf(word, found[word], wanted)),
    ...listFaults('questions', put, asked),
    ...Object.entries(notOffered).flatMap(([reason, options]) => offerFaults(put, reason, options)),
  ];
}

/** The campaign after the orders of a case; collects every question asked. */
function carriedOut({ campaign, world, orders }: CampaignCase, put: Put[], watch?: Watch): Campaign {
  let now = campaign;
  for (const { order, script } of orders) {
    const run = startOrder(now, order, world);
    const reader = readScript(script);
    for (let { query } = run; query; query = run.query) {
      watch?.queried(query);
      if (query.kind === 'ask') put.push([query.reason, query.options]);
      run.reply(reader.answer(query));
    }
    reader.finish();
    now = run.state;
  }
  return now;
}

/** The faults of questions that should not be asked, or offered options they should not. */
function offerFaults(
  put: readonly Put[],
  reason: string,
  unwanted: readonly string[] | null,
): readonly string[] {
  const offered = put.filter(([asked]) => asked === reason);
  if (unwanted === null) return offered.map(() => `${reason} is asked, though it should not be`);
  const options = new Set(offered.flatMap(([, each]) => each));
  return unwanted.filter((each) => options.has(each)).map((each) => `${reason} offers ${each}`);
}

/** The values of a campaign that a case can check, by field. */
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
    // Every officer who ever held the post, with their condition.
    all: Object.fromEntries(
      posts.map(([post, { officers }]) => [post, officers.map((one) => one.condition)]),
    ),
    chronicle: campaign.chronicle.map(({ key }) => key),
    stragglers: campaign.eve.stragglers,
    moved: campaign.eve.moved,
    ordenanza: campaign.eve.ordenanza.map(({ at }) => at),
    battle: piecesOf(campaign, world),
    options: { ...battleScenario(campaign, world).options },
  } satisfies Record<keyof typeof CAMPAIGN_THEN, Json>;
}

/** The pieces of the battle at its start. */
function piecesOf(campaign: Campaign, world: CampaignCase['world']): Json {
  const { units } = battleScenario(campaign, world);
  return Object.fromEntries(
    Object.entries(units).map(([id, { at, type, strength, name = id, traits = {} }]) => [
      id,
      { at, type, name, ...(strength !== undefined && { strength }), ...traits },
    ]),
  );
}

/**
 * The faults of a field. Of a mapping, only the keys named in the case are compared; an empty one means no entries at
 * all.
 */
function faultsOf(place: string, found: Json | undefined, wanted: Json): readonly string[] {
  if (isMapping(wanted) && isMapping(found) && Object.keys(wanted).length > 0) {
    return Object.entries(wanted).flatMap(([key, value]) => faultsOf(`${place}.${key}`, found[key], value));
  }
  const [is, should] = [JSON.stringify(found ?? null), JSON.stringify(wanted)];
  return isDeepStrictEqual(found ?? null, wanted) ? [] : [`${place} is ${is}, not ${should}`];
}

const isMapping = (data: Json | undefined): data is Readonly<Record<string, Json>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
