import { type Ordered, OrderList, type Piece, type Play } from '../core';
import type { Opening, Playouts } from './playouts';
import type { Thinking } from './thinking';

/** The effort of an officer for one decision. */
export interface Effort {
  /** Playouts; 0 looks only one order ahead. */
  readonly playouts: number;
  /** The orders that are compared by playouts: the best one order ahead. */
  readonly shortlist: number;
  /** True to look at the position after each order, and to see what the enemy can do; false for a mere glance. */
  readonly looks: boolean;
}

/** A choice that is compared with others, and how the playouts that began with it have ended. */
export interface Arm<Kind> {
  readonly index: number;
  readonly opening: Opening<Kind>;
  count: number;
  sum: number;
}

const meanOf = ({ sum, count }: { readonly sum: number; readonly count: number }): number =>
  count === 0 ? Number.NEGATIVE_INFINITY : sum / count;

/** The playouts that are left of all those of a decision. */
interface Budget {
  readonly left: number;
  readonly of: number;
}

/** The most orders that are tried: each one that opens something is followed to the end of a turn. */
const MOST_TRIED = { openings: 6, others: 60 };
/** The most orders of one piece in a turn that are followed. */
const MOST_OF_A_PIECE = 4;
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

/** The legal orders of a position, in the order of the list; of many, those that promise most at a first glance. */
export function worthTrying<Kind>(
  play: Play<Kind>,
  { root, quick }: Playouts<Kind>,
): readonly Ordered<Kind>[] {
  const list = new OrderList();
  play.listAll(root, list);
  const all = Array.from({ length: list.length }, (_, index) => index);
  const { judgement, orders } = play.definition;
  const opens = (index: number): boolean =>
    judgement.openings.includes(orders.kinds[list.kind(index)]?.type ?? '');
  quick.survey(root);
  // The side as a whole has no gain at a first glance.
  const gainOf = (index: number): number =>
    list.slot(index) < 0 ? Number.POSITIVE_INFINITY : quick.gainAt(root, list, index);
  const chosen = [
    ...bestOf(all.filter(opens), MOST_TRIED.openings, gainOf),
    ...bestOf(
      all.filter((index) => !opens(index)),
      MOST_TRIED.others,
      gainOf,
    ),
  ];
  return chosen.sort((one, other) => one - other).map((index) => play.orderedAt(root, list, index));
}

/** The best of some entries. */
function bestOf(
  entries: readonly number[],
  most: number,
  gainOf: (entry: number) => number,
): readonly number[] {
  if (entries.length <= most) return entries;
  const gains = new Map(entries.map((entry) => [entry, gainOf(entry)]));
  const gain = (entry: number): number => gains.get(entry) ?? 0;
  return [...entries].sort((one, other) => gain(other) - gain(one)).slice(0, most);
}

/** The opening of a playout by an order. */
export const byOrder =
  <Kind>(order: Ordered<Kind>): Opening<Kind> =>
  (_c, _stream, give) =>
    give(order);

/** The opening of a playout by an order and by what its unit gains after it in the same turn, above all an attack. */
export const byAllOf =
  <Kind>(order: Ordered<Kind>, piece: Piece<Kind>, playouts: Playouts<Kind>): Opening<Kind> =>
  (_c, stream, give) => {
    const { root, quick, play } = playouts;
    const { halfTurn, isBetween } = play.definition.judgement;
    const now = halfTurn(root);
    const goesOn = (): boolean => !root.isOver && halfTurn(root) === now && !isBetween?.(root);
    const isByChance = give(order);
    let given = 0;
    for (; given < MOST_OF_A_PIECE && piece.isOnBoard && goesOn(); given += 1) {
      quick.survey(root);
      const next = quick.bestOf(root, piece, stream);
      if (!next) break;
      give(next.order);
    }
    return isByChance || given > 0;
  };
