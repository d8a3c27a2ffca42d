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

/** A piece that waits for its time; `ready` ones can be ordered now. */
export interface TrayPiece {
  readonly piece: Unit | Leader;
  readonly isReady: boolean;
  readonly isInHand: boolean;
  /** When it comes: in that own turn, at once, when its side says, or when its wounds let it. */
  readonly when: { readonly key: 'arrives' | 'due' | 'waits' | 'wounded'; readonly turn: number };
}

/** A kind of terrain that the user may place. */
export interface TrayTerrain {
  readonly kind: string;
  readonly count: number;
  readonly isReady: boolean;
  readonly isInHand: boolean;
}

/** What is not on the map yet and is the user's to bring there. */
export interface TrayContext {
  readonly pieces: readonly TrayPiece[];
  readonly terrain: readonly TrayTerrain[];
  /** Terrain pieces that the user's side still places. */
  readonly toPlace: number;
  /** Pieces that wait until the ground is chosen, and are not shown before. */
  readonly later: number;
  /** The sides deploy: the tray is what counts. */
  readonly isDeploying: boolean;
  /** The user's sides that still have somebody to deploy. */
  readonly deploying: readonly Side[];
}

/** The name under which a kind of terrain is taken in hand. */
export const terrainInHand = (kind: string): PieceId => `terrain:${kind}`;

/** The user's pieces in reserve and the terrain that he may place now; null where there is neither. */
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

/** Whether ground is still to be chosen: there is some left, and a side that places it. */
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
