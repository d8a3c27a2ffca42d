import {
  type Adjustment,
  type Correction,
  FACINGS,
  type Faults,
  fields,
  items,
  type Json,
  type Leader,
  MOST_RATING,
  MOST_STRENGTH,
  noOthers,
  oneOf,
  type RulesetData,
  SIDES,
  type SideAdjustment,
  type TableCells,
  text,
  type Unit,
  whole,
} from '../core';

type Fields = Readonly<Record<string, unknown>>;

const TYPES = [
  'adjusted',
  'side-adjusted',
  'terrain-adjusted',
  'borders-adjusted',
  'table-adjusted',
  'enlisted',
] as const;

/** The fields that each kind of correction has. */
const FIELDS: Readonly<Record<(typeof TYPES)[number], readonly string[]>> = {
  adjusted: ['unit', 'change'],
  'side-adjusted': ['side', 'change', 'winner'],
  'terrain-adjusted': ['terrain'],
  'borders-adjusted': ['borders'],
  'table-adjusted': ['table', 'cells'],
  enlisted: ['piece'],
};

const CHANGES = ['name', 'nation', 'armed', 'at', 'strength', 'formation', 'facing', 'traits', 'eliminated'];
const LEADER_FIELDS = ['id', 'side', 'type', 'name', 'nation', 'at', 'marks', 'traits'];
const UNIT_FIELDS = [...LEADER_FIELDS, 'strength', 'full', 'formation', 'armed', 'facing', 'extra'];

/** Reads what a game master did by hand: nothing but its own fields. Whether it makes sense, the match says. */
export function readCorrection(data: unknown, place: string, faults: Faults): Correction {
  const given = fields(data, place, faults);
  const type = oneOf(given.type, `${place}.type`, faults, TYPES);
  noOthers(given, ['type', ...FIELDS[type]], place, faults);
  switch (type) {
    case 'adjusted': {
      const change = readChange(fields(given.change, `${place}.change`, faults), `${place}.change`, faults);
      return { type, unit: text(given.unit, `${place}.unit`, faults), change };
    }
    case 'side-adjusted': {
      const change = readSideChange(
        fields(given.change, `${place}.change`, faults),
        `${place}.change`,
        faults,
      );
      const side = oneOf(given.side, `${place}.side`, faults, SIDES);
      const { winner } = given;
      if (winner === undefined) return { type, side, change };
      return {
        type,
        side,
        change,
        winner: winner === null ? null : oneOf(winner, `${place}.winner`, faults, SIDES),
      };
    }
    case 'terrain-adjusted':
      return { type, terrain: readFields(given.terrain, `${place}.terrain`, faults) };
    case 'borders-adjusted':
      return { type, borders: readFields(given.borders, `${place}.borders`, faults) };
    case 'table-adjusted':
      return {
        type,
        table: text(given.table, `${place}.table`, faults),
        cells: readRows(given.cells, `${place}.cells`, faults),
      };
    case 'enlisted':
      return {
        type,
        piece: readPiece(fields(given.piece, `${place}.piece`, faults), `${place}.piece`, faults),
      };
  }
}

function readChange(change: Fields, place: string, faults: Faults): Adjustment {
  const { name, nation, armed, at, strength, formation, facing, traits, eliminated } = change;
  noOthers(change, CHANGES, place, faults);
  return {
    ...(name !== undefined && { name: text(name, `${place}.name`, faults) }),
    ...(nation !== undefined && { nation: text(nation, `${place}.nation`, faults) }),
    ...(armed !== undefined && { armed: readWeapons(armed, `${place}.armed`, faults) }),
    ...(at !== undefined && { at: text(at, `${place}.at`, faults) }),
    ...(strength !== undefined && {
      strength: whole(strength, `${place}.strength`, faults, 0, undefined, MOST_STRENGTH),
    }),
    ...(formation !== undefined && { formation: text(formation, `${place}.formation`, faults) }),
    ...(facing !== undefined && { facing: oneOf(facing, `${place}.facing`, faults, FACINGS) }),
    ...(traits !== undefined && { traits: readRulesetData(traits, `${place}.traits`, faults) }),
    ...(eliminated === true && { eliminated }),
  };
}

const readWeapons = (armed: unknown, place: string, faults: Faults): readonly string[] =>
  items(armed, place, faults).map((weapon) => text(weapon, place, faults));

function readSideChange(change: Fields, place: string, faults: Faults): SideAdjustment {
  const { points, target, rating } = change;
  noOthers(change, ['points', 'target', 'rating'], place, faults);
  return {
    ...(points !== undefined && { points: whole(points, `${place}.points`, faults, 0) }),
    ...(target !== undefined && {
      target: target === null ? null : whole(target, `${place}.target`, faults, 1),
    }),
    ...(rating !== undefined && {
      rating: whole(rating, `${place}.rating`, faults, 0, undefined, MOST_RATING),
    }),
  };
}

function readPiece(piece: Fields, place: string, faults: Faults): Unit | Leader {
  const word = (key: string) => text(piece[key], `${place}.${key}`, faults);
  const leader: Leader = {
    id: word('id'),
    side: oneOf(piece.side, `${place}.side`, faults, SIDES),
    type: word('type'),
    name: word('name'),
    nation: word('nation'),
    at: word('at'),
    marks: [],
    ...(piece.traits !== undefined && { traits: readRulesetData(piece.traits, `${place}.traits`, faults) }),
  };
  noOthers(piece, piece.strength === undefined ? LEADER_FIELDS : UNIT_FIELDS, place, faults);
  if (piece.strength === undefined) return leader;
  // What has become of it in the battle: nothing yet.
  noOthers(fields(piece.extra, `${place}.extra`, faults), [], `${place}.extra`, faults);
  return {
    ...leader,
    strength: whole(piece.strength, `${place}.strength`, faults, 0, undefined, MOST_STRENGTH),
    full: whole(piece.full, `${place}.full`, faults, 1, undefined, MOST_STRENGTH),
    formation: word('formation'),
    armed: readWeapons(piece.armed, `${place}.armed`, faults),
    ...(piece.facing !== undefined && {
      facing: oneOf(piece.facing, `${place}.facing`, faults, FACINGS),
    }),
    extra: {},
  };
}

/** Words by the places that they are for. */
const readFields = (data: unknown, place: string, faults: Faults): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields(data, place, faults)).map(([at, word]) => [
      at,
      text(word, `${place}.${at}`, faults),
    ]),
  );

/** Words and numbers whose meaning only the ruleset knows; whether they fit, the match says. */
const readRulesetData = (data: unknown, place: string, faults: Faults): RulesetData =>
  Object.fromEntries(
    Object.entries(fields(data, place, faults)).map(([word, value]): [string, Json] => [
      word,
      typeof value === 'number' || typeof value === 'boolean'
        ? value
        : text(value, `${place}.${word}`, faults),
    ]),
  );

/** Rows of words and numbers; whether they fit the table, the match says. */
const readRows = (data: unknown, place: string, faults: Faults): TableCells =>
  items(data, place, faults).map((row) =>
    items(row, place, faults).map((cell) => (typeof cell === 'number' ? cell : text(cell, place, faults))),
  );
