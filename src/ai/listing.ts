import { type Ordered, OrderList, type Piece, type Play, type Position, type Stream } from '../core';

/** The legal orders of a position, listed piece by piece, so that no more are listed than needed. */
export class Listing<Kind> {
  readonly #list = new OrderList();
  /** The pieces whose orders have not been listed yet at this moment. */
  #open: Piece<Kind>[] = [];
  readonly #moment = { turn: 0, step: 0, side: 0, isKnown: false };

  constructor(readonly play: Play<Kind>) {}

  /** A random order for the side as a whole that does not end its turn, if there is any. */
  ofSide(position: Position<Kind>, stream: Stream): Ordered<Kind> | undefined {
    return this.#anyOfSide(position, stream, false);
  }

  /** The order that ends the turn or a part of it, if it is legal. */
  ending(position: Position<Kind>, stream: Stream): Ordered<Kind> | undefined {
    return this.#anyOfSide(position, stream, true);
  }

  #anyOfSide(position: Position<Kind>, stream: Stream, ends: boolean): Ordered<Kind> | undefined {
    const list = this.#list;
    list.clear();
    this.play.listOfSide(position, list, ends);
    if (list.length === 0) return undefined;
    return this.play.orderedAt(position, list, list.length === 1 ? 0 : stream.below(list.length));
  }

  /** The orders of a random piece among those that still have any; undefined if none has. */
  ofSomebody(position: Position<Kind>, stream: Stream): OrderList | undefined {
    return this.#pick(position, stream, false);
  }

  /** The attacks of such a piece, a list that may be empty; its other orders are not listed. */
  attacksOfSomebody(position: Position<Kind>, stream: Stream): OrderList | undefined {
    return this.#pick(position, stream, true);
  }

  /** Lists the orders, or only the attacks, of a random piece among those that still have orders. */
  #pick(position: Position<Kind>, stream: Stream, onlyAttacks: boolean): OrderList | undefined {
    if (this.#isNew(position)) this.#open = [...this.play.piecesOf(position)];
    const { play } = this;
    const open = this.#open;
    const list = this.#list;
    while (open.length > 0) {
      const at = stream.below(open.length);
      const piece = open[at] as Piece<Kind>;
      list.clear();
      if (onlyAttacks) play.listAimed(position, piece, list);
      else play.listOf(position, piece, list);
      if (list.length > 0 || (onlyAttacks && play.hasOthers(position, piece))) return list;
      // A piece without orders now gets none before the turn continues.
      open[at] = open[open.length - 1] as Piece<Kind>;
      open.pop();
    }
    return undefined;
  }

  /** True if this is not the same moment as before. */
  #isNew({ turn, step, side }: Position<Kind>): boolean {
    const moment = this.#moment;
    if (moment.isKnown && moment.turn === turn && moment.step === step && moment.side === side) return false;
    moment.turn = turn;
    moment.step = step;
    moment.side = side;
    moment.isKnown = true;
    return true;
  }

  /** Forgets the pieces without orders, since another battle follows. */
  restart(): void {
    this.#moment.isKnown = false;
  }
}
