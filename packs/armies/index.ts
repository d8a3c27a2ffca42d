import type { Compendium, Placed } from '../compendium';
import { armyDocuments } from './army-documents';

const row = (types: readonly (readonly [type: string, nation: string])[]): readonly Placed[] =>
  types.map(([type, nation], index) => ({ type, nation, x: 62 + index * 95, y: 78 }));

/** Troops of all nations, and sample armies. */
export const ARMIES: Compendium = {
  banner: {
    map: 'ccn-squares-on-the-plain',
    placed: row([
      ['british-line', 'british'],
      ['portuguese-line', 'portuguese'],
      ['french-light-cavalry', 'french'],
      ['austrian-grenadiers', 'austrian'],
      ['russian-foot-artillery', 'russian'],
      ['prussian-line', 'prussian'],
    ]),
  },
  documents: armyDocuments,
};
