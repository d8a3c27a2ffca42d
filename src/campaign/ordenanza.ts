import { enemyOf, type Scenario, type Side } from '../core';
import { partyOf } from './campaign';
import type { CampaignContext, CampaignProcedure } from './context';
import { type PartyId, plannedBattle } from './plan';
import { isClosed, occupied } from './stragglers';
import type { CampaignWorld } from './world';

/** R001-57: the nation whose militia comes. */
const NATION = 'portuguese';

/** R001-57, R001-58: in Portugal the ally of the Portuguese may pay a counter for a unit of militia. */
export function* callOrdenanza(
  c: CampaignContext,
  world: CampaignWorld,
  side: Side,
  party: PartyId,
): CampaignProcedure {
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  const scenario = world.scenarioOf(battle.scenario);
  const isAllied = Object.values(scenario.units).some((unit) => unit.side === side && unit.nation === NATION);
  if (battle.region !== 'portugal' || !isAllied || partyOf(c.campaign, party).glory < 1) return;
  const places = placesFor(c, world, scenario, side);
  if (places.length === 0) return;
  const at = yield* c.ask('ordenanza', side, ['none', ...places], { of: 'space' });
  if (at === 'none') return;
  c.tell({ type: 'glory-changed', party, by: -1, reason: 'ordenanza' });
  c.tell({ type: 'ordenanza-came', party, at });
  c.chronicle('ordenanza', { space: at });
}

/** R001-58: on its own edge, or beside another Portuguese unit and nearer to that edge; empty, and not under water. */
function placesFor(
  c: CampaignContext,
  world: CampaignWorld,
  scenario: Scenario,
  side: Side,
): readonly string[] {
  const { grid } = world.rulesOf(scenario);
  const edge = side === 'south' ? 'last-row' : 'first-row';
  const row = side === 'south' ? grid.rows - 1 : 0;
  const held = new Set(occupied(c, scenario));
  const portuguese = Object.entries(scenario.units).filter(
    ([, unit]) => unit.side === side && unit.nation === NATION,
  );
  const beside = portuguese.flatMap(([id, { at }]) => grid.towards(c.campaign.eve.moved[id] ?? at, edge));
  const onEdge = grid.spaces.filter((space) => grid.position(space).row === row);
  return grid.spaces.filter(
    (space) =>
      (beside.includes(space) || onEdge.includes(space)) && !held.has(space) && !isClosed(scenario, space),
  );
}

/** AMB-001-30: whoever has fewer counters is asked first; of two with as many the one who moves second. */
export function orderOfSides(c: CampaignContext, scenario: Scenario): readonly Side[] {
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  const glory = (side: Side): number => partyOf(c.campaign, battle.sides[side]).glory;
  const second = enemyOf(scenario.first);
  return glory(scenario.first) < glory(second) ? [scenario.first, second] : [second, scenario.first];
}
