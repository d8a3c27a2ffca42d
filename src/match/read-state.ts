import {
  type Faults,
  fields,
  HIDDEN_CARD,
  items,
  type Leader,
  MOST_RATING,
  MOST_STRENGTH,
  noOthers,
  oneOf,
  type PieceType,
  type Ruleset,
  readBoard,
  readBorders,
  readFitting,
  readSpace,
  readTables,
  readTerrain,
  readWorks,
  SIDES,
  type Side,
  type SideState,
  type State,
  text,
  type Unit,
  type Winner,
  whole,
} from '../core';

/** The game on the board of a position that was kept. */
export function onItsBoard(game: Ruleset, data: unknown, place: string, faults: Faults): Ruleset {
  const { board } = fields(data, place, faults);
  // Battles kept before there were boards of several sizes do not say which they are on.
  if (board === undefined) return game;
  const { rows, columns } = fields(board, `${place}.board`, faults);
  return game.on(readBoard(game, [columns, rows], `${place}.board`, faults));
}

/** Checks a position that was kept: every piece known to the rules and on the board, every number in range. */
export function readState(rules: Ruleset, data: unknown, place: string, faults: Faults): State {
  const state = fields(data, place, faults);
  oneOf(state.ruleset, `${place}.ruleset`, faults, [rules.id]);
  readTerrain(rules, state.terrain, `${place}.terrain`, faults);
  const sides = fields(state.sides, `${place}.sides`, faults);
  for (const side of SIDES) checkSide(sides[side], `${place}.sides.${side}`, faults);
  checkPieces(rules, state, place, faults);
  checkGame(rules, state, place, faults);
  readBorders(rules, state.borders, `${place}.borders`, faults);
  readWorks(rules, state.works, `${place}.works`, faults);
  readTables(rules, state.tables, `${place}.tables`, faults);
  items(state.arrivals, `${place}.arrivals`, faults);
  checkTurn(rules, state.turn, `${place}.turn`, faults);
  fields(state.options, `${place}.options`, faults);
  items(state.objectives, `${place}.objectives`, faults);
  if (state.cards !== null) checkCards(rules, state.cards, `${place}.cards`, faults);
  if (state.preparation !== null) fields(state.preparation, `${place}.preparation`, faults);
  if (state.winner !== null) oneOf<Winner>(state.winner, `${place}.winner`, faults, [...SIDES, 'draw']);
  // What positions did not have when the first of them were kept.
  const { usual } = rules.boards;
  return { board: usual, borders: {}, extra: {}, tables: {}, ...state } as unknown as State;
}

/** What the game alone knows of the battle. */
function checkGame(
  rules: Ruleset,
  state: Readonly<Record<string, unknown>>,
  place: string,
  faults: Faults,
): void {
  const kinds = [state.units, state.leaders, state.fallenUnits, state.fallenLeaders, state.reserve];
  const pieces = kinds.flatMap((group) => Object.keys(Object(group)));
  const { grid } = rules;
  const data = fields(state.extra ?? {}, `${place}.extra`, faults);
  rules.kept.battle(data, { grid, pieces }, `${place}.extra`, faults);
}

/** Those on the board, those that have fallen, and those in reserve. */
function checkPieces(
  rules: Ruleset,
  state: Readonly<Record<string, unknown>>,
  place: string,
  faults: Faults,
): void {
  for (const key of ['units', 'fallenUnits'] as const) {
    const least = key === 'units' ? rules.leastStrength : 0;
    for (const [id, unit] of Object.entries(fields(state[key], `${place}.${key}`, faults))) {
      checkUnit(rules, unit, id, least, `${place}.${key}.${id}`, faults);
      checkSpread(rules, unit, key === 'units', `${place}.${key}.${id}`, faults);
    }
  }
  for (const key of ['leaders', 'fallenLeaders'] as const) {
    for (const [id, leader] of Object.entries(fields(state[key], `${place}.${key}`, faults))) {
      checkPiece(rules, leader, id, `${place}.${key}.${id}`, faults);
    }
  }
  for (const [id, piece] of Object.entries(fields(state.reserve, `${place}.reserve`, faults))) {
    checkName(rules, piece, id, `${place}.reserve.${id}`, faults);
  }
}

function checkSide(data: unknown, place: string, faults: Faults): void {
  const side = fields(data, place, faults) as Partial<SideState>;
  text(side.name, `${place}.name`, faults);
  text(side.nation, `${place}.nation`, faults);
  whole(side.points, `${place}.points`, faults, 0);
  if (side.target !== null) whole(side.target, `${place}.target`, faults, 1);
  whole(side.rating, `${place}.rating`, faults, 0, undefined, MOST_RATING);
  if (side.extra !== undefined) fields(side.extra, `${place}.extra`, faults);
}

function checkCards(rules: Ruleset, data: unknown, place: string, faults: Faults): void {
  const cards = fields(data, place, faults);
  const hands = fields(cards.hands, `${place}.hands`, faults);
  fields(cards.last, `${place}.last`, faults);
  if (cards.parked !== undefined) checkParked(rules, cards.parked, `${place}.parked`, faults);
  const known = [...Object.keys(rules.cards), HIDDEN_CARD];
  const lists = { 'hands.south': hands.south, 'hands.north': hands.north, discard: cards.discard };
  for (const [name, list] of Object.entries(lists)) {
    if (!Array.isArray(list)) faults.add(`${place}.${name}`, 'a list is needed');
    else for (const card of list) oneOf(card, `${place}.${name}`, faults, known);
  }
}

/** Cards that lie face down before a side. */
function checkParked(rules: Ruleset, data: unknown, place: string, faults: Faults): void {
  const parked = fields(data, place, faults);
  for (const side of SIDES) {
    for (const [name, cards] of Object.entries(fields(parked[side], `${place}.${side}`, faults))) {
      const where = `${place}.${side}.${name}`;
      oneOf(name, where, faults, Object.keys(rules.parking));
      for (const card of items(cards, where, faults, rules.parking[name] ?? 0)) {
        oneOf(card, where, faults, [...Object.keys(rules.cards), HIDDEN_CARD]);
      }
    }
  }
}

function checkPiece(rules: Ruleset, data: unknown, id: string, place: string, faults: Faults): void {
  checkName(rules, data, id, place, faults);
  readSpace(rules, fields(data, place, faults).at, `${place}.at`, faults);
}

/** What every piece has, on the board or off it. */
function checkName(rules: Ruleset, data: unknown, id: string, place: string, faults: Faults): void {
  const piece = fields(data, place, faults) as Partial<Leader>;
  oneOf(piece.id, `${place}.id`, faults, [id]);
  oneOf<Side>(piece.side, `${place}.side`, faults, SIDES);
  oneOf(piece.type, `${place}.type`, faults, Object.keys(rules.pieces));
  text(piece.name, `${place}.name`, faults);
  text(piece.nation, `${place}.nation`, faults);
  checkTraits(rules, piece, place, faults);
  if (piece.extra !== undefined) fields(piece.extra, `${place}.extra`, faults);
  for (const mark of items(piece.marks, `${place}.marks`, faults)) text(mark, `${place}.marks`, faults);
}

/** What a scenario may say of a piece beside its type, and the game alone reads. */
function checkTraits(
  rules: Ruleset,
  { type, side, traits }: Partial<Leader>,
  place: string,
  faults: Faults,
): void {
  if (traits === undefined) return;
  const given = fields(traits, `${place}.traits`, faults);
  noOthers(given, rules.words.piece, `${place}.traits`, faults);
  const kind = typeOf(rules, type);
  if (kind && side) rules.words.readPiece(kind, side, given, `${place}.traits`, faults);
}

const typeOf = ({ pieces }: Ruleset, type: unknown): PieceType | undefined =>
  typeof type === 'string' && Object.hasOwn(pieces, type) ? pieces[type] : undefined;

function checkUnit(
  rules: Ruleset,
  data: unknown,
  id: string,
  leastStrength: number,
  place: string,
  faults: Faults,
): void {
  checkPiece(rules, data, id, place, faults);
  const unit = fields(data, place, faults) as Partial<Unit>;
  whole(unit.strength, `${place}.strength`, faults, leastStrength, undefined, MOST_STRENGTH);
  whole(unit.full, `${place}.full`, faults, 1, undefined, MOST_STRENGTH);
  if (unit.facing !== undefined) oneOf(unit.facing, `${place}.facing`, faults, rules.facings);
  const kind = typeOf(rules, unit.type);
  readFitting(rules, kind, 'formations', unit.formation, `${place}.formation`, faults);
  rules.kept.unit(fields(unit.extra, `${place}.extra`, faults), `${place}.extra`, faults);
  for (const weapon of items(unit.armed, `${place}.armed`, faults)) {
    readFitting(rules, kind, 'weapons', weapon, `${place}.armed`, faults);
  }
}

/** The other spaces of a unit that takes up several. */
function checkSpread(rules: Ruleset, data: unknown, stands: boolean, place: string, faults: Faults): void {
  const { at, also } = fields(data, place, faults) as Partial<Unit>;
  if (also === undefined) return;
  const spaces = items(also, `${place}.also`, faults);
  for (const space of spaces) readSpace(rules, space, `${place}.also`, faults);
  if (!stands) faults.add(`${place}.also`, 'only who is on the board stands in several spaces');
  else if (spaces.length === 0 || new Set([at, ...spaces]).size <= spaces.length) {
    faults.add(`${place}.also`, 'other spaces than its own are needed, each of them once');
  }
}

function checkTurn(rules: Ruleset, data: unknown, place: string, faults: Faults): void {
  const turn = fields(data, place, faults);
  if (turn.card !== null) {
    const card = fields(turn.card, `${place}.card`, faults);
    for (const key of ['card', 'as'])
      oneOf(card[key], `${place}.card.${key}`, faults, Object.keys(rules.cards));
    fields(card.places, `${place}.card.places`, faults);
    if (!Array.isArray(card.ordered)) faults.add(`${place}.card.ordered`, 'a list is needed');
  }
  whole(turn.number, `${place}.number`, faults, 0);
  oneOf<Side>(turn.side, `${place}.side`, faults, SIDES);
  text(turn.step, `${place}.step`, faults);
  whole(turn.activations, `${place}.activations`, faults, 0);
}
