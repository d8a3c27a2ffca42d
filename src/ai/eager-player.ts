import {
  enemyOfNumber,
  NO_SPACE,
  type Ordered,
  type OrderList,
  type Piece,
  type Play,
  type Position,
  type SideNumber,
  type Stream,
} from '../core';
import { Listing } from './listing';
import type { Player } from './player';

/** The number of times out of four that an attack, or else a move towards the enemy, is preferred. */
const EAGERNESS = 3;
const CASES = 4;
/** The number of pieces examined for an attack before another order is chosen. */
const LOOKS = 4;

/** A player that wants to fight: an attack if possible, else a move towards the enemy, else any order. */
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
      const moves = look === LOOKS - 1;
      const list = moves
        ? this.#listing.ofSomebody(position, stream)
        : this.#listing.attacksOfSomebody(position, stream);
      const wanted = list && this.#wanted(position, list, stream, moves);
      if (wanted) return wanted;
    }
    const list = this.#listing.ofSomebody(position, stream);
    if (list) return this.play.orderedAt(position, list, stream.below(list.length));
    const end = this.#listing.ending(position, stream);
    if (!end) throw new RangeError('a dead end: no order is legal');
    // Pieces without orders may have some afterwards.
    this.#listing.restart();
    return end;
  }

  /** A random attack, or if there is none a move towards the enemy. */
  #wanted(
    position: Position<Kind>,
    list: OrderList,
    stream: Stream,
    moves: boolean,
  ): Ordered<Kind> | undefined {
    const attacks: number[] = [];
    const closer: number[] = [];
    const piece = position.pieces[list.slot(0)];
    const now = moves && piece?.isOnBoard ? toEnemy(position, piece.side, piece.at) : 0;
    for (let index = 0; index < list.length; index += 1) {
      const to = list.to(index);
      if (list.target(index) >= 0) attacks.push(index);
      else if (piece && now > 0 && to !== NO_SPACE && isWithin(position, piece.side, to, now))
        closer.push(index);
    }
    const wanted = attacks.length > 0 ? attacks : closer;
    const chosen = wanted[wanted.length > 0 ? stream.below(wanted.length) : 0];
    return chosen === undefined ? undefined : this.play.orderedAt(position, list, chosen);
  }

  begin(): void {
    this.#listing.restart();
  }
}

/** True if an enemy unit of a side is less than a distance away from a space. */
function isWithin<Kind>(
  position: Position<Kind>,
  side: SideNumber,
  space: number,
  distance: number,
): boolean {
  const { units } = position.force(enemyOfNumber(side));
  for (let index = 0; index < units.length; index += 1) {
    if (position.board.distance(space, (units[index] as Piece<Kind>).at) < distance) return true;
  }
  return false;
}

/** The distance from a space to the nearest enemy unit of a side. */
function toEnemy<Kind>(position: Position<Kind>, side: SideNumber, space: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { at } of position.force(enemyOfNumber(side)).units) {
    nearest = Math.min(nearest, position.board.distance(space, at));
  }
  return nearest;
}
