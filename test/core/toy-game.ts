import {
  boardOf,
  type CardType,
  type Context,
  chitsDrawn,
  defineRuleset,
  drawOpenly,
  hexGrid,
  type Ordered,
  type OrderKind,
  type Piece,
  type Position,
  type Procedure,
  type Ruleset,
  readState,
  type State,
  type Unit,
} from '../../src/core';

/** What a piece is to the toy game: its type. */
type Kind = string;
export type Battle = Position<Kind>;
export type Course = Context<Kind>;

const grid = hexGrid(5, 6);
export const BOARD = boardOf(grid);

/** An order without conditions that does what it is told. */
const plain = (
  type: string,
  words: OrderKind<Kind>['fields'],
  carryOut: (c: Course, order: Ordered<Kind>) => Procedure | undefined,
): OrderKind<Kind> => ({
  type,
  fields: words,
  givers: ['piece'],
  list: () => {},
  refusal: () => undefined,
  carryOut,
});

/** Units that stand side by side go one row on together. */
const together: OrderKind<Kind> = {
  ...plain('advance-together', ['unit', 'units', 'to'], (c, { piece, units }) => {
    for (const unit of piece ? [piece, ...units] : units) {
      const [to] = c.position.board.towards('first-row', unit.at);
      if (to !== undefined) c.moved(unit, to, [to]);
    }
    return undefined;
  }),
  list(position, orders, piece) {
    orders.add();
    const others = companions(position, piece);
    for (const [index] of others.entries()) orders.addTogether(others.slice(0, index + 1));
    if (others.length > 0) orders.addTogether(others, null, piece.at);
    orders.addSpace(piece.at);
  },
};

/** What is in the cup of the toy game. */
export const CUP = ['red', 'blue', 'red', 'white'];

/** Two chits are drawn, or cards: every red one after another costs a strength point, a blue one ends it. */
const draw = plain('draw', ['unit'], (c, { piece }) => drawTwo(c, piece, true));

/** The same, unseen by the other side. */
const drawUnseen = plain('draw-unseen', ['unit'], (c, { piece }) => drawTwo(c, piece, false));

function* drawTwo(c: Course, piece: Piece<Kind> | null, isOpen: boolean): Procedure {
  const { side } = c.position;
  const chits = yield* isOpen ? drawOpenly(c, 'round', side, 2, CUP) : c.draw('deal', side, 2, CUP);
  if (isOpen) chitsDrawn(c, side, chits, 'round');
  const [first, second] = chits;
  if (piece && first === 'red') c.lost(piece, second === 'red' ? 2 : 1, 'chits');
}

function companions(position: Battle, piece: Piece<Kind>): readonly Piece<Kind>[] {
  const { board } = position;
  return position.force(piece.side).units.filter(({ at }) => board.distance(at, piece.at) === 1);
}

/** The cards of the toy game, each of them once. */
export const DECK = ['ace', 'king', 'queen', 'jack', 'ten', 'nine', 'eight'];

const cardType = (id: string): CardType => ({ id, family: '', sign: id, count: 1, rule: '' });

/** A game of a few orders that no real game has yet, to try out what the core can do. */
export const toyGame: Ruleset = defineRuleset<Kind>({
  id: 'toy',
  version: 1,
  board: {
    boards: {
      usual: { rows: 5, columns: 6 },
      least: { rows: 5, columns: 6 },
      most: { rows: 5, columns: 6 },
    },
    gridOf: () => grid,
    terrain: { clear: { id: 'clear', drawn: 'clear' } },
    borders: { wall: { id: 'wall', drawn: 'wall' }, stream: { id: 'stream', drawn: 'stream' } },
    works: { earthworks: { id: 'earthworks', drawn: 'field-works' } },
  },
  pieces: { pieces: {}, kindOf: (type) => type, formations: ['line'] },
  orders: { kinds: [together, draw, drawUnseen], anyFault: () => undefined, prepare: () => {} },
  shown: {
    dice: {},
    cards: Object.fromEntries(DECK.map((id) => [id, cardType(id)])),
    deck: DECK,
    parking: { track: 4 },
  },
  kept: {},
});

export const unit = (id: string, side: 'south' | 'north', at: string, more: Partial<Unit> = {}): Unit => ({
  id,
  side,
  type: 'foot',
  name: id,
  nation: 'french',
  at,
  marks: [],
  strength: 3,
  full: 4,
  formation: 'line',
  armed: [],
  extra: {},
  ...more,
});

/** A battle of the toy game with these units. */
export const toyState = (units: readonly Unit[], more: Partial<State> = {}): State => ({
  ruleset: 'toy',
  options: {},
  board: { rows: 5, columns: 6 },
  terrain: {},
  borders: {},
  sides: {
    south: { name: 'South', nation: 'french', points: 0, target: null, rating: 0 },
    north: { name: 'North', nation: 'british', points: 0, target: null, rating: 0 },
  },
  units: Object.fromEntries(units.map((each) => [each.id, each])),
  leaders: {},
  fallenUnits: {},
  fallenLeaders: {},
  reserve: {},
  arrivals: [],
  objectives: [],
  cards: null,
  preparation: null,
  turn: { number: 1, side: 'south', step: 'orders', activations: 0, card: null },
  extra: {},
  tables: {},
  winner: null,
  ...more,
});

/** The position of such a battle. */
export const toyPosition = (state: State): Battle =>
  readState({ grid, kindOf: (type) => type, parts: [], game: null }, state);
