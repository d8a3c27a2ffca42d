import {
  exactly,
  type Faults,
  type Fields,
  flag,
  type Grid,
  type KeptData,
  noOthers,
  optional,
  orNull,
  type RulesetData,
  type ScenarioFields,
  SIDES,
  wholeFrom,
  wordFrom,
} from '../../core';
import { BATTLE_WORDS, checkKept, readBattleWords } from '../commands-and-colors/glory';
import { FAMILY_FIELDS } from '../commands-and-colors/scenario-fields';
import { COUNTER_NAMES, COUNTER_WORDS, type Counters, type Kept } from './counters';
import { readCorePiece } from './piece-details';
import { SLOTS } from './square';

/** No scenario gives more counters than this (house value). */
const MOST_COUNTERS = 20;

const counters = optional(
  exactly<Counters>({ side: wordFrom(SIDES), counters: wholeFrom(0, MOST_COUNTERS) }),
);
const side = optional(wordFrom(SIDES));

/** Reads what a scenario gives a nation beside its units, or what is left of it. */
export function readCounters(given: Fields, place: string, faults: Faults): RulesetData {
  const at = (name: string) => (place === '' ? name : `${place}.${name}`);
  const read: Pick<Kept, (typeof COUNTER_WORDS)[number]> = {
    guerrillas: counters(given.guerrillas, at('guerrillas'), faults),
    ironWill: counters(given.ironWill, at('ironWill'), faults),
    motherRussia: side(given.motherRussia, at('motherRussia'), faults),
  };
  const counted = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  return { ...readBattleWords(given, place, faults), ...(counted as RulesetData) };
}

/** Words of a scenario that only this game reads: counters of a nation, and whose ranks are filled by a roll. */
export const SCENARIO_FIELDS: ScenarioFields = {
  ...FAMILY_FIELDS,
  readPiece: (type, _, given, place, faults) => readCorePiece(type, given, place, faults),
  battle: [...BATTLE_WORDS, ...COUNTER_WORDS],
  readBattle: (_: Grid, given: Fields, faults: Faults) => readCounters(given, '', faults),
};

const slot = orNull(wordFrom(SLOTS));

/** Checks what this game keeps of a battle in a file: counters, and of a square the slot of its card. */
export const KEPT: KeptData = {
  battle(data, { pieces }, place, faults) {
    noOthers(data, COUNTER_NAMES, place, faults);
    readCounters(data, place, faults);
    checkKept(data, pieces, place, faults);
  },
  unit(data, place, faults) {
    noOthers(data, ['slot', 'heroic'], place, faults);
    if (data.slot !== undefined) slot(data.slot, `${place}.slot`, faults);
    optional(flag)(data.heroic, `${place}.heroic`, faults);
  },
};
