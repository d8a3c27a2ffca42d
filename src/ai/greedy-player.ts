import {
  Context,
  DRAWN,
  enemyOfNumber,
  NOBODY,
  type Ordered,
  OrderList,
  type Play,
  type Position,
  type SideNumber,
  type Stream,
} from '../core';
import { carryOutByChance } from './chance';
import { Listing } from './listing';
import type { Player } from './player';

/** The number of trials for each order. */
const TRIALS = 6;
/** The value of a victory point, a strength point and the battle itself. */
const WORTH = { point: 4, strength: 1, battle: 1000 };
/** An order that gains less than this on average is not worth giving: the turn may as well end. */
const LEAST_GAIN = 0.01;

/**
 * A player that looks one order ahead: tries every legal order a few times, and takes the one with the best average
 * result.
 */
export class GreedyPlayer<Kind> implements Player<Kind> {
  readonly #listing: Listing<Kind>;
  readonly #list = new OrderList();

  constructor(readonly play: Play<Kind>) {
    this.#listing = new Listing(play);
  }

  begin(): void {
    this.#listing.restart();
  }

  choose(position: Position<Kind>, stream: Stream): Ordered<Kind> {
    const { side } = position;
    const now = worthOf(position, side);
    const list = this.#list;
    list.clear();
    for (const piece of this.play.piecesOf(position)) this.play.listOf(position, piece, list);
    this.play.listOfSide(position, list, false);
    let best: Ordered<Kind> | undefined;
    let most = now + LEAST_GAIN;
    for (let index = 0; index < list.length; index += 1) {
      const order = this.play.orderedAt(position, list, index);
      const worth = this.#meanOf(position, order, side, stream);
      if (worth <= most) continue;
      most = worth;
      best = order;
    }
    return best ?? this.#otherwise(position, list, stream);
  }

  /** The choice if no order gains anything: ends the turn if allowed, else takes any order. */
  #otherwise(position: Position<Kind>, list: OrderList, stream: Stream): Ordered<Kind> {
    const end = this.#listing.ending(position, stream);
    if (end) return end;
    if (list.length === 0) throw new RangeError('a dead end: no order is legal');
    return this.play.orderedAt(position, list, stream.below(list.length));
  }

  #meanOf(position: Position<Kind>, order: Ordered<Kind>, side: SideNumber, stream: Stream): number {
    let sum = 0;
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const { top } = position;
      carryOutByChance(this.play, new Context(position, false), order, stream);
      sum += worthOf(position, side);
      position.undo(top);
    }
    return sum / TRIALS;
  }
}

/** The advantage of a side over its enemy. */
function worthOf<Kind>(position: Position<Kind>, side: SideNumber): number {
  const { winner } = position;
  const enemy = enemyOfNumber(side);
  if (winner !== NOBODY && winner !== DRAWN) return winner === side ? WORTH.battle : -WORTH.battle;
  const points = position.points(side) - position.points(enemy);
  return points * WORTH.point + (strengthOf(position, side) - strengthOf(position, enemy)) * WORTH.strength;
}

const strengthOf = <Kind>(position: Position<Kind>, side: SideNumber): number =>
  position.force(side).units.reduce((sum, { strength }) => sum + strength, 0);
