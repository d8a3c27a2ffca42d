import {
  byName,
  exactly,
  type Faults,
  type Fields,
  fields,
  flag,
  items,
  listOf,
  migrated,
  noOthers,
  oneOf,
  orElse,
  readWhole,
  type Scenario,
  SIDES,
  text,
  whole,
} from '../core';
import { PLAN_FORMAT } from './campaign-format';
import { readOptions } from './options';
import type { CampaignPlan, Party, PlannedBattle } from './plan';
import type { CampaignWorld } from './world';

const WORDS = ['id', 'title', 'story', 'setting', 'parties', 'first', 'battles', 'flags', 'options'];
const BATTLE_WORDS = ['id', 'scenario', 'title', 'sides', 'region', 'next', 'points'];

/** The word for a drawn battle. */
const DRAW = 'draw';
const LONGEST_STORY = 2000;
const WHERE_IDS_ARE =
  'use the id of a scenario of the module, or of one of your own that the campaign includes';

/**
 * Reads a campaign from a file written by a player: docs/campaigns.md. Throws UnusableData with every fault, its
 * location and the remedy.
 */
export const readPlan = (data: unknown, world: CampaignWorld): CampaignPlan =>
  readWhole('the campaign', (faults) => planFrom(data, world, faults));

/** Reads a campaign inside other data in the same way. */
export function planFrom(data: unknown, world: CampaignWorld, faults: Faults): CampaignPlan {
  const given = fields(migrated(PLAN_FORMAT, data), 'campaign', faults);
  noOthers(given, WORDS, 'campaign', faults);
  const parties = byName(readParty)(given.parties, 'parties', faults);
  const names = Object.keys(parties);
  if (names.length !== 2) faults.add('parties', `expected two, got ${names.length}`);
  if (names.includes(DRAW)) faults.add(`parties.${DRAW}`, 'is reserved for a draw: choose another id');
  const listed = items(given.battles, 'battles', faults);
  const battles = listed.map((battle, index) => {
    const place = `battles[${index}]`;
    return readBattle(battle, { parties: names, below: idOf(listed[index + 1]), world }, place, faults);
  });
  checkChain(battles, faults);
  const ids = battles.map(({ id }) => id);
  return {
    id: text(given.id, 'id', faults),
    title: text(given.title, 'title', faults),
    story: text(given.story, 'story', faults, '', LONGEST_STORY),
    setting: oneOf(given.setting, 'setting', faults, ['napoleonic', 'ancient'], 'napoleonic'),
    parties,
    first: oneOf(given.first, 'first', faults, ids, ids[0]),
    battles,
    flags: readFlags(given.flags, battles, world, faults),
    options: readOptions(given.options, 'options', faults),
  };
}

const readParty = exactly<Party>({ name: text, nation: text, officers: orElse(listOf(text), []) });

/** The id of a battle, even if the rest of it is invalid. */
function idOf(data: unknown): string | null {
  const { id, scenario }: Fields = Object(data);
  const [found = null] = [id, scenario].filter((each) => typeof each === 'string');
  return found as string | null;
}

/** R001-28: every unit named must be in one of the battles. */
function readFlags(
  data: unknown,
  battles: readonly PlannedBattle[],
  world: CampaignWorld,
  faults: Faults,
): CampaignPlan['flags'] {
  const read = data === undefined ? {} : byName(flag)(data, 'flags', faults);
  const all = battles.flatMap(({ scenario }) => {
    const found = known(world, scenario);
    return found ? [found.units, ...found.arrivals.map(({ units }) => units)] : [];
  });
  for (const unit of Object.keys(read)) {
    if (!all.some((units) => Object.hasOwn(units, unit))) {
      faults.add(`flags.${unit}`, 'is not a unit in any of the battles: use its id from the scenario');
    }
  }
  return read;
}

/** The context in which a battle is read. */
interface Around {
  readonly parties: readonly string[];
  /** The battle after it in the list; null for the last one. */
  readonly below: string | null;
  readonly world: CampaignWorld;
}

function readBattle(
  data: unknown,
  { parties, below, world }: Around,
  place: string,
  faults: Faults,
): PlannedBattle {
  const given = fields(data, place, faults);
  noOthers(given, BATTLE_WORDS, place, faults);
  const scenario = text(given.scenario, `${place}.scenario`, faults);
  const found = known(world, scenario);
  const unfit = found ? unfitness(world, found) : `there is no scenario "${scenario}": ${WHERE_IDS_ARE}`;
  if (given.scenario !== undefined && unfit) faults.add(`${place}.scenario`, unfit);
  return {
    id: text(given.id, `${place}.id`, faults, scenario),
    scenario,
    title: text(given.title, `${place}.title`, faults, found?.title ?? scenario),
    sides: readSides(given, parties, place, faults),
    region: oneOf(given.region, `${place}.region`, faults, ['elsewhere', 'spain', 'portugal'], 'elsewhere'),
    next: readNext(given.next === undefined ? below : given.next, parties, `${place}.next`, faults),
    points: whole(given.points, `${place}.points`, faults, 0, 1),
  };
}

/** The reason why a scenario can't be used in a campaign; undefined if it can. */
function unfitness(world: CampaignWorld, scenario: Scenario): string | undefined {
  if (!Object.hasOwn(world.rulesOf(scenario).scenarioFields.battle, 'glory')) {
    return `is a battle of "${scenario.ruleset}": campaigns are fought by C&C: Napoleon, the core game and Corsican Ogre`;
  }
  return scenario.preparation
    ? 'has sides that deploy first: take one whose pieces have their places'
    : undefined;
}

function known(world: CampaignWorld, id: string): Scenario | undefined {
  try {
    return world.scenarioOf(id);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads the party of each side; by default the first party plays south, and one side determines the other. */
function readSides(
  given: Fields,
  parties: readonly string[],
  place: string,
  faults: Faults,
): PlannedBattle['sides'] {
  const [one = '', other = ''] = parties;
  const sides = fields(given.sides ?? {}, `${place}.sides`, faults);
  noOthers(sides, SIDES, `${place}.sides`, faults);
  const against = (party: unknown) => (party === one ? other : one);
  const south = oneOf(
    sides.south,
    `${place}.sides.south`,
    faults,
    parties,
    sides.north === undefined ? one : against(sides.north),
  );
  const north = oneOf(sides.north, `${place}.sides.north`, faults, parties, against(south));
  if (south === north)
    faults.add(`${place}.sides`, `"${south}" can't play both: give one side to "${against(south)}"`);
  return { south, north };
}

/** Reads the next battle: one for all results, null for the end of the campaign, or one for each possible winner. */
function readNext(
  data: unknown,
  parties: readonly string[],
  place: string,
  faults: Faults,
): PlannedBattle['next'] {
  const all = [...parties, DRAW];
  if (data === null || typeof data === 'string') {
    return { ...Object.fromEntries(all.map((who) => [who, data])), [DRAW]: data };
  }
  const given = fields(data, place, faults);
  noOthers(given, all, place, faults);
  const of = (who: string) => {
    const then = given[who] ?? null;
    return then === null ? null : text(then, `${place}.${who}`, faults);
  };
  return { ...Object.fromEntries(all.map((who) => [who, of(who)])), [DRAW]: of(DRAW) };
}

/** Checks that every next battle exists, and that no chain is circular. */
function checkChain(battles: readonly PlannedBattle[], faults: Faults): void {
  if (battles.length === 0) faults.add('battles', 'at least one is needed');
  const ids = battles.map(({ id }) => id);
  for (const [index, { id, next }] of battles.entries()) {
    if (ids.indexOf(id) !== index)
      faults.add(`battles[${index}].id`, `two battles have the id "${id}": give each its own id`);
    for (const [who, then] of Object.entries(next)) {
      if (then !== null) checkNext(ids, index, then, `battles[${index}].next.${who}`, faults);
    }
  }
}

function checkNext(ids: readonly string[], index: number, then: string, place: string, faults: Faults): void {
  if (!ids.includes(then)) faults.add(place, `there is no battle "${then}"; use one of ${ids.join(', ')}`);
  else if (ids.indexOf(then) <= index)
    faults.add(place, `"${then}" must come later in the list, so that battles never loop`);
}
