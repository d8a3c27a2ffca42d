import {
  exactly,
  type Faults,
  type Fields,
  listOf,
  oneOf,
  optional,
  type PieceId,
  partsOf,
  type RulesetData,
  type Side,
  type SideNumber,
  sideName,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import type { Battle, Course } from './battle';

/** Counters of both sides that may be spent before a turn. */
type Glory = Readonly<Record<Side, number>>;

/** Where a battle is fought, as far as a rule asks for it. */
const REGIONS = ['spain', 'portugal', 'elsewhere'] as const;

/** What every game of the family keeps of a battle, if its scenario speaks of it. */
export interface FamilyKept {
  readonly glory: Glory | undefined;
  readonly region: (typeof REGIONS)[number] | undefined;
  /** R001-66: the units that roll a die more in their first attack of this turn. */
  readonly inspired: readonly PieceId[] | undefined;
}

/** Words of a scenario that every game of the family reads. */
export const BATTLE_WORDS = ['glory', 'region'] as const;

/** Parts of what is kept; every game names them before its own, so that each has the same place in all. */
export const FAMILY_NAMES = [...BATTLE_WORDS, 'inspired'] as const satisfies readonly (keyof FamilyKept)[];

const FAMILY_PARTS = partsOf<FamilyKept>(FAMILY_NAMES);

/** No scenario gives more counters than this (house value). */
const MOST_COUNTERS = 99;
const count = wholeFrom(0, MOST_COUNTERS);
const glory = optional(exactly<Glory>({ south: count, north: count }));
const region = optional(wordFrom(REGIONS));

/** Reads the counters that the sides bring with them, and where they fight. */
export function readBattleWords(given: Fields, place: string, faults: Faults): RulesetData {
  const at = (word: string) => (place === '' ? word : `${place}.${word}`);
  const read = {
    glory: glory(given.glory, at('glory'), faults),
    region: region(given.region, at('region'), faults),
  };
  return {
    ...(read.glory && { glory: { ...read.glory } }),
    ...(read.region !== undefined && { region: read.region }),
  };
}

/** Checks what becomes of it while the battle is played, in a file that was kept. */
export function checkKept(data: Fields, pieces: readonly PieceId[], place: string, faults: Faults): void {
  for (const id of optional(listOf(text))(data.inspired, `${place}.inspired`, faults) ?? []) {
    oneOf(id, `${place}.inspired`, faults, pieces);
  }
}

/** The counters that a side has left. */
export const gloryOf = ({ data }: Battle, side: SideNumber): number =>
  data.part(FAMILY_PARTS.glory)?.[sideName(side)] ?? 0;

/** The counters of both sides, if the scenario gives any. */
export const gloryIn = ({ data }: Battle): Glory | undefined => data.part(FAMILY_PARTS.glory);

/** R001-43: a counter is spent; nobody has fewer than none. */
export function spendGlory(c: Course, side: SideNumber): void {
  const held = gloryIn(c.position) ?? { south: 0, north: 0 };
  const name = sideName(side);
  c.battleNoted({ glory: { ...held, [name]: Math.max(0, held[name] - 1) } });
}

/** Where the battle is fought. */
export const regionOf = ({ data }: Battle): FamilyKept['region'] => data.part(FAMILY_PARTS.region);

/** Units that have a die more this turn and have not used it. */
export const inspiredIn = ({ data }: Battle): readonly PieceId[] => data.part(FAMILY_PARTS.inspired) ?? [];

/** Those units are others now. */
export const setInspired = (c: Course, inspired: readonly PieceId[]): void =>
  c.battleNoted({ inspired: [...inspired] });
