import {
  type Leader,
  type Order,
  type PieceId,
  SIDES,
  type Side,
  type State,
  type Unit,
} from '../../../core';
import type { UserBattle } from '../../battle';

/** A piece in reserve; a `ready` one can be ordered now. */
export interface TrayPiece {
  readonly piece: Unit | Leader;
  readonly isReady: boolean;
  readonly isInHand: boolean;
  /** The time of its arrival: in that turn of its own side, at once, at its side's choice, or when its wounds allow. */
  readonly when: { readonly key: 'arrives' | 'due' | 'waits' | 'wounded'; readonly turn: number };
}

/** A type of terrain that the user may place. */
export interface TrayTerrain {
  readonly kind: string;
  readonly count: number;
  readonly isReady: boolean;
  readonly isInHand: boolean;
}

/** The pieces and terrain that the user has yet to place on the map. */
export interface TrayContext {
  readonly pieces: readonly TrayPiece[];
  readonly terrain: readonly TrayTerrain[];
  /** The number of terrain pieces that the user's side still has to place. */
  readonly toPlace: number;
  /** The number of pieces that wait until the terrain is placed, and are hidden until then. */
  readonly later: number;
  /** True while the sides deploy: the tray is then the main thing. */
  readonly isDeploying: boolean;
  /** The user's sides that still have pieces to deploy. */
  readonly deploying: readonly Side[];
}

/** The id under which a type of terrain is selected. */
export const terrainInHand = (kind: string): PieceId => `terrain:${kind}`;

/** The user's pieces in reserve and the terrain that the user may place now; null if there is neither. */
export function trayContext(battle: UserBattle, inHand: PieceId | null): TrayContext | null {
  const pieces = piecesOf(battle, inHand);
  const placing = terrainOrders(battle);
  const [first] = placing;
  if (pieces.length === 0 && !first) return null;
  const { preparation } = battle.state;
  const isEarly = isGroundOpen(preparation);
  return {
    pieces: isEarly ? [] : pieces,
    later: isEarly ? pieces.length : 0,
    isDeploying: preparation !== null && !isEarly,
    deploying: preparation === null || isEarly ? [] : sidesOf(pieces),
    terrain: first ? terrainOf(battle.state, placing, inHand) : [],
    toPlace: (first && preparation?.terrain[first.side]) ?? 0,
  };
}

const sidesOf = (pieces: readonly TrayPiece[]): readonly Side[] =>
  SIDES.filter((side) => pieces.some(({ piece }) => piece.side === side));

/** True if terrain is still to be placed: some is left, and a side has to place it. */
const isGroundOpen = (preparation: State['preparation']): boolean =>
  preparation !== null &&
  SIDES.some((side) => preparation.terrain[side] > 0) &&
  Object.values(preparation.pool).some((count) => count > 0);

function piecesOf(battle: UserBattle, inHand: PieceId | null): readonly TrayPiece[] {
  const { state, seats } = battle;
  return Object.values(state.reserve)
    .filter(({ side }) => seats.includes(side))
    .map((piece) => ({
      piece,
      isReady: isReady(battle, piece),
      isInHand: piece.id === inHand,
      when: whenOf(battle, piece),
    }))
    .sort((one, other) => rank(one) - rank(other));
}

const rank = ({ isReady, when }: TrayPiece): number => (isReady ? -1 : when.turn);

const mayOrder = ({ state, seats, question }: UserBattle, side: Side): boolean =>
  question === null && state.winner === null && state.turn.side === side && seats.includes(side);

const isReady = (battle: UserBattle, { id, side }: Unit | Leader): boolean =>
  mayOrder(battle, side) && battle.rules.ordersOf(battle.state, id).length > 0;

function whenOf({ rules, state }: UserBattle, { id, side }: Unit | Leader): TrayPiece['when'] {
  if (rules.isWounded(state, id)) return { key: 'wounded', turn: 0 };
  const arrival = state.arrivals.find(({ pieces }) => pieces.includes(id));
  if (!arrival) return { key: 'waits', turn: 0 };
  const now = rules.ownTurn(state.turn);
  const isDue = arrival.turn < now || (arrival.turn === now && state.turn.side === side);
  return { key: isDue ? 'due' : 'arrives', turn: arrival.turn };
}

function terrainOrders(battle: UserBattle): readonly Order[] {
  const { rules, state } = battle;
  if (!state.preparation || !mayOrder(battle, state.turn.side)) return [];
  return rules.orders(state).filter(({ terrain }) => terrain !== undefined);
}

function terrainOf(
  { preparation }: State,
  orders: readonly Order[],
  inHand: PieceId | null,
): readonly TrayTerrain[] {
  const legal = new Set(orders.map(({ terrain }) => terrain));
  return Object.entries(preparation?.pool ?? {})
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      kind,
      count,
      isReady: legal.has(kind),
      isInHand: inHand === terrainInHand(kind),
    }));
}
