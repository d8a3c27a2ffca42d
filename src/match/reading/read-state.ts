import {
  type Arrival,
  type BoardSize,
  byName,
  type Faults,
  fields,
  flag,
  listOf,
  MOST_RATING,
  mapping,
  type Objective,
  optional,
  orNull,
  type Preparation,
  type Reader,
  type Ruleset,
  readBoard,
  readBorders,
  readRelief,
  readTables,
  readTerrain,
  readWorks,
  SIDES,
  type SideState,
  type State,
  type Turn,
  text,
  type Winner,
  wholeFrom,
  wordFrom,
} from '../../core';
import { readCardInPlay, readCards } from './read-cards';
import { TOLD } from './read-correction';
import { piecesBy, readLeaderOf, readReserveOf, readUnitOf, spaceOf } from './read-piece';
import { readRulesetData } from './read-ruleset-data';

const side = wordFrom(SIDES);
const count = wholeFrom(0);

/** The game on the board of a saved position. */
export function onItsBoard(game: Ruleset, data: unknown, place: string, faults: Faults): Ruleset {
  const { board } = fields(data, place, faults);
  const { rows, columns } = fields(board, `${place}.board`, faults);
  return game.on(readBoard(game, [columns, rows], `${place}.board`, faults));
}

const readSide = mapping<SideState>({
  name: text,
  nation: text,
  points: count,
  target: orNull(wholeFrom(1)),
  rating: wholeFrom(0, MOST_RATING),
  extra: optional(readRulesetData),
});

const readPreparation = mapping<Preparation>({
  terrain: mapping({ south: count, north: count }),
  pool: byName(count),
  rating: wordFrom(['given', 'rolled']),
  rows: wholeFrom(1),
  small: flag,
  attacker: orNull(side),
  first: orNull(side),
});

/** Reads a saved position: every piece known to the rules and on the board, every number in range. */
export function readState(rules: Ruleset): Reader<State> {
  const spaces = listOf(spaceOf(rules));
  const read = mapping<State>({
    ruleset: wordFrom([rules.id]),
    options: readRulesetData,
    board: sizeOf(rules),
    terrain: ofRules(rules, readTerrain),
    borders: ofRules(rules, readBorders),
    works: optional(ofRules(rules, readWorks)),
    sides: mapping({ south: readSide, north: readSide }),
    units: piecesBy(readUnitOf(rules, true)),
    leaders: piecesBy(readLeaderOf(rules, true)),
    fallenUnits: piecesBy(readUnitOf(rules, false)),
    fallenLeaders: piecesBy(readLeaderOf(rules, false)),
    reserve: piecesBy(readReserveOf(rules)),
    arrivals: listOf(mapping<Arrival>({ side, turn: wholeFrom(1), pieces: listOf(text), spaces })),
    objectives: listOf(
      mapping<Objective>({
        side,
        spaces,
        points: wholeFrom(1),
        per: wordFrom(['each', 'all']),
        held: spaces,
        relief: optional(readRelief),
      }),
    ),
    cards: orNull(readCards(rules)),
    preparation: orNull(readPreparation),
    turn: mapping<Turn>({
      number: count,
      side,
      step: text,
      activations: count,
      card: orNull(readCardInPlay),
    }),
    extra: readRulesetData,
    tables: ofRules(rules, readTables),
    winner: orNull(wordFrom<Winner>([...SIDES, 'draw'])),
    told: optional(mapping(TOLD)),
  });
  return (data, place, faults) => {
    const state = read(data, place, faults);
    const kinds = [state.units, state.leaders, state.fallenUnits, state.fallenLeaders, state.reserve];
    const pieces = kinds.flatMap((group) => Object.keys(group));
    rules.saved.battle(state.extra, { grid: rules.grid, pieces }, `${place}.extra`, faults);
    return state;
  };
}

/** Reads the size of the board that the rules use; any other is a fault. */
const sizeOf =
  ({ grid: { rows, columns } }: Ruleset): Reader<BoardSize> =>
  (data, place, faults) => {
    const size = Object(data);
    if (size.rows !== rows || size.columns !== columns)
      faults.add(place, `expected ${columns} columns and ${rows} rows, as on the board of the battle`);
    return { rows, columns };
  };

/** Reads data that only these rules understand. */
const ofRules =
  <T>(rules: Ruleset, read: (rules: Ruleset, data: unknown, place: string, faults: Faults) => T): Reader<T> =>
  (data, place, faults) =>
    read(rules, data, place, faults);
