import {
  CORNERS,
  exactly,
  type Faults,
  type Fields,
  flag,
  type KeptData,
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
  type ScenarioFields,
  SIDES,
  type Side,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import { COUNTER_NAMES, COUNTER_WORDS, type Kept as Counters } from '../ccn/counters';
import { readCounters } from '../ccn/kept';
import { readCorePiece } from '../ccn/piece-details';
import { BATTLE_WORDS, checkKept } from '../commands-and-colors/glory';
import { PIECE_CHOICES, PIECE_WORDS } from '../commands-and-colors/piece-words';
import { usualFacing } from './usual-facing';

/** Chits of both sides. */
export type Chits = Readonly<Record<Side, number>>;

/** Chits of one side that were drawn without a break. */
export type Streak = {
  readonly side: Side;
  readonly drawn: number;
  /** How many of the other side were drawn without a break before them; absent: none. */
  readonly broken?: number;
};

/** What this game keeps of a battle beside what the core game does. */
export interface Kept extends Counters {
  /** What is left in the cup: R002-14. */
  readonly cup: Chits;
  /** Whose chits were drawn last without a break, and how many: R002-16. */
  readonly streak: Streak | null;
  /** Who acts once more after this round, without a chit. */
  readonly bonus: Side | null;
  /** Who has passed in the round before. */
  readonly passed: Side | null;
  /** The leaders whose aides have ridden this turn: R002-42. */
  readonly aides: readonly PieceId[];
  /** Who acts in this round, the unit first and then the guns that support it. */
  readonly group: readonly PieceId[];
  /** Where the first of them began: R002-68. */
  readonly from: string;
  /** A natural 2: they are not spent by what they do. */
  readonly isFresh: boolean;
  /** Whose tactical event is carried out. */
  readonly event: Side | null;
  /** Turns beyond the last one that have begun since anybody did anything; absent before. */
  readonly stillTurns: number | undefined;
  /** R002-16: the round is a bonus activation, for which no chit was drawn; absent before there was one. */
  readonly isBonus: boolean | undefined;
}

/** What it keeps of a piece. */
export interface Condition {
  readonly spent: boolean;
  /** 0 for steady, 1 for shaken, 2 for broken. */
  readonly morale: number;
  /** Battle rolls of a battery: R002-63. */
  readonly shots: number;
  /** Dice that a tactical event gives for the rest of the turn. */
  readonly bonus: number;
  /** Brought back by short supply: it does not battle this turn. */
  readonly isIdle: boolean;
  /** Of a leader off the board: the turn in which he was hit, and the unit that he was with. */
  readonly hit: { readonly turn: number; readonly unit: PieceId | null } | null;
  /** Absent: as its scenario says. */
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
] as const satisfies readonly (keyof Kept)[];

/** What this game alone keeps of a battle. */
export type OwnKept = Pick<Kept, (typeof OWN_NAMES)[number]>;

/** Before anything has been drawn or done in a turn. */
export const UNTOUCHED: Omit<OwnKept, 'stillTurns' | 'isBonus'> = {
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

/** All parts by name; those of the core game first, as they are there. */
export const PART_NAMES: readonly (keyof Kept)[] = [...COUNTER_NAMES, ...OWN_NAMES];

/** Each of them by itself. */
export const PARTS = partsOf<Kept>(PART_NAMES);

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
  isIdle: flag,
  hit: orNull(exactly({ turn: count, unit: orNull(text) })),
  heroic: flag,
};

/** Checks what this game keeps of a battle in a file. */
export const KEPT: KeptData = {
  battle(data, { pieces }, place, faults) {
    noOthers(data, PART_NAMES, place, faults);
    readCounters(data, place, faults);
    checkKept(data, pieces, place, faults);
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

/** Words of a scenario that only this game reads: where a unit looks, and what the core game reads of a battle. */
export const SCENARIO_FIELDS: ScenarioFields = {
  piece: ['strength', 'formation', 'facing', ...PIECE_WORDS],
  without: [],
  choices: { ...PIECE_CHOICES, facing: CORNERS },
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
  // Guerrillas cancel cards, of which there are none: R002-02.
  battle: [...BATTLE_WORDS, ...COUNTER_WORDS.filter((name) => name !== 'guerrillas')],
  readBattle: (_, given, faults) => readCounters(given, '', faults),
};
