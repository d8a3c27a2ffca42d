import type { CampaignPort } from '../../battle/campaign-port';
import { CAMPAIGN_TYPE, MODULE_ID } from '../../documents';
import { singleWindow } from '../battle-window';
import { campaignPageSheet } from './campaign-page-sheet';
import { CorrectionWindow } from './correction-window';

/** Sets up the sheets of campaigns, and the window by which one is begun; to be called once, in `init`. */
export function registerCampaignSheets(campaigns: CampaignPort): void {
  const correction = singleWindow(() => new CorrectionWindow(campaigns));
  const correct = (page: string, party: string): void => void correction.window.correct(page, party);
  const sheet = campaignPageSheet({ campaigns, correct });
  foundry.applications.apps.DocumentSheetConfig.registerSheet(JournalEntryPage, MODULE_ID, sheet, {
    types: [CAMPAIGN_TYPE],
    makeDefault: true,
    label: 'PDC.campaign.label',
  });
}
