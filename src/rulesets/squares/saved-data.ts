import {
  byName,
  exactly,
  type Faults,
  flag,
  listOf,
  mapping,
  noOthers,
  orNull,
  type Reader,
  type SavedData,
  SIDES,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import { type Known, pieceIn, squareIn } from '../square-grid/saved-data';
import { type Activation, type Assault, type Battle, type Combat, type Combatant, PARTS } from './battle';
import { checkSetUp } from './scenario-battle';

/** The fields that the scenario sets up and that never change. */
type SetUp = 'clock' | 'firsts' | 'towns' | 'break' | 'special' | 'grades';

/** Checks the data that these rules keep of a battle when a file is loaded. */
export const SAVED_DATA: SavedData = {
  battle(data, known, place, faults) {
    const inside: Faults = { add: (at, fault) => faults.add(`${place}.${at}`, fault) };
    noOthers(data, PARTS, place, faults);
    checkSetUp(known.grid, data, inside);
    readPlayed(known)(data, '', inside);
  },
  // These rules keep no data of their own about units.
  unit: (data, place, faults) => noOthers(data, [], place, faults),
};

const count = wholeFrom(0);

/** Reads the state of play: the active side, the active command, the combat. */
function readPlayed(known: Known): Reader<Omit<Battle, SetUp>> {
  const piece = pieceIn(known);
  const square = squareIn(known);
  const combatant = exactly<Combatant>({ leader: piece, supports: listOf(piece) });
  return mapping<Omit<Battle, SetUp>>({
    strength: exactly({ south: count, north: count }),
    first: wordFrom(SIDES),
    active: orNull(readActive),
    activated: listOf(text),
    assaults: listOf(exactly<Assault>({ unit: piece, from: square, to: square })),
    pool: byName(exactly({ hits: count, dps: count })),
    combat: orNull(exactly<Combat>({ attacker: combatant, defender: combatant, to: square })),
    hasLent: flag,
    planIsOver: flag,
    isForeseen: flag,
  });
}

const readActivation = exactly<Activation>({ command: text, actions: count, rallies: count });

const readActive: Reader<Activation> = (data, place, faults) => {
  const active = readActivation(data, place, faults);
  if (active.rallies > active.actions)
    faults.add(`${place}.rallies`, `at most ${active.actions}, since each rally gives up one action`);
  return active;
};
