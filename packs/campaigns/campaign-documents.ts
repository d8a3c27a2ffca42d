import { type CampaignPlan, newSave } from '../../src/campaign';
import { campaignsOfGames } from '../../src/rulesets/campaign-world';
import { entry, folder, type PackDocument, type PackPage } from '../pack-document';

/** The folders of the games, and the campaigns for each. */
export function campaignDocuments(): readonly PackDocument[] {
  const all = campaignsOfGames();
  const games = [...new Set(all.map(({ ruleset }) => ruleset))];
  return games.flatMap((game, index) => {
    const top = folder(['campaigns', game], index, null);
    const own = all.filter(({ ruleset }) => ruleset === game);
    return [
      top,
      ...own.map(({ plan }, sort) => {
        const place = { sort, parent: top._id };
        return entry(['campaigns', game, plan.id], campaignPage(plan), place);
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
    campaign: JSON.stringify(newSave(plan)),
    scenarios: '[]',
    open: 'null',
    seats: '{}',
    revision: 0,
  },
});
