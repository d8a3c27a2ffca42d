import { mark, type Ordered, type Piece, type Position } from '../core';

const ACTIVATED = mark('activated');

/**
 * Worths of orders where the first attack ends all movement: attacks wait while a move gains something. A piece that
 * has a better attack does not move, and a piece that has none leaves the activations to those that have.
 */
export function movingFirst<Kind>(
  { activations }: Position<Kind>,
  orders: readonly Ordered<Kind>[],
  worths: readonly number[],
  now: number,
): readonly number[] {
  const attacks = new Map<Piece<Kind>, number>();
  for (const [index, { piece, target }] of orders.entries()) {
    if (piece && target) attacks.set(piece, Math.max(attacks.get(piece) ?? now, worths[index] as number));
  }
  if (attacks.size === 0) return worths;
  const isGood = (worth: number): boolean => worth > now;
  const wanted = [...attacks].filter(([piece, worth]) => isGood(worth) && !piece.has(ACTIVATED)).length;
  const isFree = activations > wanted;
  const mayMove = ({ piece, target }: Ordered<Kind>, worth: number): boolean => {
    if (!piece || target || !isGood(worth)) return false;
    return worth > (attacks.get(piece) ?? now) && (isFree || piece.has(ACTIVATED) || attacks.has(piece));
  };
  const moves = orders.some((order, index) => mayMove(order, worths[index] as number));
  return orders.map((order, index) => {
    const worth = worths[index] as number;
    if (moves && order.target) return Math.min(worth, now);
    return order.piece && !order.target && !mayMove(order, worth) ? Math.min(worth, now) : worth;
  });
}
