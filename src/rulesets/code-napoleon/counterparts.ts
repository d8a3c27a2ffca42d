import type { Counterparts, LedPiece, PieceId, RulesetData } from '../../core';
import { GENERAL_TYPES } from './unit-types';

/** A003-02: the usual length of a turn. */
const TURN_MINUTES = 45;

const isGeneral = ({ type }: LedPiece): boolean => GENERAL_TYPES.some(({ id }) => id === type);
const isOfDivision = ({ type }: LedPiece): boolean =>
  GENERAL_TYPES.some(({ id, rank }) => id === type && rank === 'division');

/** R003-30: a general of division serves under the first general of a higher rank on the same side, if there is one. */
function organised<Piece extends LedPiece>(
  pieces: Readonly<Record<PieceId, Piece>>,
): Readonly<Record<PieceId, Piece>> {
  const all = Object.entries(pieces);
  const commandOf = (chief: string, { traits }: LedPiece): string => String(traits?.command ?? chief);
  return Object.fromEntries(
    all.map(([id, piece]) => {
      const [chief, above] =
        all.find(([, each]) => each.side === piece.side && isGeneral(each) && !isOfDivision(each)) ?? [];
      if (!isGeneral(piece) || chief === undefined || !above) return [id, piece];
      const command = commandOf(chief, above);
      const led: RulesetData = isOfDivision(piece) ? { under: command } : chief === id ? { command } : {};
      return [id, { ...piece, traits: { ...piece.traits, ...led } }];
    }),
  );
}

/** The things of this game in the words of the games on squares. */
export const COUNTERPARTS: Counterparts = {
  pieces: [
    { type: 'infantry', words: ['foot'] },
    { type: 'light-infantry', words: ['light-foot', 'foot'] },
    { type: 'light-cavalry', words: ['light-horse', 'horse'] },
    // T003-8: dragoons and cuirassiers are one kind of unit.
    { type: 'heavy-cavalry', words: ['heavy-horse', 'medium-horse', 'horse'] },
    { type: 'foot-artillery', words: ['foot-guns', 'guns'] },
    { type: 'heavy-artillery', words: ['heavy-guns', 'foot-guns', 'guns'] },
    { type: 'horse-artillery', words: ['horse-guns', 'guns'] },
    { type: 'division-general', words: ['general'] },
    { type: 'corps-general', words: ['chief'] },
    { type: 'army-general', words: ['army-chief', 'chief'] },
  ],
  terrain: {
    clear: ['open'],
    'light-woods': ['woods'],
    'dense-woods': ['dense-woods', 'woods'],
    // It only slows units down, as a hill does, but nobody is higher on it: open ground is nearer.
    rough: ['rough', 'open'],
    marsh: ['marsh'],
    swamp: ['swamp', 'marsh'],
    town: ['town'],
    'gentle-hill': ['hill'],
    'steep-hill': ['steep-hill', 'hill'],
  },
  borders: {
    // Units cross a stream at a cost, as they cross every river of the other game.
    stream: ['stream'],
    river: ['river', 'stream'],
    'narrow-bridge': ['narrow-bridge', 'bridge'],
    'wide-bridge': ['bridge'],
    // Cover along the side of a square is unknown there.
    hedge: ['hedge'],
    wall: ['wall'],
    fieldwork: ['fieldwork'],
  },
  works: {},
  values: [
    {
      ...{ field: 'grade', kind: 'unit', says: 'quality' },
      values: [
        ['elite', ['guard']],
        ['veteran', ['veteran']],
        ['regular', ['ordinary']],
        ['conscript', ['raw']],
        ['militia', ['militia']],
      ],
    },
    {
      ...{ field: 'rating', kind: 'leader', says: 'talent' },
      values: [
        [-1, ['poor']],
        [0, ['average']],
        // Between average and excellent: nearer to the usual general.
        [1, ['good', 'average']],
        [2, ['excellent']],
        [3, ['genius', 'excellent']],
      ],
    },
  ],
  battle: [
    { word: 'start', path: ['clock', 'start'] },
    { word: 'elapsed', path: ['clock', 'elapsed'] },
    { word: 'length', path: ['turns'], minutes: TURN_MINUTES },
    { word: 'break', path: ['break'] },
  ],
  options: [],
  organised,
};
