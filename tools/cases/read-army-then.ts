import {
  type ArmyBuilding,
  type Faults,
  fields,
  items,
  noOthers,
  oneOf,
  SIDES,
  type Side,
  text,
  whole,
} from '../../src/core';
import type { ArmyExpectation } from './army-case';
import { ARMY_THEN } from './words';

/** Reads a case's expectation for an army; missing fields are not checked. */
export function readArmyThen(
  { prices, free, nations }: ArmyBuilding,
  data: unknown,
  place: string,
  faults: Faults,
): ArmyExpectation {
  const given = fields(data, place, faults);
  noOthers(given, Object.keys(ARMY_THEN), place, faults);
  const words = (key: string) =>
    given[key] === undefined
      ? {}
      : {
          [key]: items(given[key], `${place}.${key}`, faults).map((word) =>
            text(word, `${place}.${key}`, faults),
          ),
        };
  const number = (key: string) =>
    given[key] === undefined ? {} : { [key]: whole(given[key], `${place}.${key}`, faults, 0) };
  const numbers = (key: string, known: readonly string[]) => {
    if (given[key] === undefined) return {};
    const table = fields(given[key], `${place}.${key}`, faults);
    noOthers(table, known, `${place}.${key}`, faults);
    const entries = Object.entries(table).map(([word, count]) => [
      word,
      whole(count, `${place}.${key}.${word}`, faults, 0),
    ]);
    return { [key]: Object.fromEntries(entries) };
  };
  const types = [...Object.keys(prices), ...Object.keys(free)];
  return {
    ...number('cost'),
    ...number('points'),
    ...words('remarks'),
    ...words('faults'),
    ...numbers('counts', types),
    ...numbers('free', types),
    ...numbers('terrain', SIDES),
    ...numbers('rating', SIDES),
    ...numbers('target', SIDES),
    ...(given.nations !== undefined && {
      nations: readNations(nations, given.nations, `${place}.nations`, faults),
    }),
  };
}

function readNations(
  known: readonly string[],
  data: unknown,
  place: string,
  faults: Faults,
): Partial<Record<Side, string>> {
  const given = fields(data, place, faults);
  noOthers(given, SIDES, place, faults);
  return Object.fromEntries(
    Object.entries(given).map(([side, nation]) => [side, oneOf(nation, `${place}.${side}`, faults, known)]),
  );
}
