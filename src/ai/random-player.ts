import type { Ordered, Play, Position, Stream } from '../core';
import { Listing } from './listing';
import type { Player } from './player';

/** One order in this many ends the turn, so that a turn has a handful of orders. */
const ORDERS_A_TURN = 8;

/**
 * A player that chooses pieces and orders at random: decisions of the side as a whole come first, and now and then it
 * ends a turn.
 */
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
    if (end && stream.below(ORDERS_A_TURN) === 0) return this.#ended(end);
    const list = listing.ofSomebody(position, stream);
    if (list) return this.play.orderedAt(position, list, stream.below(list.length));
    if (!end) throw new RangeError('a dead end: no order is legal');
    return this.#ended(end);
  }

  /** Pieces without orders may have some afterwards. */
  #ended(end: Ordered<Kind>): Ordered<Kind> {
    this.#listing.restart();
    return end;
  }

  begin(): void {
    this.#listing.restart();
  }
}
