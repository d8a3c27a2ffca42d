import type { Counterparts, LedPiece, PieceId } from '../../core';
import { LEADER_TYPES } from './unit-types';

/** B8: the points for a broken army. */
const BREAK_POINTS = 4;

const CHIEF = LEADER_TYPES.find(({ isChief }) => isChief)?.id;
const GENERAL = LEADER_TYPES.find(({ isChief }) => !isChief)?.id ?? '';

/** A004-59: a commander-in-chief belongs to no command; one who leads units is a general here. */
function organised<Piece extends LedPiece>(
  pieces: Readonly<Record<PieceId, Piece>>,
): Readonly<Record<PieceId, Piece>> {
  const all = Object.values(pieces);
  const leads = ({ side, traits }: Piece): boolean =>
    all.some(
      (other) =>
        other.side === side &&
        other.traits?.command === traits?.command &&
        !LEADER_TYPES.some(({ id }) => id === other.type),
    );
  const commandOf = ({ side, traits }: Piece): string => `${side} ${traits?.command}`;
  // R004-05: a command has one general.
  const led = new Set(all.filter(({ type }) => type === GENERAL).map(commandOf));
  const isGeneral = (piece: Piece): boolean =>
    piece.type === CHIEF && piece.traits?.command !== undefined && leads(piece) && !led.has(commandOf(piece));
  return Object.fromEntries(
    Object.entries(pieces).map(([id, piece]) => {
      if (!isGeneral(piece)) return [id, piece];
      led.add(commandOf(piece));
      return [id, { ...piece, type: GENERAL }];
    }),
  );
}

/** The things of this game in the words of the games on squares. */
export const COUNTERPARTS: Counterparts = {
  pieces: [
    // T004-1: skirmish 3 is for troops that are light infantry elsewhere, and for the Austrians 2 is, their Grenzer.
    { type: 'infantry', traits: { skirmish: 3 }, words: ['light-foot', 'foot'] },
    { type: 'infantry', traits: { skirmish: 2 }, nation: 'austrian', words: ['light-foot', 'foot'] },
    // T004-1: the line of other nations skirmishes more or less well.
    { type: 'infantry', traits: { skirmish: 2 }, nation: 'french', words: ['foot'] },
    { type: 'infantry', traits: { skirmish: 2 }, nation: 'prussian', words: ['foot'] },
    { type: 'infantry', traits: { skirmish: 1 }, nation: 'british', words: ['foot'] },
    { type: 'infantry', traits: { skirmish: 0 }, words: ['foot'] },
    { type: 'light-cavalry', words: ['light-horse', 'horse'] },
    // R004-54: only the bonus tells medium from heavy, and both have the same one.
    { type: 'medium-cavalry', words: ['medium-horse', 'heavy-horse', 'horse'] },
    { type: 'heavy-cavalry', words: ['heavy-horse', 'horse'] },
    { type: 'foot-artillery', words: ['foot-guns', 'guns'] },
    { type: 'horse-artillery', words: ['horse-guns', 'guns'] },
    { type: 'general', words: ['general'] },
    { type: 'commander-in-chief', words: ['chief'] },
  ],
  terrain: {
    clear: ['open'],
    woods: ['woods'],
    hill: ['hill'],
    marsh: ['marsh'],
    town: ['town'],
    // Water in the middle of squares, which costs a step to cross.
    river: ['water', 'rough'],
    bridge: ['bridge', 'open'],
    lake: ['lake', 'swamp'],
  },
  borders: { river: ['stream', 'river'], bridge: ['bridge'] },
  works: {},
  values: [
    {
      // The suggested troops of T004-1 and T003-3.
      ...{ field: 'class', kind: 'unit', says: 'quality' },
      values: [
        [1, ['guard']],
        [2, ['veteran']],
        [3, ['ordinary']],
        [4, ['raw']],
        [5, ['militia']],
      ],
    },
    {
      // T004-2: the usual general is good; T003-4 calls him average.
      ...{ field: 'rating', kind: 'leader', says: 'talent' },
      values: [
        ['good', ['average']],
        ['poor', ['poor']],
        ['excellent', ['excellent']],
      ],
    },
  ],
  battle: [
    { word: 'start', path: ['clock', 'start'] },
    { word: 'elapsed', path: ['clock', 'elapsed'] },
    { word: 'length', path: ['clock', 'minutes'] },
    { word: 'break', path: ['break', 'share'], beside: { points: BREAK_POINTS } },
  ],
  options: [],
  organised,
};
