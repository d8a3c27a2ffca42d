import type { PieceSetup, Ruleset, RulesetData, Scenario, Side } from '../core';
import { type Campaign, type Officer, officerOf, partyOf } from './campaign';
import { plannedBattle } from './plan';
import type { CampaignWorld } from './world';

/** R001-57: the nation whose militia can arrive. */
export const PORTUGUESE = 'portuguese';

/** R001-22, R001-25, R001-27: the command range of an officer who commands from a carriage or is new to the post. */
const SHORT_REACH = 2;

/**
 * The scenario of the coming battle, with all effects of the campaign: leaders, their ranges and the units they may
 * join, heroic units, stragglers, militia, counters to spend. The rules of the battle read it like any other scenario.
 */
export function battleScenario(campaign: Campaign, world: CampaignWorld): Scenario {
  const battle = plannedBattle(campaign.plan, campaign.at);
  const scenario = world.scenarioOf(battle.scenario);
  const rules = world.rulesOf(scenario);
  const asTheyAre = (setups: Pieces): Pieces =>
    Object.fromEntries(
      Object.entries(setups).map(([id, setup]) => [id, pieceFor(campaign, rules, battle.sides, id, setup)]),
    );
  const glory = {
    south: partyOf(campaign, battle.sides.south).glory,
    north: partyOf(campaign, battle.sides.north).glory,
  };
  const units = asTheyAre({ ...scenario.units, ...ordenanza(campaign, world, rules, battle.sides) });
  return {
    ...scenario,
    id: `${campaign.plan.id}-${battle.id}`,
    title: battle.title,
    units: withTheirOwn(rules, world, { ...scenario, units }),
    arrivals: scenario.arrivals.map((arrival) => ({ ...arrival, units: asTheyAre(arrival.units) })),
    options: { ...scenario.options, ...chosenOptions(campaign, rules) },
    extra: { ...scenario.extra, glory, region: battle.region },
  };
}

/** AMB-001-3, AMB-001-4: the options for heroic units, in games that have them. */
function chosenOptions({ plan }: Campaign, { options }: Ruleset): Scenario['options'] {
  const { heroicLifetime, heroicMorale } = plan.options;
  const chosen = { heroicLifetime, heroicMorale };
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => options.some(({ id }) => id === key)));
}

type Pieces = Readonly<Record<string, PieceSetup>>;

/** R001-21: a leader of a single class of troops begins with the nearest leaderless unit of that class, else alone. */
function withTheirOwn(rules: Ruleset, world: CampaignWorld, scenario: Scenario): Pieces {
  const placed: Record<string, PieceSetup> = { ...scenario.units };
  for (const [id, leader] of Object.entries(scenario.units)) {
    const leads = leader.traits?.leads;
    if (typeof leads !== 'string' || !isAmongOthers(rules, world, placed, leader, leads)) continue;
    placed[id] = postOf(rules, world, { ...scenario, units: placed }, [id, leader], leads);
  }
  return placed;
}

const isUnit = ({ pieces }: Ruleset, { type }: PieceSetup): boolean => pieces[type]?.kind === 'unit';

const isAmongOthers = (
  rules: Ruleset,
  world: CampaignWorld,
  pieces: Pieces,
  { at, side }: PieceSetup,
  leads: string,
): boolean =>
  Object.values(pieces).some(
    (unit) =>
      isUnit(rules, unit) &&
      unit.side === side &&
      unit.at === at &&
      world.classOf(rules, unit.type) !== leads,
  );

/** The leader in the nearest space of such a unit without a leader, else in the nearest empty one open to leaders. */
function postOf(
  rules: Ruleset,
  world: CampaignWorld,
  scenario: Scenario,
  [id, leader]: readonly [id: string, leader: PieceSetup],
  leads: string,
): PieceSetup {
  const { grid } = rules;
  const { at, side } = leader;
  const all = Object.values(scenario.units);
  const isLed = (space: string) => all.some((piece) => piece.at === space && !isUnit(rules, piece));
  const fit = all.filter(
    (unit) => isUnit(rules, unit) && unit.side === side && world.classOf(rules, unit.type) === leads,
  );
  const free = fit.map((unit) => unit.at).filter((space) => !isLed(space));
  const held = new Set(all.map((piece) => piece.at));
  const empty = grid.spaces.filter((space) => !held.has(space));
  const nearest = (spaces: readonly string[]) =>
    [...spaces].sort((a, b) => grid.distance(at, a) - grid.distance(at, b));
  const withUnit = nearest(free)[0];
  if (withUnit !== undefined) return { ...leader, at: withUnit };
  return (
    nearest(empty)
      .map((space) => ({ ...leader, at: space }))
      .find((alone) => world.mayBegin({ ...scenario, units: { ...scenario.units, [id]: alone } }, [id])) ??
    leader
  );
}

function pieceFor(
  campaign: Campaign,
  { pieces }: Ruleset,
  sides: Readonly<Record<Side, string>>,
  id: string,
  setup: PieceSetup,
): PieceSetup {
  const party = partyOf(campaign, sides[setup.side]);
  const at = campaign.eve.moved[id] ?? setup.at;
  if (pieces[setup.type]?.kind === 'leader') return leaderFor(officerOf(party.posts[id]), { ...setup, at });
  // R001-47: unit ids differ between scenarios, but the name of a regiment stays the same.
  const isHeroic = party.heroes.some(({ name }) => name === (setup.name ?? id));
  const lost = campaign.eve.stragglers[id] ?? 0;
  const whole = setup.strength ?? pieces[setup.type]?.strength ?? 1;
  return {
    ...setup,
    at,
    ...(lost > 0 && { strength: whole - lost }),
    ...(isHeroic && { traits: { ...setup.traits, heroic: true } }),
  };
}

/** The leader now in the post, with any limits: R001-21 to R001-25. */
function leaderFor(officer: Officer | undefined, setup: PieceSetup): PieceSetup {
  if (!officer) return setup;
  const { name, condition, standing, leads } = officer;
  const isShort = condition === 'carriage' || standing !== 'original';
  const traits: RulesetData = {
    ...setup.traits,
    ...(isShort && { reach: SHORT_REACH }),
    ...(condition === 'carriage' && { carriage: true }),
    ...(leads && { leads }),
  };
  return { ...setup, name, ...(Object.keys(traits).length > 0 && { traits }) };
}

/** R001-57: adds the militia that arrived. */
function ordenanza(
  campaign: Campaign,
  world: CampaignWorld,
  rules: Ruleset,
  sides: Readonly<Record<Side, string>>,
): Readonly<Record<string, PieceSetup>> {
  return Object.fromEntries(
    campaign.eve.ordenanza.flatMap(({ party, at }, index) => {
      const unit = militiaAt(world, rules, sides.south === party ? 'south' : 'north', at);
      return unit ? [[`ordenanza-${index + 1}`, unit]] : [];
    }),
  );
}

/** R001-57: a unit of Portuguese militia; undefined in a game that has none. */
export function militiaAt(
  world: CampaignWorld,
  rules: Ruleset,
  side: Side,
  at: string,
): PieceSetup | undefined {
  const type = world.militiaOf(rules, PORTUGUESE);
  return type === undefined ? undefined : { side, type, at, name: 'Ordenança', nation: PORTUGUESE };
}
