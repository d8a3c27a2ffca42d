import type { Compendium } from '../compendium';
import { campaignDocuments } from './campaign-documents';

/** The campaigns of all games. */
export const CAMPAIGNS: Compendium = {
  banner: {
    map: 'ccn-vimeiro-1808',
    placed: [
      { type: 'british-line', nation: 'british', x: 92, y: 104, size: 62 },
      { type: 'leader', nation: 'british', x: 300, y: 52, size: 62 },
      { type: 'french-line', nation: 'french', x: 508, y: 100, size: 62 },
    ],
    // From one battle to the next.
    road: 'M 20 130 C 60 100 150 130 200 90 S 260 40 300 52 S 420 120 508 100 S 570 40 590 30',
  },
  documents: campaignDocuments,
};
