import { boardOf, type Grid } from '../board';
import {
  type CardInPlay,
  isUnit,
  type Leader,
  type Objective,
  type PieceId,
  type Place,
  SIDES,
  type Side,
  type SideState,
  type State,
  type Unit,
  type Winner,
} from '../state';
import { cardJson, cardsJson, readCards } from './cards-json';
import type { Setting } from './fixed-details';
import type { Written } from './json-cache';
import { markList as marksOf } from './marks';
import { FALLEN, GONE, ON_BOARD, type Piece, type PieceInfo, RESERVE, sideName, sideNumber } from './piece';
import { ownJson, pieceJson } from './piece-json';
import { byId } from './pieces';
import { DRAWN, NOBODY, Position } from './position';
import { wordNumber, wordOf } from './word-numbers';

/** The details of a type of unit or leader, and of one such piece, in the form that a game's rules need. */
export type KindOf<Kind> = (type: string, piece: Pick<Leader, 'side' | 'traits'>) => Kind;

const NO_WORKS: Readonly<Record<string, string>> = {};

type Kept = readonly [piece: Unit | Leader, status: number];

/** A game as far as its positions depend on it. */
interface Rules<Kind, Game> extends Pick<Setting<Game>, 'game'> {
  readonly grid: Grid;
  readonly kindOf: KindOf<Kind>;
  /** The names of the parts of its data that are kept separately. */
  readonly parts: readonly string[];
}

/** Reads a position from its JSON. Pieces have slots by their ids, in whatever order they were written. */
export function readState<Kind, Game>(rules: Rules<Kind, Game>, state: State): Position<Kind, Game> {
  const { kindOf } = rules;
  const pieces = [
    ...Object.values(state.units).map((piece): Kept => [piece, ON_BOARD]),
    ...Object.values(state.leaders).map((piece): Kept => [piece, ON_BOARD]),
    ...Object.values(state.fallenUnits).map((piece): Kept => [piece, FALLEN]),
    ...Object.values(state.fallenLeaders).map((piece): Kept => [piece, FALLEN]),
    ...Object.values(state.reserve).map((piece): Kept => [piece, RESERVE]),
  ].sort(([a], [b]) => (a.id < b.id ? -1 : 1));
  const position = new Position<Kind, Game>(settingOf(rules, state), pieces.length);
  for (const [piece, status] of pieces) addPiece(position, kindOf, piece, status);
  readTurn(position, kindOf, state);
  readSides(position, state);
  readCards(position, state.cards);
  position.setTerrain(state.terrain);
  position.setBorders(state.borders);
  position.setWorks(state.works ?? NO_WORKS);
  position.data.set(state.extra);
  position.setPreparation(state.preparation);
  position.settle();
  return position;
}

function settingOf<Kind, Game>({ grid, parts, game }: Rules<Kind, Game>, state: State): Setting<Game> {
  const board = boardOf(grid);
  const { ruleset, options, tables, arrivals, told } = state;
  return {
    ruleset,
    game,
    board,
    options,
    tables,
    sides: { south: unchanging(state.sides.south), north: unchanging(state.sides.north) },
    arrivals,
    ...(told && { told }),
    parts,
    objectives: state.objectives.map(({ held: _, ...given }) => ({
      ...given,
      side: sideNumber(given.side),
      spaces: given.spaces.map((space) => board.number(space)),
      given,
    })),
  };
}

/** The data of a side without its ruleset data, which change; `points` and `rating` are overwritten. */
const unchanging = ({ extra: _, ...side }: SideState): Setting['sides'][Side] => side;

function addPiece<Kind>(
  position: Position<Kind>,
  kindOf: KindOf<Kind>,
  json: Unit | Leader,
  status: number,
): Piece<Kind> {
  const unit = isUnit(json) ? json : undefined;
  const piece = position.add(infoOf(kindOf, json), status);
  const at = position.board.number(json.at);
  if (status === ON_BOARD) position.place(piece, at);
  else position.remember(piece, at);
  position.setMarks(piece, marksOf(json.marks));
  if (unit) {
    position.setStrength(piece, unit.strength);
    position.setFormation(piece, wordNumber(unit.formation));
    position.setFacing(piece, unit.facing);
    if (unit.also) {
      position.spread(
        piece,
        unit.also.map((space) => position.board.number(space)),
      );
    }
  }
  if (json.extra) position.setData(piece, json.extra);
  position.written.keep(piece, json);
  return piece;
}

/** The details of a piece that never change. */
function infoOf<Kind>(kindOf: KindOf<Kind>, json: Unit | Leader): PieceInfo<Kind> {
  const { id, side, type, name, nation, traits } = json;
  const unit = isUnit(json) ? json : undefined;
  return {
    id,
    side: sideNumber(side),
    kind: kindOf(type, json),
    type,
    isLeader: !unit,
    name,
    nation,
    maximumStrength: unit?.full ?? 0,
    armed: unit?.armed ?? [],
    traits,
  };
}

function readTurn<Kind>(position: Position<Kind>, kindOf: KindOf<Kind>, { turn, winner }: State): void {
  position.setTurn(turn.number, sideNumber(turn.side), wordNumber(turn.step), turn.activations);
  position.setWinner(winner === null ? NOBODY : winner === 'draw' ? DRAWN : sideNumber(winner));
  const { card } = turn;
  position.setLaid(card && laidOf(card));
  for (const [id, place] of Object.entries(card?.places ?? {})) {
    const piece = position.find(id) ?? goneFrom(position, kindOf, id, place);
    position.setStoodAt(piece, position.board.number(place.at));
  }
  for (const id of card?.ordered ?? []) {
    const piece = position.find(id);
    if (piece) position.ordered.add(piece.slot);
  }
}

const laidOf = ({ card, as, mirrored, allowance }: CardInPlay) => ({ card, as, mirrored, allowance });

/** A piece that has become part of another one since the card was played. */
function goneFrom<Kind>(
  position: Position<Kind>,
  kindOf: KindOf<Kind>,
  id: PieceId,
  { side, type }: Place,
): Piece<Kind> {
  const info = {
    id,
    side: sideNumber(side),
    kind: kindOf(type, { side }),
    type,
    name: id,
    nation: '',
    maximumStrength: 1,
  };
  return position.add({ ...info, isLeader: false, armed: [], traits: undefined }, GONE);
}

function readSides<Kind>(position: Position<Kind>, state: State): void {
  for (const side of SIDES) {
    const number = sideNumber(side);
    position.setPoints(number, state.sides[side].points);
    position.setRating(number, state.sides[side].rating);
    position.setSideData(number, state.sides[side].extra ?? {});
  }
  for (const [index, { held }] of state.objectives.entries()) {
    position.setHeld(
      index,
      held.map((space) => position.board.number(space)),
    );
  }
}

type Pieces = Pick<State, 'units' | 'leaders' | 'fallenUnits' | 'fallenLeaders' | 'reserve'>;
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** All pieces by status, sorted by id so that equal positions are written alike. */
function piecesJson<Kind>(position: Position<Kind>): Pieces {
  const pieces: { readonly [Key in keyof Pieces]: Mutable<Record<PieceId, Unit | Leader>> } = {
    units: {},
    leaders: {},
    fallenUnits: {},
    fallenLeaders: {},
    reserve: {},
  };
  for (const piece of byId(position.pieces.slice(0, position.count))) {
    const place = placeOf(piece);
    if (place) pieces[place][piece.id] = writtenJson(piece, position.written);
  }
  return pieces as Pieces;
}

function placeOf<Kind>({ status, isLeader }: Piece<Kind>): keyof Pieces | undefined {
  if (status === GONE) return undefined;
  if (status === RESERVE) return 'reserve';
  if (status === ON_BOARD) return isLeader ? 'leaders' : 'units';
  return isLeader ? 'fallenLeaders' : 'fallenUnits';
}

/** Writes the position as JSON. */
export function toState<Kind>(position: Position<Kind>): State {
  const { ruleset, options, tables, arrivals, objectives, board, told } = position.setting;
  const { borders, works } = position;
  return {
    ruleset,
    options,
    board: { rows: board.grid.rows, columns: board.grid.columns },
    terrain: position.terrain,
    borders,
    ...(Object.keys(works).length > 0 && { works }),
    sides: { south: sideJson(position, 'south'), north: sideJson(position, 'north') },
    ...piecesJson(position),
    arrivals,
    objectives: objectives.map(({ given }, index) => objectiveJson(position, given, index)),
    cards: cardsJson(position),
    preparation: position.preparation,
    turn: {
      number: position.turn,
      side: sideName(position.side),
      step: wordOf(position.step),
      activations: position.activations,
      card: cardJson(position),
    },
    extra: position.data.all,
    tables,
    winner: winnerJson(position),
    ...(told && { told }),
  };
}

function writtenJson<Kind>(piece: Piece<Kind>, written: Written): Unit | Leader {
  const known = written.of(piece);
  if (known) return known;
  const json = pieceJson(piece);
  written.keep(piece, json);
  return json;
}

function sideJson<Kind>(position: Position<Kind>, side: 'south' | 'north'): State['sides']['south'] {
  const number = sideNumber(side);
  return {
    ...position.setting.sides[side],
    points: position.points(number),
    rating: position.rating(number),
    ...ownJson(position.sideData(number)),
  };
}

const objectiveJson = <Kind>(
  position: Position<Kind>,
  given: Omit<Objective, 'held'>,
  index: number,
): Objective => ({ ...given, held: position.held(index).map((space) => position.board.name(space)) });

function winnerJson<Kind>({ winner }: Position<Kind>): Winner | null {
  if (winner === NOBODY) return null;
  return winner === DRAWN ? 'draw' : sideName(winner as 0 | 1);
}
