import { deploy, type PieceSetup, resolve, type Scenario, type State } from '../src/core';
import { corsicanOgre } from '../src/rulesets/corsican-ogre';

type Pieces = Readonly<Record<string, PieceSetup>>;

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });

/** A position of Corsican Ogre on clear ground before its first turn; the Allies have the south and begin. */
export const ogrePosition = (units: Pieces, more: Partial<Scenario> = {}): State =>
  deploy(corsicanOgre, {
    id: 'test',
    ruleset: corsicanOgre.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    terrain: {},
    units,
    objectives: [],
    arrivals: [],
    options: {},
    ...more,
  });

/** The same in its first round, no event having come: a chit of the south was drawn. */
export function ogreRound(units: Pieces, more: Partial<Scenario> = {}): State {
  const before = ogrePosition(units, more);
  const opening = corsicanOgre.opening(before);
  if (!opening) throw new Error('a battle begins by itself');
  return resolve(corsicanOgre, before, opening, (query) => {
    if (query.kind === 'draw') return { kind: 'drew', cards: ['south'], isPublic: true };
    if (query.kind === 'roll') return { kind: 'rolled', faces: ['1', '2'] };
    return { kind: 'chose', option: query.options[0] ?? '' };
  }).state;
}
