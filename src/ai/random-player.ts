import type { Ordered, Play, Position, Stream } from '../core';
import { Listing } from './listing';
import type { Player } from './player';

/** One order in so many ends the turn, so that a turn sees a handful of orders. */
const ORDERS_A_TURN = 8;

/** Every piece and every order alike: what the side as a whole is to decide comes first, and now and then a turn ends. */
export class RandomPlayer<Kind> implements Player<Kind> {
  readonly #listing: Listing<Kind>;

  constructor(readonly play: Play<Kind>) {
    this.#listing = new Listing(play);
  }

  choose(position: Position<Kind>, stream: Stream): Ordered<Kind> {
    const listing = this.#listing;
    const first = listing.ofSide(position, stream);
    if (first) return first;
    const end = listing.ending(position, stream);
    if (end && stream.below(ORDERS_A_TURN) === 0) return end;
    const list = listing.ofSomebody(position, stream);
    if (list) return this.play.orderedAt(position, list, stream.below(list.length));
    if (!end) throw new RangeError('a dead end: no order is legal');
    return end;
  }

  begin(): void {
    this.#listing.restart();
  }
}
