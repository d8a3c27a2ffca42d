import {
  behind,
  type Leader,
  leadersAt,
  type Order,
  type PieceId,
  type Preview,
  pieceOf,
  type Ruleset,
  type SpaceId,
  type State,
  type Unit,
  unitsAt,
} from '../../../core';
import { type Detail, drawLeader, drawPiece } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { oncePerPosition } from './by-position';

/** An attack that is legal now, with the dice that it would roll first. */
export interface Attack {
  readonly order: Order;
  readonly preview: Preview;
}

/** All orders that a piece can be given, grouped as the board shows them. */
interface PieceOrders {
  readonly piece: PieceId;
  readonly at: SpaceId;
  /** Orders that name a space and no target, by their kind. */
  readonly moves: ReadonlyMap<string, ReadonlyMap<SpaceId, Order>>;
  /** By the target's space; several orders may have the same one. */
  readonly attacks: ReadonlyMap<SpaceId, readonly Attack[]>;
  /** Orders that need neither space nor target. */
  readonly actions: readonly Order[];
}

const NO_DICE: Preview = { dice: 0, modifiers: [] };

/** The orders that a piece can be given now, on the board or in reserve. */
export function ordersOfPiece(rules: Ruleset, state: State, piece: PieceId): PieceOrders {
  const moves = new Map<string, Map<SpaceId, Order>>();
  const attacks = new Map<SpaceId, Attack[]>();
  const actions: Order[] = [];
  for (const order of rules.ordersOf(state, piece)) {
    const target = order.target === undefined ? undefined : pieceOf(state, order.target);
    if (target) {
      const attack = { order, preview: rules.preview(state, order) ?? NO_DICE };
      attacks.set(target.at, [...(attacks.get(target.at) ?? []), attack]);
    } else if (order.to === undefined) actions.push(order);
    else {
      const bySpace = moves.get(order.type) ?? new Map<SpaceId, Order>();
      moves.set(order.type, bySpace.set(order.to, order));
    }
  }
  return { piece, at: pieceOf(state, piece)?.at ?? '', moves, attacks, actions };
}

const acting = oncePerPosition<ReadonlySet<PieceId>>();

/** The pieces to highlight: those that can move or attack, or if there are none, all that can be given an order. */
const actingPieces = (rules: Ruleset, state: State): ReadonlySet<PieceId> =>
  acting(state, '', () => {
    const orders = rules.orders(state).filter(({ to, target }) => to !== undefined || target !== undefined);
    const found = new Set(orders.flatMap(({ unit }) => unit ?? []));
    return found.size > 0 ? found : readyPieces(rules, state);
  });

const ready = oncePerPosition<ReadonlySet<PieceId>>();

/** The pieces that can be given an order now. */
export const readyPieces = (rules: Ruleset, state: State): ReadonlySet<PieceId> =>
  ready(state, '', () => new Set(rules.orders(state).flatMap(({ unit }) => unit ?? [])));

/** The appearance of a piece on the board. */
export interface PieceLook {
  /** The square picture, for one of the levels of detail. */
  readonly draw: (detail: Detail) => string;
  /** True for a leader's flag on the block of a unit. */
  readonly attached: boolean;
  /** `ready`: can still be ordered; `engaged`: has begun to act and can continue; `none`: neither. */
  readonly mark: 'ready' | 'engaged' | 'none';
  /** Absent for leaders. */
  readonly strength: number | null;
  /** True if other pieces may stand beside it in its space. */
  readonly isShared: boolean;
  /**
   * True if a question is about it: it may be passing through the space of a friendly unit, which must not cover it.
   */
  readonly isAsked: boolean;
}

/** The appearance of a unit or leader; undefined if it is not on the board. */
export function pieceLookOf(battle: UserBattle, id: PieceId): PieceLook | undefined {
  const unit = battle.state.units[id];
  return unit ? unitLook(battle, unit) : leaderLook(battle, id);
}

/** The activity of a piece of the side whose turn it is: `ready`, `engaged` (has begun), `done`, or `waiting`. */
export type Activity = 'ready' | 'engaged' | 'done' | 'waiting';

/** The activity of a piece this turn, even while a question interrupts it. */
export function activityOf(battle: UserBattle, { id, side, marks }: Leader): Activity {
  const { rules, state } = battle;
  if (isFighting(battle, id)) return 'engaged';
  if (actingPieces(rules, state).has(id)) return marks.length > 0 ? 'engaged' : 'ready';
  if (rules.signs(state, id).spent) return 'done';
  return side === state.turn.side && marks.length > 0 ? 'done' : 'waiting';
}

/** The same for texts: a piece that still has an order, such as a change of formation, is not called done. */
export function activityTold(battle: UserBattle, piece: Leader): Activity {
  const activity = activityOf(battle, piece);
  const isReady = readyPieces(battle.rules, battle.state).has(piece.id);
  return activity === 'done' && isReady ? 'engaged' : activity;
}

/** True if the unit's attack is still in progress: it is not done before that ends. */
const isFighting = ({ question, events, state }: UserBattle, id: PieceId): boolean =>
  question !== null &&
  events.some(
    (event) => event.type === 'attacked' && event.unit === id && pieceOf(state, id)?.side === state.turn.side,
  );

function unitLook(battle: UserBattle, unit: Unit): PieceLook {
  const { rules } = battle;
  const spent = activityOf(battle, unit) === 'done';
  const facing = unit.facing && (battle.isTurned ? behind(unit.facing) : unit.facing);
  const piece = { ...unit, ...rules.signs(battle.state, unit.id), facing, spent };
  return {
    draw: (detail) => drawPiece(rules, piece, detail),
    attached: false,
    mark: markOf(battle, unit),
    strength: unit.strength,
    isShared: isStacked(rules),
    isAsked: battle.question?.unit === unit.id,
  };
}

function leaderLook(battle: UserBattle, id: PieceId): PieceLook | undefined {
  const { rules, state } = battle;
  const leader = state.leaders[id];
  if (!leader) return undefined;
  const units = unitsAt(state, leader.at);
  const hasUnits = units.some(({ side }) => side === leader.side);
  // Pieces that share a space each have their own position in it.
  const isShared = isStacked(rules);
  const beside = isShared && units.length > 0;
  const attached = hasUnits && !isShared;
  // The captions of several leaders alone in a space would cover each other.
  const isNamed = units.length > 0 || !isShared || leadersAt(state, leader.at).length === 1;
  const rank = rules.pieces[leader.type]?.sign ?? '';
  const drawing = {
    spent: rules.signs(state, id).spent === true,
    nation: leader.nation,
    rank,
    name: isNamed ? leader.name : '',
    alone: !attached && !beside,
    beside,
  };
  return {
    draw: (detail) => drawLeader(drawing, detail),
    attached,
    mark: attached ? 'none' : markOf(battle, leader),
    strength: null,
    isShared,
    isAsked: battle.question?.unit === id,
  };
}

/** The mark of a piece; none while a question is open, since nothing can be ordered then. */
function markOf(battle: UserBattle, piece: Leader): PieceLook['mark'] {
  const activity = battle.question ? 'waiting' : activityOf(battle, piece);
  return activity === 'ready' || activity === 'engaged' ? activity : 'none';
}
