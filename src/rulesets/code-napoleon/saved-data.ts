import {
  exactly,
  type Faults,
  flag,
  listOf,
  mapping,
  noOthers,
  orElse,
  orNull,
  type Reader,
  type SavedData,
  SIDES,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import { type Known, pieceIn, squareIn } from '../square-grid/saved-data';
import { type Attacker, type Battle, type Charge, type Melee, PARTS, type Successor } from './battle';
import { ORDERS, type UnitData } from './condition';
import { checkSetUp } from './scenario-battle';
import { RANKS } from './unit-types';

/** The fields that the scenario sets up and that never change. */
type SetUp = 'clock' | 'turns' | 'opening' | 'leadership' | 'roads' | 'break' | 'grades';

const count = wholeFrom(0);
const turn = orElse(orNull(wholeFrom(0)), null);

/** Checks the data that these rules keep of a battle when a file is loaded. */
export const SAVED_DATA: SavedData = {
  battle(data, known, place, faults) {
    const inside: Faults = { add: (at, fault) => faults.add(`${place}.${at}`, fault) };
    noOthers(data, PARTS, place, faults);
    checkSetUp(known.grid, data, inside);
    readPlayed(known)(data, '', inside);
  },
  unit(data, place, faults) {
    noOthers(data, Object.keys(OF_PIECES), place, faults);
    for (const [key, read] of Object.entries(OF_PIECES)) {
      if (data[key] !== undefined) read(data[key], `${place}.${key}`, faults);
    }
  },
};

/** The data kept of one unit or general. */
const OF_PIECES: Readonly<Record<string, Reader<unknown>>> = {
  order: wordFrom(ORDERS),
  reacts: flag,
  spent: count,
  marches: count,
  forded: turn,
  shot: listOf(text),
  clung: flag,
  guns: orNull(text),
  back: turn,
  unhorsed: turn,
  wounded: turn,
  hasScar: flag,
} satisfies Readonly<Record<keyof UnitData | 'unhorsed' | 'wounded' | 'hasScar', Reader<unknown>>>;

/** Reads the state of play: the active phase, declared charges, melees. */
function readPlayed(known: Known): Reader<Omit<Battle, SetUp>> {
  const piece = pieceIn(known);
  const square = squareIn(known);
  return mapping<Omit<Battle, SetUp>>({
    regiments: exactly({ south: count, north: count }),
    first: wordFrom(SIDES),
    division: orNull(text),
    moved: listOf(text),
    charges: listOf(exactly<Charge>({ unit: piece, from: square, to: square, via: listOf(square) })),
    melees: listOf(
      exactly<Melee>({
        at: square,
        attackers: listOf(exactly<Attacker>({ unit: piece, from: square })),
        isSpoilt: orElse(flag, false),
      }),
    ),
    successors: listOf(
      exactly<Successor>({
        side: wordFrom(SIDES),
        rank: wordFrom(RANKS),
        command: text,
        under: text,
        turn: count,
      }),
    ),
    strays: orElse(orNull(listOf(piece)), null),
    isForeseen: flag,
  });
}
