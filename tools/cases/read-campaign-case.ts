import {
  type BattleReport,
  type Campaign,
  type CampaignOrder,
  type CampaignPlan,
  newCampaign,
  type Officer,
  type PartyState,
  readOptions,
} from '../../src/campaign';
import {
  type Faults,
  type Fields,
  fields,
  items,
  type Json,
  noOthers,
  oneOf,
  type Ruleset,
  readPieces,
  type Scenario,
  type Script,
  SIDES,
  type Side,
  text,
} from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import type { CampaignCase } from './campaign-case';
import type { Games } from './games';
import { readAsked } from './read-case';
import { readTitle } from './read-title';
import { CAMPAIGN_CASE_WORDS, CAMPAIGN_THEN, CAMPAIGN_WORDS, REPORT_WORDS } from './words';

/** True if the case is about a campaign rather than about a battle. */
export const isCampaignCase = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'campaign' in data;

/** Reads one case of a campaign of two battles, whose parties have the names of the sides they play. */
export function readCampaignCase(
  { rulesets }: Games,
  data: unknown,
  index: number,
  faults: Faults,
): CampaignCase | undefined {
  const given = fields(data, `case ${index + 1}`, faults);
  const title = readTitle(given.case, `case ${index + 1}`, faults);
  noOthers(given, Object.keys(CAMPAIGN_CASE_WORDS), title, faults);
  const id = oneOf(
    given.ruleset,
    `${title}: ruleset`,
    faults,
    rulesets.map((rules) => rules.id),
  );
  const rules = rulesets.find((each) => each.id === id);
  if (!rules) return undefined;
  const scenario = readScenarioOf(rules, given, title, faults);
  const words = fields(given.campaign, `${title}: campaign`, faults);
  noOthers(words, Object.keys(CAMPAIGN_WORDS), `${title}: campaign`, faults);
  const refused = given.refused === undefined ? undefined : text(given.refused, `${title}: refused`, faults);
  return {
    title,
    campaign: readCampaign(words, Object.keys(scenario.units), title, faults),
    world: campaignWorld([scenario]),
    orders: items(given.do, `${title}: do`, faults).map((line, at) =>
      readOrder(line, rules, scenario, `${title}: do[${at}]`, faults),
    ),
    ...(refused !== undefined && { refused }),
    ...(given.asked !== undefined && { asked: readAsked(given.asked, `${title}: asked`, faults) }),
    notOffered: readNotOffered(given['not-offered'], `${title}: not-offered`, faults),
    expected: readResult(given.then, `${title}: then`, faults),
  };
}

const readResult = (data: unknown, place: string, faults: Faults): Readonly<Record<string, Json>> => {
  const given = fields(data ?? {}, place, faults);
  noOthers(given, Object.keys(CAMPAIGN_THEN), place, faults);
  return given as Readonly<Record<string, Json>>;
};

/** Reads questions that may not be asked, as a list of reasons, or the forbidden options by reason. */
function readNotOffered(
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<string, readonly string[] | null>> {
  if (data === undefined) return {};
  if (Array.isArray(data))
    return Object.fromEntries(data.map((reason, at) => [text(reason, `${place}[${at}]`, faults), null]));
  return Object.fromEntries(
    Object.entries(fields(data, place, faults)).map(([reason, options]) => [
      reason,
      items(options, `${place}.${reason}`, faults).map(String),
    ]),
  );
}

/** Reads the battle of the case: its pieces on an open board. */
function readScenarioOf(rules: Ruleset, given: Fields, title: string, faults: Faults): Scenario {
  const side = (name: Side) => ({
    name,
    nation: name === 'south' ? 'british' : 'french',
    target: 5,
    rating: 5,
  });
  return {
    id: 'case',
    ruleset: rules.id,
    title: 'Case',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side('south'), north: side('north') },
    terrain: fields(given.terrain ?? {}, `${title}: terrain`, faults) as Readonly<Record<string, string>>,
    units: readPieces(rules, given.units ?? {}, `${title}: units`, faults),
    objectives: [],
    arrivals: [],
    options: {},
  };
}

function readCampaign(words: Fields, units: readonly string[], title: string, faults: Faults): Campaign {
  const region = oneOf(
    words.region,
    `${title}: region`,
    faults,
    ['elsewhere', 'spain', 'portugal'],
    'elsewhere',
  );
  const battle = (id: string, next: string | null): CampaignPlan['battles'][number] => ({
    id,
    scenario: 'case',
    title: id,
    sides: { south: 'south', north: 'north' },
    region,
    next: { south: next, north: next, draw: next },
    points: 1,
  });
  const names = { south: ['Hill', 'Craufurd', 'Picton'], north: ['Foy', 'Clausel', 'Brenier'] };
  const party = (side: Side) => ({ name: side, nation: side, officers: names[side] });
  const plan: CampaignPlan = {
    id: 'case',
    title: 'Case',
    story: '',
    setting: oneOf(words.setting, `${title}: setting`, faults, ['napoleonic', 'ancient'], 'napoleonic'),
    parties: { south: party('south'), north: party('north') },
    first: 'first',
    battles: [battle('first', 'second'), battle('second', null)],
    flags: readFlags(words.flags, units, `${title}: flags`, faults),
    options: readOptions(words.options, `${title}: options`, faults),
  };
  const begun = newCampaign(plan);
  const stage = oneOf(words.stage, `${title}: stage`, faults, ['planned', 'battle', 'over'], 'planned');
  const parties = Object.fromEntries(
    SIDES.map((side) => [side, readParty(words, side, begun.parties[side] as PartyState)]),
  );
  return { ...begun, stage, parties };
}

/** Reads the units that carry a flag, or none, other than their types do. */
function readFlags(
  data: unknown,
  units: readonly string[],
  place: string,
  faults: Faults,
): CampaignPlan['flags'] {
  const given = fields(data ?? {}, place, faults);
  noOthers(given, units, place, faults);
  return given as CampaignPlan['flags'];
}

/** Reads the state of a party; its faults show when the case is run. */
function readParty(words: Fields, side: Side, usual: PartyState): PartyState {
  const of = (word: string): Fields => Object(Object(words[word])[side]) as Fields;
  const glory = Number(Object(words.glory)[side] ?? 0);
  const posts = Object.entries(of('posts')).map(([post, officer]) => {
    const { before, ...now } = Object(officer) as Partial<Officer> & { readonly before?: Partial<Officer> };
    const whole = (given: Partial<Officer>, id: string): Officer => ({
      id,
      name: id,
      condition: 'fit',
      standing: 'original',
      leads: null,
      ...given,
    });
    const officers = before ? [whole(before, post), whole(now, `${post}-2`)] : [whole(now, post)];
    return [post, { officers }] as const;
  });
  const heroes = items(Object(words.heroes)[side], 'heroes', { add: () => undefined }).map((unit) => ({
    unit: String(unit),
    name: String(unit),
    type: '',
    since: 'first',
  }));
  return { ...usual, glory, posts: Object.fromEntries(posts), heroes };
}

function readOrder(
  line: unknown,
  rules: Ruleset,
  scenario: Scenario,
  place: string,
  faults: Faults,
): CampaignCase['orders'][number] {
  const given = typeof line === 'string' ? { [line]: true } : fields(line, place, faults);
  noOthers(given, ['make-ready', 'settle', 'dice', 'choose'], place, faults);
  const order: CampaignOrder =
    given.settle === undefined
      ? { type: 'make-ready' }
      : { type: 'settle', report: readReport(given.settle, rules, scenario, `${place}.settle`, faults) };
  const choose = fields(given.choose ?? {}, `${place}.choose`, faults);
  const script: Script = {
    dice: items(given.dice, `${place}.dice`, faults).map((roll) =>
      items(roll, `${place}.dice`, faults).map(String),
    ),
    draws: [],
    choose: Object.fromEntries(
      Object.entries(choose).map(([reason, answer]) => [
        reason,
        Array.isArray(answer) ? answer.map(String) : String(answer),
      ]),
    ),
  };
  return { order, script };
}

/** The names of all units in the scenario: all of them have fought. */
const namesOf = ({ units }: Scenario, side: Side): readonly string[] =>
  Object.entries(units).flatMap(([id, unit]) => (unit.side === side ? [unit.name ?? id] : []));

const none = { south: 0, north: 0 };

function readReport(
  data: unknown,
  rules: Ruleset,
  scenario: Scenario,
  place: string,
  faults: Faults,
): BattleReport {
  const given = typeof data === 'boolean' ? {} : fields(data, place, faults);
  noOthers(given, Object.keys(REPORT_WORDS), place, faults);
  const counts = (word: string, usual: Readonly<Record<Side, number>>) => ({
    ...usual,
    ...(fields(given[word] ?? {}, `${place}.${word}`, faults) as Partial<Record<Side, number>>),
  });
  const world = campaignWorld([scenario]);
  const unit = (id: string, more: Fields = {}) => {
    const setup = scenario.units[id];
    if (!setup) faults.add(place, `there is no unit "${id}"`);
    const [usual = ''] = Object.keys(rules.pieces);
    const type = setup && Object.hasOwn(rules.pieces, setup.type) ? setup.type : usual;
    return {
      id,
      name: setup?.name ?? id,
      type,
      side: setup?.side ?? ('south' as const),
      arm: world.classOf(rules, type),
      carriesFlag: world.carriesFlag(rules, type),
      losses: Number(more.losses ?? 0),
      kills: Number(more.kills ?? 0),
    };
  };
  const survivors = fields(given.survivors ?? {}, `${place}.survivors`, faults);
  return {
    winner:
      given.winner === undefined || given.winner === 'draw'
        ? null
        : oneOf(given.winner, `${place}.winner`, faults, SIDES),
    banners: counts('banners', none),
    targets: counts('targets', { south: 6, north: 6 }),
    glory: counts('glory', none),
    leaders: items(given.lost, `${place}.lost`, faults).map((lost) => {
      const { leader, side, cause } = fields(lost, `${place}.lost`, faults);
      const id = text(leader, `${place}.lost.leader`, faults);
      return {
        id,
        name: id,
        side: oneOf(side, `${place}.lost.side`, faults, SIDES),
        cause: oneOf(cause, `${place}.lost.cause`, faults, ['melee', 'other'] as const),
      };
    }),
    flags: items(given.flags, `${place}.flags`, faults).map((chance) => {
      const { unit: lost, by } = fields(chance, `${place}.flags`, faults);
      return { unit: unit(String(lost)), by: unit(String(by)) };
    }),
    present: { south: namesOf(scenario, 'south'), north: namesOf(scenario, 'north') },
    survivors: Object.entries(survivors).map(([id, more]) => unit(id, Object(more) as Fields)),
  };
}
