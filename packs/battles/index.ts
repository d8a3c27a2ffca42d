import type { Compendium } from '../compendium';
import { battleDocuments } from './battle-documents';

/** The scenarios of all games. */
export const BATTLES: Compendium = {
  banner: {
    map: 'ccn-rolica-1808',
    placed: [
      { type: 'british-line', nation: 'british', x: 130, y: 100 },
      { type: 'british-heavy-cavalry', nation: 'british', x: 215, y: 60 },
      { type: 'leader', nation: 'british', x: 60, y: 60, size: 58 },
      { type: 'french-line', nation: 'french', x: 385, y: 100 },
      { type: 'french-foot-artillery', nation: 'french', x: 470, y: 60 },
      { type: 'leader', nation: 'french', x: 545, y: 100, size: 58 },
    ],
  },
  documents: battleDocuments,
};
