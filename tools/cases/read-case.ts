import {
  type Faults,
  fields,
  items,
  noOthers,
  oneOf,
  type PieceId,
  type PieceSetup,
  type Ruleset,
  readBoard,
  readBorders,
  readObjective,
  readOptions,
  readPreparation,
  readTables,
  readTerrain,
  readWorks,
  SIDES,
  type Side,
  text,
  whole,
} from '../../src/core';
import type { Case, CaseOrder } from './case';
import type { CaseFields } from './game-words';
import type { Games } from './games';
import { readHands } from './read-cards';
import { readOrder } from './read-order';
import { readReserves } from './read-reserve';
import { readCounts, readThen } from './read-then';
import { readTitle } from './read-title';
import { checkStrength, readUnits } from './read-units';
import { CASE_WORDS } from './words';

/** Reads one case; every fault is added to `faults` with its place. Undefined if even the ruleset is unknown. */
export function readCase(
  { rulesets, words: wordsOf }: Games,
  data: unknown,
  index: number,
  faults: Faults,
): Case | undefined {
  const given = fields(data, `case ${index + 1}`, faults);
  const title = readTitle(given.case, `case ${index + 1}`, faults);
  const id = oneOf(
    given.ruleset,
    `${title}: ruleset`,
    faults,
    rulesets.map((each) => each.id),
  );
  const game = rulesets.find((each) => each.id === id);
  if (!game) return undefined;
  const words = wordsOf[id];
  noOthers(given, wordsKnown(game, words), title, faults);
  const board = readBoard(game, given.board, `${title}: board`, faults);
  const rules = game.on(board);
  const { pieces, screened, arrivals, preparation, ids } = readForces(rules, given, title, faults);
  const orders = readOrders(rules, given, ids, title, faults);
  if (orders.length === 0) faults.add(`${title}: do`, 'expected at least one order');
  words?.check(rules, given, ids, title, faults);
  return {
    title,
    rules,
    ...(words && { words }),
    given,
    board,
    borders: readBorders(rules, given.borders, `${title}: borders`, faults),
    works: readWorks(rules, given.works, `${title}: works`, faults),
    tables: readTables(rules, given.tables, `${title}: tables`, faults),
    extra: rules.scenarioFields.readBattle(rules.grid, given, faults),
    options: readOptions(rules, asValues(rules, given.options), `${title}: options`, faults),
    terrain: readTerrain(rules, given.terrain, `${title}: terrain`, faults),
    pieces,
    screened,
    arrivals,
    ...(preparation && { preparation }),
    ...(given.hands !== undefined && { hands: readHands(rules, given.hands, `${title}: hands`, faults) }),
    objectives: items(given.objectives, `${title}: objectives`, faults).map((objective, at) =>
      readObjective(rules, objective, `${title}: objectives[${at}]`, faults),
    ),
    nations: readNations(given.nations ?? {}, `${title}: nations`, faults),
    targets: readCounts(given.targets ?? {}, `${title}: targets`, faults),
    ratings: readCounts(given.ratings ?? {}, `${title}: ratings`, faults),
    active: oneOf(given.active, `${title}: active`, faults, SIDES, firstSide(pieces, orders)),
    ...(given.activated !== undefined && {
      activated: items(given.activated, `${title}: activated`, faults).map((each) =>
        oneOf(each, `${title}: activated`, faults, ids),
      ),
    }),
    orders,
    ...(given.refused !== undefined && {
      refused: readRefused(given.refused, `${title}: refused`, faults),
    }),
    expected: readThen(rules, words, given.then, ids, `${title}: then`, faults),
    ...(given.rolls !== undefined && { rolls: readRolls(given.rolls, `${title}: rolls`, faults) }),
    ...(given.asked !== undefined && { asked: readAsked(given.asked, `${title}: asked`, faults) }),
  };
}

const wordsKnown = ({ scenarioFields }: Ruleset, words: CaseFields | undefined): readonly string[] => [
  ...Object.keys({ ...CASE_WORDS, ...words?.given }),
  ...Object.keys(scenarioFields.battle),
];

function readNations(data: unknown, place: string, faults: Faults): Partial<Record<Side, string>> {
  const given = fields(data, place, faults);
  noOthers(given, SIDES, place, faults);
  return Object.fromEntries(
    SIDES.flatMap((side) =>
      given[side] === undefined ? [] : [[side, text(given[side], `${place}.${side}`, faults)]],
    ),
  );
}

/** Reads the orders line by line; the last may lead off the board if it is to be refused. */
function readOrders(
  rules: Ruleset,
  { do: data, refused }: Readonly<Record<string, unknown>>,
  ids: readonly PieceId[],
  title: string,
  faults: Faults,
): readonly CaseOrder[] {
  const lines = items(data, `${title}: do`, faults);
  const leavesBoard = refused === 'off-the-board';
  return lines.map((line, at) =>
    readOrder(rules, line, ids, `${title}: do[${at}]`, faults, leavesBoard && at === lines.length - 1),
  );
}

/** Converts options to the game's values: numbers to strings where needed, and on and off to true and false. */
function asValues({ options }: Ruleset, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const word = (value: unknown) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  return Object.fromEntries(
    Object.entries(data).map(([key, given]) => {
      const values = options.find(({ id }) => id === key)?.values ?? [];
      return [key, values.find((value) => word(value) === word(given)) ?? given];
    }),
  );
}

/** Reads the pieces: those on the board, and those that arrive later or are still to be deployed. */
function readForces(
  rules: Ruleset,
  given: Readonly<Record<string, unknown>>,
  title: string,
  faults: Faults,
): Pick<Case, 'pieces' | 'screened' | 'arrivals' | 'preparation'> & { readonly ids: readonly PieceId[] } {
  const { pieces: standing, screened } = readUnits(rules, given.units ?? {}, `${title}: units`, faults);
  const reserve = readReserves(rules, given.reserve, `${title}: reserve`, faults);
  const ids = [...Object.keys(standing), ...Object.keys(reserve.pieces)];
  for (const [where, pieces] of Object.entries({ units: standing, reserve: reserve.pieces }))
    checkStrength(rules, pieces, `${title}: ${where}`, faults);
  if (given.preparation === undefined) return { pieces: standing, screened, arrivals: reserve.arrivals, ids };
  const preparation = readPreparation(rules, given.preparation, `${title}: preparation`, faults);
  return { pieces: { ...standing, ...reserve.pieces }, screened, arrivals: [], preparation, ids };
}

/** The active side without `active`: that of the first piece to act. */
function firstSide(pieces: Readonly<Record<PieceId, PieceSetup>>, orders: readonly CaseOrder[]): Side {
  const actor = orders[0]?.order.unit;
  return (actor === undefined ? undefined : pieces[actor]?.side) ?? 'south';
}

/** Reads the key of the reason: an order refused for another reason would not prove the title. */
function readRefused(data: unknown, place: string, faults: Faults): string {
  if (typeof data === 'string' && data !== '') return data;
  faults.add(place, 'expected the key of a reason, like `refused: too-far`; docs/cases.md lists them');
  return '';
}

const readRolls = (data: unknown, place: string, faults: Faults): readonly (readonly [string, number])[] =>
  items(data, place, faults).map((roll, index) => {
    const [reason, count] = items(roll, `${place}[${index}]`, faults);
    return [text(reason, `${place}[${index}]`, faults), whole(count, `${place}[${index}]`, faults, 1)];
  });

export const readAsked = (
  data: unknown,
  place: string,
  faults: Faults,
): readonly (readonly [string, readonly string[]])[] =>
  items(data, place, faults).map((question, index) => {
    const [reason, options] = items(question, `${place}[${index}]`, faults);
    const words = items(options, `${place}[${index}]`, faults);
    return [text(reason, `${place}[${index}]`, faults), words.map(String)];
  });
