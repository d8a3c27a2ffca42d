import {
  exactly,
  type Faults,
  type Fields,
  fields,
  items,
  listOf,
  MOST_RATING,
  migrated,
  noOthers,
  oneOf,
  optional,
  orElse,
  text,
  UnusableData,
  whole,
  wholeFrom,
  wordFrom,
} from '../data';
import type { Refusal, Ruleset } from '../engine';
import { type Json, type Relief, SIDES, type Side, type State } from '../state';
import { readBriefing } from './briefing';
import { deploy } from './deploy';
import { readMapPicture } from './map-picture';
import { readBoard } from './read-board';
import { readTables } from './read-house-tables';
import { readBorders, readPieces, readReserve, readSpace, readTerrain, readWorks } from './read-pieces';
import { readPreparation } from './read-preparation';
import type { ArrivalSetup, ObjectiveSetup, PieceSetup, Scenario } from './scenario';
import { SCENARIO_FORMAT } from './scenario-format';
import { scenarioForms } from './scenario-forms';

/** The most characters in a text about the battle. */
const LONGEST_PROSE = 20_000;
/** The most pieces of a battle, later arrivals included: more than any board has room for is a mistake. */
const MOST_PIECES = 600;

/** A fault in a scenario, and its place: `units.a.type`. */
export interface Fault {
  readonly place: string;
  readonly fault: string;
  /** The reason why a piece may not start in its space. */
  readonly refusal?: Refusal;
}

/** Every fault in the data of a scenario; none if it can be played. */
export function scenarioFaults(game: Ruleset, data: unknown): readonly Fault[] {
  try {
    return readAll(game, data).found;
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error;
    return error.faults.map((fault) => ({ place: '', fault }));
  }
}

/**
 * Reads a scenario from outside. Throws UnusableData with every fault and its location; never returns part of a
 * scenario.
 */
export function readScenario(game: Ruleset, data: unknown): Scenario {
  const { read, found } = readAll(game, data);
  const lines = found.map(({ place, fault }) => `${place}: ${fault}`);
  if (lines.length > 0) throw new UnusableData(`scenario "${read.id}"`, lines);
  return read;
}

function readAll(game: Ruleset, data: unknown) {
  const found: Fault[] = [];
  const faults: Faults = { add: (place, fault) => found.push({ place, fault }) };
  const scenario = fields(migrated(SCENARIO_FORMAT, data), 'scenario', faults);
  noOthers(scenario, ['ruleset', ...Object.keys(scenarioForms(game))], 'scenario', faults);
  const board = readBoard(game, scenario.board, 'board', faults);
  const rules = game.on(board);
  const tables = readTables(rules, scenario.tables, 'tables', faults);
  const read: Scenario = {
    id: text(scenario.id, 'id', faults),
    ruleset: oneOf(scenario.ruleset, 'ruleset', faults, [rules.id]),
    title: text(scenario.title, 'title', faults),
    briefing: readBriefing(scenario.briefing, 'briefing', faults),
    source: text(scenario.source, 'source', faults, '', LONGEST_PROSE),
    first: oneOf(scenario.first, 'first', faults, SIDES),
    sides: readSides(rules, scenario.sides, faults),
    ...(scenario.board !== undefined && { board }),
    terrain: readTerrain(rules, scenario.terrain, 'terrain', faults),
    ...(scenario.borders !== undefined && {
      borders: readBorders(rules, scenario.borders, 'borders', faults),
    }),
    ...(scenario.works !== undefined && { works: readWorks(rules, scenario.works, 'works', faults) }),
    ...(scenario.tables !== undefined && { tables }),
    ...(scenario.picture !== undefined && { picture: readMapPicture(scenario.picture, 'picture', faults) }),
    ...readOwn(rules, scenario, faults),
    units: readUnits(rules, scenario, faults, tables),
    objectives: items(scenario.objectives, 'objectives', faults).map((objective, index) =>
      readObjective(rules, objective, `objectives[${index}]`, faults),
    ),
    arrivals: readArrivals(rules, scenario, faults, tables),
    ...(scenario.preparation !== undefined && {
      preparation: readPreparation(rules, scenario.preparation, 'preparation', faults),
    }),
    options: readOptions(rules, scenario.options, 'options', faults),
  };
  const pieces = [read.units, ...read.arrivals.map(({ units }) => units)].flatMap(Object.keys).length;
  if (pieces > MOST_PIECES) faults.add('units', `${pieces} pieces are too many; the limit is ${MOST_PIECES}`);
  if (found.length === 0 && !read.preparation) found.push(...placeFaults(rules, read));
  return { read, found };
}

function readSides({ sideStats }: Ruleset, data: unknown, faults: Faults): Scenario['sides'] {
  const sides = fields(data, 'sides', faults);
  noOthers(sides, SIDES, 'sides', faults);
  const side = (id: Side) => {
    const place = `sides.${id}`;
    const given = fields(sides[id], place, faults);
    noOthers(given, ['name', 'nation', ...sideStats], place, faults);
    return {
      name: text(given.name, `${place}.name`, faults),
      nation: text(given.nation, `${place}.nation`, faults),
      target: sideStats.includes('target') ? whole(given.target, `${place}.target`, faults, 1) : null,
      rating: sideStats.includes('rating')
        ? whole(given.rating, `${place}.rating`, faults, 1, undefined, MOST_RATING)
        : 0,
    };
  };
  return { south: side('south'), north: side('north') };
}

/** One objective of a scenario. */
export function readObjective(rules: Ruleset, data: unknown, place: string, faults: Faults): ObjectiveSetup {
  const spaces = listOf((space, at, inside) => readSpace(rules, space, at, inside));
  const read = exactly<ObjectiveSetup>({
    side: wordFrom(SIDES),
    spaces,
    points: wholeFrom(1),
    per: orElse(wordFrom(['each', 'all']), 'each'),
    held: optional(spaces),
    relief: optional(readRelief),
  });
  return read(data, place, faults);
}

/** The pieces of both sides; in a battle with a preparation none has a space yet. */
function readUnits(
  rules: Ruleset,
  { units, preparation }: Readonly<Record<string, unknown>>,
  faults: Faults,
  tables: State['tables'],
): Scenario['units'] {
  if (preparation === undefined) return readPieces(rules, units, 'units', faults, tables);
  return Object.fromEntries(
    Object.entries(fields(units, 'units', faults)).map(([id, piece]) => {
      const { at: _, ...others } = fields(piece, `units.${id}`, faults);
      return [id, readReserve(rules, others, `units.${id}`, faults, tables)];
    }),
  );
}

/** Pieces that arrive later; their names must not be those of pieces on the board. */
function readArrivals(
  rules: Ruleset,
  scenario: Readonly<Record<string, unknown>>,
  faults: Faults,
  tables: State['tables'],
): readonly ArrivalSetup[] {
  const taken = new Set(Object.keys(Object(scenario.units)));
  return items(scenario.arrivals, 'arrivals', faults).map((data, index) => {
    const place = `arrivals[${index}]`;
    const arrival = fields(data, place, faults);
    noOthers(arrival, ['side', 'turn', 'units', 'spaces'], place, faults);
    const side = oneOf(arrival.side, `${place}.side`, faults, SIDES);
    const units: Record<string, PieceSetup> = {};
    for (const [id, piece] of Object.entries(fields(arrival.units, `${place}.units`, faults))) {
      const where = `${place}.units.${id}`;
      if (taken.has(id)) faults.add(where, `the id "${id}" is used twice`);
      taken.add(id);
      // A piece that arrives later has no space yet, so an empty one is no fault.
      const { at, ...others } = fields(piece, where, faults);
      if (at !== undefined && at !== '')
        faults.add(`${where}.at`, "leave this out: the arrival's spaces say where it enters");
      units[id] = readReserve(rules, { ...others, side }, where, faults, tables);
    }
    return {
      side,
      turn: whole(arrival.turn, `${place}.turn`, faults, 1),
      units,
      spaces: items(arrival.spaces, `${place}.spaces`, faults).map((space) =>
        readSpace(rules, space, `${place}.spaces`, faults),
      ),
    };
  });
}

/** Reads the relief of an objective. */
export const readRelief = exactly<Relief>({ from: wholeFrom(1), within: wholeFrom(0) });

/** Rules options by id; missing ones get their first value. */
export function readOptions(
  rules: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<string, Json>> {
  const given = fields(data ?? {}, place, faults);
  const known = rules.options.map(({ id }) => id);
  noOthers(given, known, place, faults);
  const options: Record<string, Json> = {};
  for (const { id, values, initial } of rules.options) {
    const value = given[id] === undefined ? initial : values.find((each) => each === given[id]);
    if (value === undefined) faults.add(`${place}.${id}`, `must be one of ${values.join(', ')}`);
    else options[id] = value;
  }
  return options;
}

/** The faults of pieces that may not start in their spaces. */
const placeFaults = (rules: Ruleset, scenario: Scenario): readonly Fault[] => {
  const state = deploy(rules, scenario);
  return Object.keys(scenario.units).flatMap((id) => {
    const refusal = rules.placementFault(state, id);
    if (!refusal) return [];
    const fault = `${refusal.reason} (${refusal.space ?? ''}, ${refusal.rule})`;
    return { place: `units.${id}.at`, fault, refusal };
  });
};

/** The game's own data of a battle, if there are any. */
function readOwn(
  { scenarioFields, grid }: Ruleset,
  scenario: Fields,
  faults: Faults,
): Pick<Scenario, 'extra'> {
  if (Object.keys(scenarioFields.battle).length === 0) return {};
  const extra = scenarioFields.readBattle(grid, scenario, faults);
  return Object.keys(extra).length > 0 ? { extra } : {};
}
