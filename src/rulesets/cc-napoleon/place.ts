import {
  type Arrival,
  type Context,
  isUnit,
  type Leader,
  type Order,
  ownTurn,
  type PieceId,
  type Procedure,
  type Refusal,
  reserveOf,
  type SpaceId,
  type State,
  type Unit,
} from '../../core';
import { GRID, HOME } from './board';
import { leaderMayEnd, mayEnd } from './ground';
import { afterPlacing } from './preparation';
import { standFault } from './stand-refusal';

/** A piece comes from the reserve to the board: R000-34 as reinforcement, R000-170 before the battle. */
// biome-ignore lint/correctness/useYield: it asks nothing; it is a procedure like every order
export function* place(c: Context, { unit: id, to }: Order): Procedure {
  if (id === undefined || to === undefined) throw new RangeError('place needs a piece and a space');
  c.emit({ type: 'entered', unit: id, at: to });
  if (c.state.preparation) {
    afterPlacing(c);
    return;
  }
  // R000-34: activated at once, beyond what the card orders.
  for (const mark of ['activated', 'arrived']) c.emit({ type: 'marked', unit: id, mark });
}

/** Where a piece in reserve may be placed now. */
export function placesFor(state: State, id: PieceId): readonly SpaceId[] {
  const piece = reserveOf(state, id);
  if (!piece) return [];
  return zoneOf(state, piece).filter((space) => mayBePlaced(state, piece, space));
}

/** Why a piece may not be placed there now; undefined if it may. */
export function placeFault(state: State, { unit: id, side, to }: Order): Refusal | undefined {
  const piece = reserveOf(state, id ?? '');
  if (!piece) return { reason: 'not-in-reserve', rule: 'R000-34' };
  if (piece.side !== side) return { reason: 'not-your-unit', rule: 'R000-11' };
  const zone = zoneOf(state, piece);
  if (zone.length === 0) return { reason: 'not-arrived-yet', rule: 'R000-34' };
  if (to === undefined || !zone.includes(to)) {
    const rule = state.preparation ? 'AMB-000-43' : 'R000-34';
    return { reason: 'outside-the-zone', rule, ...(to !== undefined && { space: to }) };
  }
  if (mayBePlaced(state, piece, to)) return undefined;
  return standFault(state, piece, to) ?? { reason: 'no-room', rule: 'R000-33', space: to };
}

const mayBePlaced = (state: State, piece: Unit | Leader, space: SpaceId): boolean =>
  isUnit(piece) ? mayEnd(state, piece, space) : leaderMayEnd(state, piece.side, space);

/** The spaces in which a piece may come to the board now; none if its time has not come. */
function zoneOf(state: State, piece: Unit | Leader): readonly SpaceId[] {
  const { preparation, turn } = state;
  if (preparation) return turn.step === 'placement' ? homeRows(state, piece, preparation.rows) : [];
  // R000-10: nothing comes before the card.
  const isTime = turn.step === 'movement';
  const arrival = state.arrivals.find(({ pieces }) => pieces.includes(piece.id));
  return isTime && arrival && hasArrived(state, arrival) ? arrival.spaces : [];
}

/** R000-34: from that turn of its side on. */
const hasArrived = ({ turn }: State, { side, turn: due }: Arrival): boolean =>
  turn.side === side && ownTurn(turn) >= due;

/** AMB-000-43: the rows next to a side's own edge; more of them where a piece finds no room (docs/rulings.md). */
function homeRows(state: State, piece: Unit | Leader, rows: number): readonly SpaceId[] {
  const isHome = (row: number) => (HOME[piece.side] === 'first-row' ? row < rows : row >= GRID.rows - rows);
  const spaces = GRID.spaces.filter((space) => isHome(GRID.position(space).row));
  const isEnough = rows >= GRID.rows || spaces.some((space) => mayBePlaced(state, piece, space));
  return isEnough ? spaces : homeRows(state, piece, rows + 1);
}
