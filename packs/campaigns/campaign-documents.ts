import type { CampaignPlan } from '../../src/campaign';
import { campaignPlans, campaignWorld } from '../../src/rulesets/campaign-world';
import { english } from '../../tools/english';
import { entry, folder, type PackDocument, type PackPage } from '../pack-document';

/** The folders of the games, and the campaigns for each. */
export function campaignDocuments(): readonly PackDocument[] {
  const world = campaignWorld();
  const plans = campaignPlans();
  const gameOf = (plan: CampaignPlan) => world.scenarioOf(plan.battles[0]?.scenario ?? '').ruleset;
  const games = [...new Set(plans.map(gameOf))];
  return games.flatMap((game, index) => {
    const top = folder(['campaigns', game], english(`PDC.${game}.name`), index, null);
    const own = plans.filter((plan) => gameOf(plan) === game);
    return [
      top,
      ...own.map((plan, sort) => {
        const place = { sort, parent: top._id };
        return entry(['campaigns', game, plan.id], plan.title, campaignPage(plan), place);
      }),
    ];
  });
}

/**
 * The page of a campaign before its first battle; it stores the plan as a file, so that there is one way to read it.
 */
const campaignPage = (plan: CampaignPlan): PackPage => ({
  type: 'campaign',
  system: {
    campaign: JSON.stringify({ version: 1, plan, record: [] }),
    scenarios: '[]',
    open: 'null',
    seats: '{}',
    revision: 0,
  },
});
