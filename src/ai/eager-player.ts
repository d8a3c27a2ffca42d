import {
  enemyOfNumber,
  NO_SPACE,
  type Ordered,
  type OrderList,
  type Play,
  type Position,
  type Stream,
} from '../core';
import { Listing } from './listing';
import type { Player } from './player';

/** In so many of four cases an attack is chosen where there is one, and else a way to the enemy. */
const EAGERNESS = 3;
const CASES = 4;
/** So many pieces are looked at for an attack before another order will do. */
const LOOKS = 4;

/** A side that wants to fight: an attack, else a way to the enemy, else whatever else there is. */
export class EagerPlayer<Kind> implements Player<Kind> {
  readonly #listing: Listing<Kind>;

  constructor(readonly play: Play<Kind>) {
    this.#listing = new Listing(play);
  }

  choose(position: Position<Kind>, stream: Stream): Ordered<Kind> {
    const first = this.#listing.ofSide(position, stream);
    if (first) return first;
    const isEager = stream.below(CASES) < EAGERNESS;
    for (let look = 0; isEager && look < LOOKS; look += 1) {
      const list = this.#listing.ofSomebody(position, stream);
      const wanted = list && this.#wanted(position, list, stream, look === LOOKS - 1);
      if (wanted) return wanted;
    }
    const list = this.#listing.ofSomebody(position, stream);
    if (list) return this.play.orderedAt(position, list, stream.below(list.length));
    const end = this.#listing.ending(position, stream);
    if (!end) throw new RangeError('a dead end: no order is legal');
    return end;
  }

  /** An attack by chance; if need be a way to the enemy. */
  #wanted(
    position: Position<Kind>,
    list: OrderList,
    stream: Stream,
    moves: boolean,
  ): Ordered<Kind> | undefined {
    const attacks: number[] = [];
    const closer: number[] = [];
    for (let index = 0; index < list.length; index += 1) {
      if (list.target(index) >= 0) attacks.push(index);
      else if (moves && getsCloser(position, list, index)) closer.push(index);
    }
    const wanted = attacks.length > 0 ? attacks : closer;
    const chosen = wanted[wanted.length > 0 ? stream.below(wanted.length) : 0];
    return chosen === undefined ? undefined : this.play.orderedAt(position, list, chosen);
  }

  begin(): void {
    this.#listing.restart();
  }
}

/** Whether a piece comes nearer to the nearest enemy unit by an order. */
function getsCloser<Kind>(position: Position<Kind>, list: OrderList, index: number): boolean {
  const piece = position.pieces[list.slot(index)];
  const to = list.to(index);
  if (!piece?.isOnBoard || to === NO_SPACE) return false;
  const enemies = position.force(enemyOfNumber(piece.side)).units;
  let now = Number.POSITIVE_INFINITY;
  let then = Number.POSITIVE_INFINITY;
  for (const { at } of enemies) {
    now = Math.min(now, position.board.distance(piece.at, at));
    then = Math.min(then, position.board.distance(to, at));
  }
  return then < now;
}
