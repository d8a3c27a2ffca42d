import {
  type Faults,
  type Fields,
  fields,
  items,
  noOthers,
  oneOf,
  type PieceId,
  type Ruleset,
  type RulesetData,
  SIDES,
  type Side,
  text,
  type Winner,
  whole,
} from '../../src/core';
import type { Expectation } from './case';
import type { CaseFields } from './game-words';
import { readCardsThen } from './read-cards';
import { isKnown } from './read-order';
import { type Meanings, PIECE_THEN, THEN_WORDS } from './words';

/** Reads the expected position after the last order of a case. */
export function readThen(
  rules: Ruleset,
  words: CaseFields | undefined,
  data: unknown,
  ids: readonly PieceId[],
  place: string,
  faults: Faults,
): Expectation {
  const given = fields(data ?? {}, place, faults);
  const [shared, rest] = parted(given, THEN_WORDS);
  const { active, winner, points, rating, glory, captures, hand, card, discard, parked, step } = shared;
  const [own, others] = parted(rest, words?.ofBattle ?? {});
  const pieces = Object.entries(others).map(([id, expected]): [PieceId, RulesetData] => {
    if (!isKnown(id, ids)) oneOf(id, `${place}.${id}`, faults, ids);
    return [id, readPieceThen(rules, words, expected, ids, `${place}.${id}`, faults)];
  });
  return {
    own,
    pieces: Object.fromEntries(pieces),
    ...(active !== undefined && { active: oneOf(active, `${place}.active`, faults, SIDES) }),
    ...(winner !== undefined && {
      winner: oneOf<Winner>(winner, `${place}.winner`, faults, [...SIDES, 'draw']),
    }),
    ...(points !== undefined && { points: readCounts(points, `${place}.points`, faults) }),
    ...(rating !== undefined && { rating: readCounts(rating, `${place}.rating`, faults) }),
    ...(glory !== undefined && { glory: readCounts(glory, `${place}.glory`, faults) }),
    ...(captures !== undefined && { captures: readCaptures(captures, ids, `${place}.captures`, faults) }),
    ...(parked !== undefined && { parked: readCounts(parked, `${place}.parked`, faults) }),
    ...readCardsThen(rules, { hand, card, discard }, place, faults),
    ...(step !== undefined && { step: text(step, `${place}.step`, faults) }),
  };
}

const readCaptures = (
  data: unknown,
  ids: readonly PieceId[],
  place: string,
  faults: Faults,
): NonNullable<Expectation['captures']> =>
  items(data, place, faults).map((pair, index) => {
    const [unit, by] = items(pair, `${place}[${index}]`, faults);
    const piece = (id: unknown) => oneOf(id, `${place}[${index}]`, faults, ids);
    return [piece(unit), piece(by)];
  });

function readPieceThen(
  rules: Ruleset,
  words: CaseFields | undefined,
  data: unknown,
  ids: readonly PieceId[],
  place: string,
  faults: Faults,
): RulesetData {
  const values = fields(data, place, faults);
  noOthers(values, Object.keys({ ...PIECE_THEN, ...words?.ofPiece }), place, faults);
  if (values.at !== undefined && !rules.grid.has(String(values.at))) {
    faults.add(`${place}.at`, `space "${String(values.at)}" is not on the board`);
  }
  checkEnd(values, ids, place, faults);
  return values as RulesetData;
}

/** The cause and author of an elimination are allowed only for eliminated pieces. */
function checkEnd(
  { by, cause, eliminated }: Fields,
  ids: readonly PieceId[],
  place: string,
  faults: Faults,
): void {
  if (by === undefined && cause === undefined) return;
  if (eliminated !== true) faults.add(place, '`by` and `cause` need `eliminated: true`');
  if (by !== undefined && by !== null && !isKnown(String(by), ids)) {
    oneOf(by, `${place}.by`, faults, ids);
  }
  if (cause !== undefined) text(cause, `${place}.cause`, faults);
}

/** Splits fields into those of a list and the others. */
function parted(given: Fields, words: Meanings): readonly [own: RulesetData, others: Fields] {
  const entries = Object.entries(given);
  const pick = (isOwn: boolean) =>
    Object.fromEntries(entries.filter(([key]) => Object.hasOwn(words, key) === isOwn));
  return [pick(true) as RulesetData, pick(false)];
}

/** Reads numbers by side; a side not listed has none. */
export function readCounts(data: unknown, place: string, faults: Faults): Partial<Record<Side, number>> {
  const given = fields(data, place, faults);
  noOthers(given, SIDES, place, faults);
  const counts: Partial<Record<Side, number>> = {};
  for (const side of SIDES) {
    if (given[side] !== undefined) counts[side] = whole(given[side], `${place}.${side}`, faults, 0);
  }
  return counts;
}
