import {
  Context,
  mark,
  NO_SPACE,
  OrderList,
  type Piece,
  type PieceId,
  type Play,
  type Ruleset,
  type State,
} from '../core';

const ACTIVATED = mark('activated');

/**
 * How many pieces that have not begun to act can still do so, one after the other. A card may allow more than
 * there are, or more than it orders together: so each is ordered in thought, and the rules say who is left.
 */
export const stillToAct = ({ play }: Pick<Ruleset, 'play'>, state: State): number => countFresh(play, state);

/**
 * The most pieces that can act, whichever goes first: where a card orders some of them only together, one that is
 * ordered first may leave others out.
 */
export function mostToAct({ play }: Pick<Ruleset, 'play'>, state: State, ready: readonly PieceId[]): number {
  const bound = Math.min(state.turn.activations, ready.length);
  let most = countFresh(play, state);
  for (const first of ready) {
    if (most >= bound) break;
    most = Math.max(most, countFresh(play, state, first));
  }
  return most;
}

function countFresh<Kind>(play: Play<Kind>, state: State, first?: PieceId): number {
  const position = play.positionOf(state);
  const c = new Context(position, false);
  const counted = new Set<Piece<Kind>>();
  const orders = new OrderList();
  const begins = position.pieces.find(({ id }) => id === first);
  if (begins) {
    counted.add(begins);
    c.activated(begins);
  }
  while (position.activations > 0) {
    orders.clear();
    play.listAll(position, orders);
    const next = freshIn(orders, position.pieces, counted);
    if (!next) break;
    counted.add(next);
    c.activated(next);
  }
  return counted.size;
}

/** The first piece that an order would begin with; none for reinforcements, which come without being ordered. */
function freshIn<Kind>(
  orders: OrderList,
  pieces: readonly Piece<Kind>[],
  counted: ReadonlySet<Piece<Kind>>,
): Piece<Kind> | undefined {
  for (let index = 0; index < orders.length; index += 1) {
    const piece = pieces[orders.slot(index)];
    if (!piece || counted.has(piece) || piece.has(ACTIVATED)) continue;
    if (piece.isOnBoard || orders.to(index) === NO_SPACE) return piece;
  }
  return undefined;
}
