import { byName, type Faults, type Json, type Reader, type RulesetData } from '../../core';

/** The deepest nesting of ruleset data: far deeper than any ruleset needs. */
const DEEPEST = 12;

/** Reads JSON that only the ruleset understands. */
const readJson = (data: unknown, place: string, faults: Faults, depth = 0): Json => {
  if (typeof data === 'string' || typeof data === 'boolean' || data === null) return data;
  if (typeof data === 'number' && Number.isFinite(data)) return data;
  if (depth >= DEEPEST) faults.add(place, `is nested too deeply; the limit is ${DEEPEST} levels`);
  else if (Array.isArray(data))
    return data.map((item, index) => readJson(item, `${place}[${index}]`, faults, depth + 1));
  else if (typeof data === 'object') {
    const inside: Reader<Json> = (value, at) => readJson(value, at, faults, depth + 1);
    return byName(inside)(data, place, faults);
  } else faults.add(place, 'expected text, a number, a list or a mapping');
  return null;
};

/** Reads values by name that only the ruleset understands. */
export const readRulesetData: Reader<RulesetData> = byName((value, place, faults) =>
  readJson(value, place, faults),
);
