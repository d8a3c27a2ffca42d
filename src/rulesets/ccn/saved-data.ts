import {
  exactly,
  type Faults,
  type Fields,
  flag,
  type Grid,
  mappingForm,
  needed,
  noOthers,
  optional,
  orNull,
  type RulesetData,
  type SavedData,
  type ScenarioFields,
  SIDES,
  type TopicForms,
  wholeForm,
  wholeFrom,
  wordForm,
  wordFrom,
} from '../../core';
import { BATTLE_FORMS, checkSavedData, readBattleWords } from '../commands-and-colors/battle-data';
import { FAMILY_FIELDS } from '../commands-and-colors/scenario-fields';
import { COUNTER_NAMES, type COUNTER_WORDS, type CounterData, type Counters } from './counters';
import { readCorePiece } from './piece-details';
import { SLOTS } from './square';

/** The maximum of counters in a scenario (house value). */
const MOST_COUNTERS = 20;

const counters = optional(
  exactly<Counters>({ side: wordFrom(SIDES), counters: wholeFrom(0, MOST_COUNTERS) }),
);
const side = optional(wordFrom(SIDES));

const countersForm = mappingForm({
  side: needed(wordForm(SIDES)),
  counters: needed(wholeForm(0, MOST_COUNTERS)),
});

/** The descriptions of those fields, the Spanish counters apart. */
export const NATION_FORMS: TopicForms = {
  ironWill: { topic: 'sides', form: countersForm },
  motherRussia: { topic: 'sides', form: wordForm(SIDES) },
};

/** Reads a nation's extras from a scenario, or the rest of them from a saved battle. */
export function readCounters(grid: Grid, given: Fields, place: string, faults: Faults): RulesetData {
  const at = (name: string) => (place === '' ? name : `${place}.${name}`);
  const read: Pick<CounterData, (typeof COUNTER_WORDS)[number]> = {
    guerrillas: counters(given.guerrillas, at('guerrillas'), faults),
    ironWill: counters(given.ironWill, at('ironWill'), faults),
    motherRussia: side(given.motherRussia, at('motherRussia'), faults),
  };
  const counted = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  return { ...readBattleWords(grid, given, place, faults), ...(counted as RulesetData) };
}

/** Scenario fields that only this game reads: the counters of a nation, and the side that rolls for extra blocks. */
export const SCENARIO_FIELDS: ScenarioFields = {
  ...FAMILY_FIELDS,
  readPiece: (type, _, given, place, faults) => readCorePiece(type, given, place, faults),
  battle: { ...BATTLE_FORMS, guerrillas: { topic: 'sides', form: countersForm }, ...NATION_FORMS },
  readBattle: (grid, given, faults) => readCounters(grid, given, '', faults),
};

const slot = orNull(wordFrom(SLOTS));

/** Checks this game's own data in a saved battle: the counters, and the card slot of each square. */
export const SAVED_DATA: SavedData = {
  battle(data, { pieces, grid }, place, faults) {
    noOthers(data, COUNTER_NAMES, place, faults);
    readCounters(grid, data, place, faults);
    checkSavedData(data, pieces, place, faults);
  },
  unit(data, place, faults) {
    noOthers(data, ['slot', 'heroic'], place, faults);
    if (data.slot !== undefined) slot(data.slot, `${place}.slot`, faults);
    optional(flag)(data.heroic, `${place}.heroic`, faults);
  },
};
