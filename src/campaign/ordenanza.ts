import { enemyOf, nationOf, type PieceSetup, type Ruleset, type Scenario, type Side } from '../core';
import { battleScenario, militiaAt, PORTUGUESE } from './battle-scenario';
import { partyOf } from './campaign';
import type { CampaignContext, CampaignProcedure } from './context';
import { type PartyId, type PlannedBattle, plannedBattle } from './plan';
import { isHeld } from './stragglers';
import type { CampaignWorld } from './world';

/** The id of a trial unit, placed only to test if it may be there. */
const NEWCOMER = 'ordenanza';

/** R001-57, R001-58: in Portugal the ally of the Portuguese may pay a counter for a unit of militia. */
export function* callOrdenanza(
  c: CampaignContext,
  world: CampaignWorld,
  side: Side,
  party: PartyId,
): CampaignProcedure {
  const scenario = battleScenario(c.campaign, world);
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  if (
    partyOf(c.campaign, party).glory < 1 ||
    !mayCallOrdenanza(battle, world.rulesOf(scenario), scenario, side)
  ) {
    return;
  }
  const places = placesFor(world, scenario, side);
  if (places.length === 0) return;
  const at = yield* c.ask('ordenanza', side, ['none', ...places], { of: 'space' });
  if (at === 'none') return;
  c.tell({ type: 'glory-changed', party, by: -1, reason: 'ordenanza' });
  c.tell({ type: 'ordenanza-came', party, at });
  c.chronicle('ordenanza', { space: at });
}

/** R001-57: true if a side fights in Portugal beside Portuguese units, so that its counters may bring militia. */
export const mayCallOrdenanza = (
  { region }: PlannedBattle,
  rules: Pick<Ruleset, 'pieces'>,
  scenario: Scenario,
  side: Side,
): boolean => region === 'portugal' && portugueseOf(rules, scenario, side).length > 0;

/** The Portuguese units of a side; a leader is no unit (CCN-3). */
const portugueseOf = (
  rules: Pick<Ruleset, 'pieces'>,
  scenario: Scenario,
  side: Side,
): readonly PieceSetup[] =>
  Object.values(scenario.units).filter(
    (unit) =>
      unit.side === side &&
      rules.pieces[unit.type]?.kind === 'unit' &&
      nationOf(rules, scenario, unit) === PORTUGUESE,
  );

/**
 * R001-58: spaces on its own edge, or next to a Portuguese unit and nearer to that edge, that are empty and where militia
 * may begin.
 */
function placesFor(world: CampaignWorld, scenario: Scenario, side: Side): readonly string[] {
  const rules = world.rulesOf(scenario);
  const { grid } = rules;
  const edge = side === 'south' ? 'last-row' : 'first-row';
  const row = side === 'south' ? grid.rows - 1 : 0;
  const beside = portugueseOf(rules, scenario, side).flatMap(({ at }) => grid.towards(at, edge));
  return grid.spaces.filter((space) => {
    const isNear = beside.includes(space) || grid.position(space).row === row;
    const militia = militiaAt(world, rules, side, space);
    if (!isNear || !militia || isHeld(scenario, space)) return false;
    return world.mayBegin({ ...scenario, units: { ...scenario.units, [NEWCOMER]: militia } }, [NEWCOMER]);
  });
}

/** AMB-001-30: the side with fewer counters is asked first; in a tie, the side that moves second. */
export function orderOfSides(c: CampaignContext, scenario: Scenario): readonly Side[] {
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  const glory = (side: Side): number => partyOf(c.campaign, battle.sides[side]).glory;
  const second = enemyOf(scenario.first);
  return glory(scenario.first) < glory(second) ? [scenario.first, second] : [second, scenario.first];
}
