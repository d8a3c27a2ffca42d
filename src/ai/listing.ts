import { type Ordered, OrderList, type Piece, type Play, type Position, type Stream } from '../core';

/** The legal orders of a position, asked for piece by piece, so that nobody lists more than he looks at. */
export class Listing<Kind> {
  readonly #list = new OrderList();
  /** Whose orders have not been looked at yet, and at which moment. */
  #open: Piece<Kind>[] = [];
  readonly #moment = { turn: 0, step: 0, side: 0, isKnown: false };

  constructor(readonly play: Play<Kind>) {}

  /** An order that the side as a whole can be given, and that does not end its turn: by chance, if there is any. */
  ofSide(position: Position<Kind>, stream: Stream): Ordered<Kind> | undefined {
    return this.#anyOfSide(position, stream, false);
  }

  /** The order that ends the turn, if it is legal. */
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

  /** The orders of a piece chosen by chance among those that still have any; undefined if nobody has. */
  ofSomebody(position: Position<Kind>, stream: Stream): OrderList | undefined {
    if (this.#isNew(position)) this.#open = [...this.play.piecesOf(position)];
    const open = this.#open;
    while (open.length > 0) {
      const at = stream.below(open.length);
      const list = this.#list;
      list.clear();
      this.play.listOf(position, open[at] as Piece<Kind>, list);
      if (list.length > 0) return list;
      // Who has no order now has none before the turn goes on.
      open[at] = open[open.length - 1] as Piece<Kind>;
      open.pop();
    }
    return undefined;
  }

  /** Whether another moment is looked at than the one before. */
  #isNew({ turn, step, side }: Position<Kind>): boolean {
    const moment = this.#moment;
    if (moment.isKnown && moment.turn === turn && moment.step === step && moment.side === side) return false;
    moment.turn = turn;
    moment.step = step;
    moment.side = side;
    moment.isKnown = true;
    return true;
  }

  /** Forgets who has no orders: another battle is looked at. */
  restart(): void {
    this.#moment.isKnown = false;
  }
}
