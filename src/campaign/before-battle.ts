import type { CampaignContext, CampaignProcedure } from './context';
import { callOrdenanza, orderOfSides } from './ordenanza';
import { plannedBattle } from './plan';
import { tellAbsent } from './replacement';
import { straggle } from './stragglers';
import type { CampaignWorld } from './world';

/** Carries out the steps before a battle: absent leaders, stragglers and militia; then begins it (R001-57, R001-70). */
export function* prepareBattle(c: CampaignContext, world: CampaignWorld): CampaignProcedure {
  const battle = plannedBattle(c.campaign.plan, c.campaign.at);
  const scenario = world.scenarioOf(battle.scenario);
  c.tell({ type: 'eve-began' });
  for (const side of orderOfSides(c, scenario)) {
    const party = battle.sides[side];
    tellAbsent(c, party, Object.keys(scenario.units));
    yield* straggle(c, world, side, party);
    yield* callOrdenanza(c, world, side, party);
  }
  c.tell({ type: 'battle-began' });
}
