import type { CampaignPlan } from '../../src/campaign';
import { campaignPlans, campaignWorld } from '../../src/rulesets/campaign-world';
import { entry, folder, type PackDocument, type PackPage } from './documents';
import { english } from './english';

/** The folders of the games, and the campaigns that are fought by each. */
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

/** A campaign of which nothing has been fought, as its page keeps it: the plan as its file, so that it is read in one way. */
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
