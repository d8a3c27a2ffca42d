import {
  CORNERS,
  exactly,
  type Faults,
  type Fields,
  flag,
  listOf,
  mapping,
  noOthers,
  oneOf,
  optional,
  orNull,
  type PieceDetails,
  type PieceId,
  partsOf,
  type Reader,
  type SavedData,
  type ScenarioFields,
  SIDES,
  type Side,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import { COUNTER_NAMES, type CounterData } from '../ccn/counters';
import { readCorePiece } from '../ccn/piece-details';
import { NATION_FORMS, readCounters } from '../ccn/saved-data';
import { BATTLE_FORMS, checkSavedData } from '../commands-and-colors/battle-data';
import { formsOf, PIECE_WORDS } from '../commands-and-colors/scenario-pieces';
import { usualFacing } from './usual-facing';

/** The numbers of chits of both sides. */
export type Chits = Readonly<Record<Side, number>>;

/** Chits of one side drawn in a row. */
export type Streak = {
  readonly side: Side;
  readonly drawn: number;
  /** Chits of the other side drawn in a row just before; absent: none. */
  readonly broken?: number;
};

/** The data this game stores for a battle, in addition to the core game's. */
export interface OgreData extends CounterData {
  /** The chits left in the cup: R002-14. */
  readonly cup: Chits;
  /** The side whose chits were drawn last in a row, and their number: R002-16. */
  readonly streak: Streak | null;
  /** The side with a bonus activation after this round, without a chit. */
  readonly bonus: Side | null;
  /** The side that passed in the round before. */
  readonly passed: Side | null;
  /** The leaders whose aides have been used this turn: R002-42. */
  readonly aides: readonly PieceId[];
  /** The pieces that act in this round: the unit first, then its supporting artillery. */
  readonly group: readonly PieceId[];
  /** The space in which the first of them began: R002-68. */
  readonly from: string;
  /** A natural 2: their action does not make them spent. */
  readonly isFresh: boolean;
  /** The side whose tactical event is being carried out. */
  readonly event: Side | null;
  /** Turns begun beyond the last one since the last action; absent before that. */
  readonly stillTurns: number | undefined;
  /** R002-16: true if the round is a bonus activation, without a chit; absent before the first one. */
  readonly isBonus: boolean | undefined;
}

/** The data this game stores for a piece. */
export interface Condition {
  readonly spent: boolean;
  /** 0 for steady, 1 for shaken, 2 for broken. */
  readonly morale: number;
  /** Battle rolls of a battery: R002-63. */
  readonly shots: number;
  /** Dice from a tactical event for the rest of the turn. */
  readonly bonus: number;
  /** Dice from a cavalry charge for the rest of the turn, which do not count at towns. */
  readonly charge: number;
  /** Moved back by short supply: it may not battle this turn. */
  readonly isIdle: boolean;
  /** The space in which cavalry began its move in a tactical event of this turn; empty if it did not move: R002-68. */
  readonly began: string;
  /** For a leader off the board: the turn of the hit, and the unit the leader was with. */
  readonly hit: { readonly turn: number; readonly unit: PieceId | null } | null;
  /** Absent: as in the scenario. */
  readonly heroic?: boolean;
}

const OWN_NAMES = [
  'cup',
  'streak',
  'bonus',
  'passed',
  'aides',
  'group',
  'from',
  'isFresh',
  'event',
  'stillTurns',
  'isBonus',
] as const satisfies readonly (keyof OgreData)[];

/** The data that only this game stores for a battle. */
export type OwnData = Pick<OgreData, (typeof OWN_NAMES)[number]>;

/** The data at the start of a turn, before any draw or action. */
export const UNTOUCHED: Omit<OwnData, 'stillTurns' | 'isBonus'> = {
  cup: { south: 0, north: 0 },
  streak: null,
  bonus: null,
  passed: null,
  aides: [],
  group: [],
  from: '',
  isFresh: false,
  event: null,
};

/** All parts by name; the core game's come first, in its order. */
export const PART_NAMES: readonly (keyof OgreData)[] = [...COUNTER_NAMES, ...OWN_NAMES];

/** Each of them as a separate part. */
export const PARTS = partsOf<OgreData>(PART_NAMES);

const count = wholeFrom(0);
const side = wordFrom(SIDES);

const readChits: Reader<Chits> = exactly({ south: count, north: count });

const OWN_READERS: Readonly<Record<(typeof OWN_NAMES)[number], Reader<unknown>>> = {
  cup: readChits,
  streak: orNull(mapping<Streak>({ side, drawn: count, broken: optional(count) })),
  bonus: orNull(side),
  passed: orNull(side),
  aides: listOf(text),
  group: listOf(text),
  from: text,
  isFresh: flag,
  event: orNull(side),
  stillTurns: optional(count),
  isBonus: optional(flag),
};

const CONDITION: Readonly<Record<keyof Condition, Reader<unknown>>> = {
  spent: flag,
  morale: wholeFrom(0, 2),
  shots: count,
  bonus: wholeFrom(0, 2),
  charge: wholeFrom(0, 2),
  isIdle: flag,
  began: text,
  hit: orNull(exactly({ turn: count, unit: orNull(text) })),
  heroic: flag,
};

/** Checks this game's own data in a saved battle. */
export const SAVED_DATA: SavedData = {
  battle(data, { pieces, grid }, place, faults) {
    noOthers(data, PART_NAMES, place, faults);
    readCounters(grid, data, place, faults);
    checkSavedData(data, pieces, place, faults);
    for (const name of OWN_NAMES) OWN_READERS[name](data[name], `${place}.${name}`, faults);
    for (const name of ['aides', 'group'] as const) {
      const ids = Array.isArray(data[name]) ? data[name] : [];
      for (const id of ids) oneOf(id, `${place}.${name}`, faults, pieces);
    }
  },
  unit(data, place, faults) {
    const names = Object.keys(CONDITION) as (keyof Condition)[];
    noOthers(data, names, place, faults);
    for (const name of names) optional(CONDITION[name])(data[name], `${place}.${name}`, faults);
  },
};

/** Scenario fields that only this game reads: the facing of units, and the core game's fields of a battle. */
export const SCENARIO_FIELDS: ScenarioFields = {
  piece: ['strength', 'formation', 'facing', ...PIECE_WORDS],
  without: [],
  formsOf: (type) => ({
    ...formsOf(type),
    ...(type.kind === 'unit' && { facing: { is: 'facing' as const, words: CORNERS } }),
  }),
  readPiece(type, of, given: Fields, place: string, faults: Faults): PieceDetails {
    const told = readCorePiece(type, given, place, faults);
    if (type.kind === 'leader') return told;
    return { ...told, facing: oneOf(given.facing, `${place}.facing`, faults, CORNERS, usualFacing(of)) };
  },
  writePiece: ({ strength, formation, facing, traits }) => ({
    ...traits,
    ...(strength !== undefined && { strength }),
    ...(formation !== undefined && { formation }),
    ...(facing !== undefined && { facing }),
  }),
  // R002-02: guerrillas cancel cards, and there are none.
  battle: { ...BATTLE_FORMS, ...NATION_FORMS },
  readBattle: (grid, given, faults) => readCounters(grid, given, '', faults),
};
