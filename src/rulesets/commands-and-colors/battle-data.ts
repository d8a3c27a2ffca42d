import {
  exactly,
  type Faults,
  type Fields,
  type Grid,
  listOf,
  mappingForm,
  needed,
  oneOf,
  optional,
  type PieceId,
  partsOf,
  ROADS_FORM,
  type Roads,
  type RulesetData,
  readRoads,
  type Side,
  type SideNumber,
  sideName,
  type TopicForms,
  text,
  wholeForm,
  wholeFrom,
  wordForm,
  wordFrom,
} from '../../core';
import type { Battle, Course } from './battle';

/** The counters of both sides that may be spent before a turn. */
type Glory = Readonly<Record<Side, number>>;

/** The region of a battle, where a rule depends on it. */
const REGIONS = ['spain', 'portugal', 'elsewhere'] as const;

/** The data every game of the family stores for a battle, if its scenario has it. */
export interface FamilyData {
  readonly glory: Glory | undefined;
  readonly region: (typeof REGIONS)[number] | undefined;
  /** R001-66: the units that roll one more die in their first attack of this turn. */
  readonly inspired: readonly PieceId[] | undefined;
  /** The roads, which have no effect: section 1.13, R000-46. */
  readonly roads: Roads | undefined;
}

/** Scenario fields that every game of the family reads. */
const BATTLE_WORDS = ['glory', 'region'] as const;

/** The names of the stored parts. Each game lists them before its own, so that each has the same index in all games. */
export const FAMILY_NAMES = [
  ...BATTLE_WORDS,
  'inspired',
  'roads',
] as const satisfies readonly (keyof FamilyData)[];

const FAMILY_PARTS = partsOf<FamilyData>(FAMILY_NAMES);

/** The maximum of counters in a scenario (house value). */
const MOST_COUNTERS = 99;
const count = wholeFrom(0, MOST_COUNTERS);
const glory = optional(exactly<Glory>({ south: count, north: count }));
const region = optional(wordFrom(REGIONS));

const countForm = needed(wholeForm(0, MOST_COUNTERS));

/** The descriptions of those fields. */
export const BATTLE_FORMS: TopicForms = {
  glory: { topic: 'sides', form: mappingForm({ south: countForm, north: countForm }) },
  region: { topic: 'game', form: wordForm(REGIONS) },
  ...ROADS_FORM,
};

/** Reads the sides' counters, the region of the battle and its roads. */
export function readBattleWords(grid: Grid, given: Fields, place: string, faults: Faults): RulesetData {
  const at = (word: string) => (place === '' ? word : `${place}.${word}`);
  const read = {
    glory: glory(given.glory, at('glory'), faults),
    region: region(given.region, at('region'), faults),
  };
  return {
    ...(read.glory && { glory: { ...read.glory } }),
    ...(read.region !== undefined && { region: read.region }),
    ...(given.roads !== undefined && { roads: readRoads(grid, given.roads, at('roads'), faults) }),
  };
}

/** Checks the data that changes during a battle, when a saved battle is read. */
export function checkSavedData(
  data: Fields,
  pieces: readonly PieceId[],
  place: string,
  faults: Faults,
): void {
  for (const id of optional(listOf(text))(data.inspired, `${place}.inspired`, faults) ?? []) {
    oneOf(id, `${place}.inspired`, faults, pieces);
  }
}

/** The number of counters a side has left. */
export const gloryOf = ({ data }: Battle, side: SideNumber): number =>
  data.part(FAMILY_PARTS.glory)?.[sideName(side)] ?? 0;

/** The counters of both sides, if the scenario gives any. */
export const gloryIn = ({ data }: Battle): Glory | undefined => data.part(FAMILY_PARTS.glory);

/** R001-43: spends a counter; the number never falls below 0. */
export function spendGlory(c: Course, side: SideNumber): void {
  const held = gloryIn(c.position) ?? { south: 0, north: 0 };
  const name = sideName(side);
  c.battleNoted({ glory: { ...held, [name]: Math.max(0, held[name] - 1) } });
}

/** The region of the battle. */
export const regionOf = ({ data }: Battle): FamilyData['region'] => data.part(FAMILY_PARTS.region);

/** The roads of the battle. */
export const roadsOf = ({ data }: Battle): Roads => data.part(FAMILY_PARTS.roads) ?? NO_ROADS;

const NO_ROADS: Roads = [];

/** The units that have an extra die this turn and have not used it. */
export const inspiredIn = ({ data }: Battle): readonly PieceId[] => data.part(FAMILY_PARTS.inspired) ?? [];

/** Replaces the units that have an extra die. */
export const setInspired = (c: Course, inspired: readonly PieceId[]): void =>
  c.battleNoted({ inspired: [...inspired] });
