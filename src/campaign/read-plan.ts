import {
  byName,
  type Faults,
  type Fields,
  fields,
  flag,
  items,
  listOf,
  noOthers,
  oneOf,
  readWhole,
  type Scenario,
  SIDES,
  text,
  whole,
} from '../core';
import { readOptions, USUAL } from './options';
import type { CampaignPlan, Party, PlannedBattle } from './plan';
import type { CampaignWorld } from './world';

const WORDS = ['id', 'title', 'story', 'setting', 'parties', 'first', 'battles', 'flags', 'options'];
const BATTLE_WORDS = ['id', 'scenario', 'title', 'sides', 'region', 'next', 'points'];

const string = (data: unknown, place: string, faults: Faults): string => text(data, place, faults);

/**
 * Reads a campaign from a file that a player has written: docs/campaigns.md. Throws UnusableData with every fault, its
 * place and what would be right.
 */
export const readPlan = (data: unknown, world: CampaignWorld): CampaignPlan =>
  readWhole('the campaign', (faults) => planFrom(data, world, faults));

/** The same inside of other data. */
export function planFrom(data: unknown, world: CampaignWorld, faults: Faults): CampaignPlan {
  const given = fields(data, 'campaign', faults);
  noOthers(given, WORDS, 'campaign', faults);
  const parties = byName(readParty)(given.parties, 'parties', faults);
  const names = Object.keys(parties);
  if (names.length !== 2) faults.add('parties', `two are needed, not ${names.length}`);
  const battles = items(given.battles, 'battles', faults).map((battle, index) =>
    readBattle(battle, names, world, `battles[${index}]`, faults),
  );
  checkChain(battles, faults);
  const ids = battles.map(({ id }) => id);
  return {
    id: text(given.id, 'id', faults),
    title: text(given.title, 'title', faults),
    story: text(given.story, 'story', faults, ''),
    setting: oneOf(given.setting, 'setting', faults, ['napoleonic', 'ancient'], 'napoleonic'),
    parties,
    first: oneOf(given.first, 'first', faults, ids, ids[0]),
    battles,
    flags: given.flags === undefined ? {} : byName(flag)(given.flags, 'flags', faults),
    options: readOptions(given.options, 'options', faults),
  };
}

function readParty(data: unknown, place: string, faults: Faults): Party {
  const given = fields(data, place, faults);
  noOthers(given, ['name', 'nation', 'officers'], place, faults);
  return {
    name: text(given.name, `${place}.name`, faults),
    nation: text(given.nation, `${place}.nation`, faults),
    officers: given.officers === undefined ? [] : listOf(string)(given.officers, `${place}.officers`, faults),
  };
}

function readBattle(
  data: unknown,
  parties: readonly string[],
  world: CampaignWorld,
  place: string,
  faults: Faults,
): PlannedBattle {
  const given = fields(data, place, faults);
  noOthers(given, BATTLE_WORDS, place, faults);
  const scenario = text(given.scenario, `${place}.scenario`, faults);
  const found = known(world, scenario);
  if (!found) faults.add(`${place}.scenario`, `there is no scenario "${scenario}"`);
  return {
    id: text(given.id, `${place}.id`, faults, scenario),
    scenario,
    title: text(given.title, `${place}.title`, faults, found?.title ?? scenario),
    sides: readSides(given, parties, place, faults),
    region: oneOf(given.region, `${place}.region`, faults, ['elsewhere', 'spain', 'portugal'], 'elsewhere'),
    next: readNext(given.next, parties, `${place}.next`, faults),
    points: whole(given.points, `${place}.points`, faults, 0, 1),
  };
}

function known(world: CampaignWorld, id: string): Scenario | undefined {
  try {
    return world.scenarioOf(id);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Who plays which side; the first party plays south where nothing is said. */
function readSides(
  given: Fields,
  parties: readonly string[],
  place: string,
  faults: Faults,
): PlannedBattle['sides'] {
  const [one = '', other = ''] = parties;
  const sides = fields(given.sides ?? { south: one, north: other }, `${place}.sides`, faults);
  noOthers(sides, SIDES, `${place}.sides`, faults);
  const south = oneOf(sides.south, `${place}.sides.south`, faults, parties, one);
  const north = oneOf(sides.north, `${place}.sides.north`, faults, parties, other);
  if (south === north) faults.add(`${place}.sides`, 'the two sides are played by two parties');
  return { south, north };
}

/** One battle for all ends, null for the end of the campaign, or one for each party that may have won. */
function readNext(
  data: unknown,
  parties: readonly string[],
  place: string,
  faults: Faults,
): PlannedBattle['next'] {
  const all = [...parties, 'draw'];
  const name = (each: unknown, at: string): string | null => (each === null ? null : text(each, at, faults));
  if (data === undefined || data === null || typeof data === 'string') {
    const next = data === undefined ? null : name(data, place);
    return { ...Object.fromEntries(all.map((who) => [who, next])), draw: next };
  }
  const given = fields(data, place, faults);
  noOthers(given, all, place, faults);
  const of = (who: string) => (given[who] === undefined ? null : name(given[who], `${place}.${who}`));
  return { ...Object.fromEntries(all.map((who) => [who, of(who)])), draw: of('draw') };
}

/** Every battle that is said to come next has to be there, and no chain may go round in a circle. */
function checkChain(battles: readonly PlannedBattle[], faults: Faults): void {
  if (battles.length === 0) faults.add('battles', 'at least one is needed');
  const ids = battles.map(({ id }) => id);
  for (const [index, { id, next }] of battles.entries()) {
    if (ids.indexOf(id) !== index) faults.add(`battles[${index}].id`, `there are two battles "${id}"`);
    for (const [who, then] of Object.entries(next)) {
      if (then !== null) checkNext(ids, index, then, `battles[${index}].next.${who}`, faults);
    }
  }
}

function checkNext(ids: readonly string[], index: number, then: string, place: string, faults: Faults): void {
  if (!ids.includes(then)) faults.add(place, `there is no battle "${then}"`);
  else if (ids.indexOf(then) <= index) faults.add(place, `"${then}" has to stand further down in the list`);
}

/** A campaign made of scenarios one after another, with the first party in the south. */
export function planOf(
  scenarios: readonly Scenario[],
  { id, title }: Pick<CampaignPlan, 'id' | 'title'>,
): CampaignPlan {
  const [first] = scenarios;
  const party = (side: 'south' | 'north'): Party => ({
    name: first?.sides[side].name ?? side,
    nation: first?.sides[side].nation ?? '',
    officers: [],
  });
  return {
    id,
    title,
    story: '',
    setting: first?.ruleset === 'cc-napoleon' ? 'ancient' : 'napoleonic',
    parties: { south: party('south'), north: party('north') },
    first: first?.id ?? '',
    battles: scenarios.map((scenario, index) => {
      const next = scenarios[index + 1]?.id ?? null;
      return {
        id: scenario.id,
        scenario: scenario.id,
        title: scenario.title,
        sides: { south: 'south', north: 'north' },
        region: 'elsewhere',
        next: { south: next, north: next, draw: next },
        points: 1,
      };
    }),
    flags: {},
    options: USUAL,
  };
}
