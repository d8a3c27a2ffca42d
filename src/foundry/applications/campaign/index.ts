import { CAMPAIGN_TYPE, MODULE_ID } from '../../documents';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { CampaignCorrectionWindow } from './campaign-correction';
import { campaignPageSheet } from './campaign-page-sheet';
import { type CampaignOffer, NewCampaignWindow } from './new-campaign';

/** Sets up the campaign sheets and the window that starts a campaign; called once, in `init`. */
export function registerCampaignSheets(offer: CampaignOffer): void {
  const { campaigns } = offer;
  const correction = singleWindow(() => new CampaignCorrectionWindow(campaigns));
  const correct = (page: string, party: string): void => void correction.window.correct(page, party);
  const sheet = campaignPageSheet({ campaigns, correct });
  foundry.applications.apps.DocumentSheetConfig.registerSheet(JournalEntryPage, MODULE_ID, sheet, {
    types: [CAMPAIGN_TYPE],
    makeDefault: true,
    label: 'PDC.campaign.label',
  });
  const beginning = singleWindow(() => new NewCampaignWindow(offer));
  addTokenTool({
    name: 'new-campaign',
    order: 91,
    title: 'PDC.campaign.newCampaign.title',
    icon: 'fa-solid fa-route',
    onPress: () => void beginning.window.render({ force: true }),
  });
}
