import { type Ordered, OrderList, type Play, type Position } from '../core';
import { carryOutByChance, inHaste } from './chance';
import type { Opening, Playouts } from './playouts';
import type { Thinking } from './thinking';

/** The effort of an officer for one decision. */
export interface Effort {
  /** Playouts; 0 looks only one order ahead. */
  readonly playouts: number;
}

/** A choice that is compared with others, and how the playouts that began with it have ended. */
export interface Arm<Kind> {
  readonly index: number;
  readonly opening: Opening<Kind>;
  count: number;
  sum: number;
}

export const meanOf = ({ sum, count }: { readonly sum: number; readonly count: number }): number =>
  count === 0 ? Number.NEGATIVE_INFINITY : sum / count;

/** The playouts that are left of all those of a decision. */
interface Budget {
  readonly left: number;
  readonly of: number;
}

/** Playouts between two interruptions. */
const SLICE = 8;

/** Shares playouts among arms, the worse half of them leaving each round; returns the best. */
export function* halving<Kind>(
  playouts: Playouts<Kind>,
  from: readonly Arm<Kind>[],
  { left: budget, of: total }: Budget,
  halfTurns: number,
): Thinking<Arm<Kind>> {
  let arms = [...from];
  let left = budget;
  while (arms.length > 1) {
    const stop = left - left / Math.ceil(Math.log2(arms.length));
    do {
      for (const arm of arms) {
        arm.sum += playouts.run(arm.opening, halfTurns).worth;
        arm.count += 1;
        left -= 1;
        if (left % SLICE === 0) yield 1 - left / total;
      }
    } while (left > stop);
    arms.sort((one, other) => meanOf(other) - meanOf(one));
    arms = arms.slice(0, Math.ceil(arms.length / 2));
  }
  const [best] = arms;
  if (!best) throw new RangeError('there is nothing to choose from');
  return best;
}

/** Every legal order, in the order of the list. */
export function legalOrders<Kind>(play: Play<Kind>, position: Position<Kind>): readonly Ordered<Kind>[] {
  const list = new OrderList();
  play.listAll(position, list);
  return Array.from({ length: list.length }, (_, index) => play.orderedAt(position, list, index));
}

/** The opening of a playout by an order. */
export const byOrder =
  <Kind>(play: Play<Kind>, order: Ordered<Kind>): Opening<Kind> =>
  (c, stream) =>
    carryOutByChance(play, c, order, stream, inHaste(play.definition.judgement));
