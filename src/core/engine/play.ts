import { type Grid, NO_SPACE } from '../board';
import { byId, type Piece, type Position, readState, sideName, sideNumber, wordOf } from '../position';
import { FACINGS, type Facing, type PieceId, type Side, type State } from '../state';
import type { Context } from './context';
import type { Refusal } from './display-types';
import type { Ordered, OrderGiver, OrderKind } from './order-kind';
import { OrderList } from './order-list';
import type { Order } from './query';
import type { Procedure } from './question';
import type { JudgedDefinition, OrderRules } from './ruleset-definition';

/** The shared empty list of other units, for all orders of a single piece. */
const ALONE: readonly never[] = [];

/** The numbers of the kinds of order for a piece on the board in a step. */
interface StepKinds {
  readonly all: readonly number[];
  /** Those that may name a target. */
  readonly aimed: readonly number[];
  /** The others, the last first. */
  readonly others: readonly number[];
}

/** Applies a game to positions: the one place where its orders are listed, refused and carried out. */
export class Play<Kind = unknown, Game = unknown> {
  readonly #rules: OrderRules<Kind, Game>;
  readonly #kinds: ReadonlyMap<string, OrderKind<Kind, Game>>;
  /** The numbers of the kinds of order for each kind of receiver. */
  readonly #byGiver: Readonly<Record<OrderGiver, readonly number[]>>;
  readonly #byStep = new Map<number, StepKinds>();
  readonly #known = new WeakMap<State, Position<Kind, Game>>();
  readonly #list = new OrderList();

  constructor(
    /** The board on which the game is played. */
    readonly grid: Grid,
    readonly definition: JudgedDefinition<Kind, Game>,
  ) {
    const { kinds } = definition.orders;
    this.#rules = definition.orders;
    this.#kinds = new Map(kinds.map((kind) => [kind.type, kind]));
    const givenBy = (giver: OrderGiver) =>
      kinds.flatMap(({ givers }, number) => (givers.includes(giver) ? [number] : []));
    this.#byGiver = { piece: givenBy('piece'), reserve: givenBy('reserve'), side: givenBy('side') };
  }

  /** A new position, free to be changed. */
  positionOf(state: State): Position<Kind, Game> {
    return this.seen(state).copy();
  }

  /** A read-only position of a state, read once however often it is queried. */
  seen(state: State): Position<Kind, Game> {
    const known = this.#known.get(state);
    if (known) return known;
    const { grid, definition } = this;
    const { kindOf } = definition.pieces;
    const { parts = [] } = definition.kept;
    const position = readState({ grid, kindOf, parts, game: definition.game as Game }, state);
    this.#known.set(state, position);
    return position;
  }

  // Listing

  /** Adds every legal order of one piece of the side whose turn it is. */
  listOf(position: Position<Kind, Game>, piece: Piece<Kind>, list: OrderList): void {
    for (const number of this.#kindsFor(position, piece)) this.#listKind(position, piece, list, number);
  }

  /** Adds every legal order of one piece on the board that may name a target, as attacks do. */
  listAimed(position: Position<Kind, Game>, piece: Piece<Kind>, list: OrderList): void {
    const { aimed } = this.#kindsIn(position.step);
    if (aimed.length === 0 || piece.isInReserve || !this.#mayAct(position, piece)) return;
    for (const number of aimed) this.#listKind(position, piece, list, number);
  }

  /**
   * True if a piece has any legal order that `listAimed` does not list. The kinds listed last are tried first: moves,
   * which come early, are dear.
   */
  hasOthers(position: Position<Kind, Game>, piece: Piece<Kind>): boolean {
    if (!this.#mayAct(position, piece)) return false;
    const kinds = piece.isInReserve ? this.#byGiver.reserve : this.#kindsIn(position.step).others;
    const list = this.#list;
    list.clear();
    for (const number of kinds) {
      const kind = this.#rules.kinds[number];
      if (kind?.isPossible?.(position, piece)) return true;
      if (!kind?.isPossible) this.#listKind(position, piece, list, number);
      if (list.length > 0) return true;
    }
    return false;
  }

  /** The numbers of the kinds of order that a piece may be given now. */
  #kindsFor(position: Position<Kind, Game>, piece: Piece<Kind>): readonly number[] {
    if (!this.#mayAct(position, piece)) return ALONE;
    return piece.isInReserve ? this.#byGiver.reserve : this.#kindsIn(position.step).all;
  }

  #mayAct(position: Position<Kind, Game>, piece: Piece<Kind>): boolean {
    if (position.isOver || piece.side !== position.side) return false;
    if (!piece.isOnBoard && !piece.isInReserve) return false;
    return this.#rules.mayAct?.(position, piece) !== false;
  }

  /** The kinds for pieces on the board in a step, by the number of its word. */
  #kindsIn(step: number): StepKinds {
    const known = this.#byStep.get(step);
    if (known) return known;
    const { kinds } = this.#rules;
    const all = this.#byGiver.piece.filter(
      (number) => kinds[number]?.steps?.includes(wordOf(step)) !== false,
    );
    const isAimed = (number: number) => kinds[number]?.fields.includes('target') === true;
    const made = {
      all,
      aimed: all.filter(isAimed),
      others: all.filter((number) => !isAimed(number)).reverse(),
    };
    this.#byStep.set(step, made);
    return made;
  }

  #listKind(position: Position<Kind, Game>, piece: Piece<Kind>, list: OrderList, number: number): void {
    list.begin(number, piece as Piece);
    this.#rules.kinds[number]?.list(position, list, piece);
  }

  /**
   * Adds every legal order for the side as a whole; on request only those that end its turn, or only those that do not.
   */
  listOfSide(position: Position<Kind, Game>, list: OrderList, ends?: boolean): void {
    if (position.isOver) return;
    for (const number of this.#byGiver.side) {
      const kind = this.#rules.kinds[number];
      if (ends !== undefined && ends !== (kind?.endsTurn === true)) continue;
      list.begin(number, null);
      kind?.list(position, list, position.scratch);
    }
  }

  /** Adds every legal order, those of pieces first. */
  listAll(position: Position<Kind, Game>, list: OrderList): void {
    for (const piece of this.piecesOf(position)) this.listOf(position, piece, list);
    this.listOfSide(position, list);
  }

  /** The pieces of the side whose turn it is, on the board or in reserve, by id. */
  piecesOf(position: Position<Kind, Game>): readonly Piece<Kind>[] {
    const { side, count, pieces } = position;
    const own: Piece<Kind>[] = [];
    for (let slot = 0; slot < count; slot += 1) {
      const piece = pieces[slot] as Piece<Kind>;
      if (piece.side === side && (piece.isOnBoard || piece.isInReserve)) own.push(piece);
    }
    return byId(own);
  }

  /** Every order that the pieces of a side could be given if it were its turn and none of them had acted yet. */
  ordersAsIf(state: State, side: Side): readonly Order[] {
    const position = this.positionOf(state);
    position.setTurn(position.turn, sideNumber(side), position.step, position.activations);
    position.clearMarks();
    this.#list.clear();
    for (const piece of this.piecesOf(position)) {
      this.#rules.asIf?.(position, piece);
      this.listOf(position, piece, this.#list);
    }
    return this.allNamed(position, this.#list);
  }

  /** Every order of a list, by names. */
  allNamed(position: Position<Kind, Game>, list: OrderList): readonly Order[] {
    return Array.from({ length: list.length }, (_, index) => this.orderAt(position, list, index));
  }

  /** An order of a list, by names. */
  orderAt(position: Position<Kind, Game>, list: OrderList, index: number): Order {
    const { type, fields } = this.#kindAt(list, index);
    const word = list.word(index);
    const piece = position.pieces[list.slot(index)];
    const target = position.pieces[list.target(index)];
    const together = list.together(index);
    const to = list.to(index);
    return {
      type,
      side: sideName(position.side),
      ...(piece && { unit: piece.id }),
      ...(together.length > 0 && { units: together.map((slot) => position.pieces[slot]?.id ?? '') }),
      ...(target && { target: target.id }),
      ...(to !== NO_SPACE && { to: position.board.name(to) }),
      ...(word !== '' && fields.includes('card') && { card: word }),
      ...(word !== '' && fields.includes('terrain') && { terrain: word }),
      ...(word !== '' && fields.includes('facing') && { facing: word as Facing }),
    };
  }

  /** An order of a list with its names looked up. */
  orderedAt(position: Position<Kind, Game>, list: OrderList, index: number): Ordered<Kind> {
    const { type, fields } = this.#kindAt(list, index);
    const word = list.word(index);
    const together = list.together(index);
    return {
      type,
      side: position.side,
      piece: pieceIn(position, list.slot(index)),
      units: together.length === 0 ? ALONE : together.flatMap((slot) => position.pieces[slot] ?? []),
      target: pieceIn(position, list.target(index)),
      to: list.to(index),
      via: null,
      facing: word !== '' && fields.includes('facing') ? (word as Facing) : undefined,
      card: word !== '' && fields.includes('card') ? word : '',
      terrain: word !== '' && fields.includes('terrain') ? word : '',
    };
  }

  /** The names of an order. */
  named(position: Position<Kind, Game>, ordered: Ordered<Kind>): Order {
    const { type, side, piece, units, target, to, facing, card, terrain } = ordered;
    return {
      type,
      side: sideName(side),
      ...(piece && { unit: piece.id }),
      ...(units.length > 0 && { units: units.map(({ id }) => id) }),
      ...(target && { target: target.id }),
      ...(to !== NO_SPACE && { to: position.board.name(to) }),
      ...(facing && { facing }),
      ...(card !== '' && { card }),
      ...(terrain !== '' && { terrain }),
    };
  }

  #kindAt(list: OrderList, index: number): OrderKind<Kind, Game> {
    return this.#rules.kinds[list.kind(index)] as OrderKind<Kind, Game>;
  }

  // One order

  /** Looks up the names of an order. */
  ordered(position: Position<Kind, Game>, order: Order): Ordered<Kind> {
    const { board } = position;
    const { type, side, unit, units, target, to, via, facing, card = '', terrain = '' } = order;
    const find = (id: PieceId | undefined) => (id === undefined ? null : (position.find(id) ?? null));
    return {
      type,
      side: sideNumber(side),
      piece: find(unit),
      units: units ? units.flatMap((id) => find(id) ?? []) : ALONE,
      target: find(target),
      to: to === undefined ? NO_SPACE : board.number(to),
      via: via ? via.map((space) => board.number(space)) : null,
      facing: FACINGS.find((each) => each === facing),
      card,
      terrain,
    };
  }

  refusalOf(position: Position<Kind, Game>, order: Ordered<Kind>): Refusal | undefined {
    const against = this.#rules.anyFault(position, order);
    if (against) return against;
    const kind = this.#kinds.get(order.type);
    if (kind) return kind.refusal(position, order);
    return this.#rules.unknownOrder?.(position, order) ?? { reason: 'no-such-order', rule: 'match' };
  }

  /** Carries out an order; returns the procedure if it needs dice, cards or choices. */
  carryOut(c: Context<Kind, Game>, order: Ordered<Kind>): Procedure | undefined {
    const kind = this.#kinds.get(order.type);
    if (!kind) throw new RangeError(`ruleset ${this.definition.id} has no order "${order.type}"`);
    const goesOn = kind.carryOut(c, order);
    const { upkeep } = this.#rules;
    if (!upkeep) return goesOn;
    if (goesOn) return keptUp(goesOn, () => upkeep(c, order));
    upkeep(c, order);
    return undefined;
  }
}

/** The piece in a slot; null for none. An index below zero is looked up by name, which is slow. */
const pieceIn = <Kind, Game>({ pieces }: Position<Kind, Game>, slot: number): Piece<Kind> | null =>
  slot < 0 ? null : (pieces[slot] ?? null);

function* keptUp(order: Procedure, upkeep: () => void): Procedure {
  yield* order;
  upkeep();
}
