import {
  NOBODY,
  type Ordered,
  type OrderKind,
  OrderList,
  type Piece,
  type Procedure,
  type Refusal,
} from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { combinedArms } from '../ccn/combined-arms';
import type { CoreGame } from '../ccn/core-rules';
import type { Kind } from '../ccn/piece-kind';
import { actingFault } from '../commands-and-colors/activation';
import { MOVED } from '../commands-and-colors/battle';
import { fire } from '../commands-and-colors/fire';
import { melee } from '../commands-and-colors/melee';
import { supplyFault } from './activate-fault';
import { countShots } from './ammunition';
import { ROUND } from './chits';
import { spendsCounters } from './counters-step';
import { endRound, whoActs } from './end-round';
import { faceAnew, mayTurnFreely } from './facing';
import { somebodyActs } from './game-length';
import { PARTS } from './saved-data';

const SUPPORTS: Refusal = { reason: 'supports-a-melee', rule: 'R002-83' };

/** R002-63: attacks in which artillery uses ammunition. */
const ATTACKS_WITH_AMMUNITION: readonly string[] = [fire, melee, combinedArms].map(({ type }) => type);

/** True if a piece was activated to support another's melee, and may not act by itself. */
const isSupport = ({ data }: Battle, { id }: Unit): boolean => data.part(PARTS.group).indexOf(id) > 0;

/** R002-83, R002-112: the reason why a piece that may act can't give this kind of order. */
function ownFault(battle: Battle, piece: Unit, type: string): Refusal | undefined {
  if (isSupport(battle, piece)) return SUPPORTS;
  return ATTACKS_WITH_AMMUNITION.includes(type) ? supplyFault(piece) : undefined;
}

/**
 * Turns the orders of the core game into orders of activated pieces: after the last of them, the piece's round is over.
 */
export function inRounds(kinds: readonly OrderKind<Kind, CoreGame>[]): readonly OrderKind<Kind, CoreGame>[] {
  return kinds.map((kind) => ({
    ...kind,
    list(battle, orders, piece) {
      // A piece not yet activated has no other order.
      if (battle.step === ROUND || spendsCounters(battle) || ownFault(battle, piece, kind.type)) return;
      kind.list(battle, orders, piece);
    },
    refusal(battle, order) {
      const fault = kind.refusal(battle, order);
      return fault ?? (order.piece ? ownFault(battle, order.piece, kind.type) : undefined);
    },
    carryOut: (c, order) => act(c, kind, order, kinds),
  }));
}

function* act(
  c: Course,
  kind: OrderKind<Kind, CoreGame>,
  order: Ordered<Kind>,
  kinds: readonly OrderKind<Kind, CoreGame>[],
): Procedure {
  somebodyActs(c);
  const run = kind.carryOut(c, order);
  if (run) yield* run;
  if (ATTACKS_WITH_AMMUNITION.includes(kind.type)) countShots(c, [order.piece, ...order.units]);
  const { position } = c;
  // Odds depend on the result of an order, not on the next round.
  if (c.isForeseeing) return;
  if (position.winner !== NOBODY || position.data.part(PARTS.event)) return;
  if (hasMore(position, kinds)) return;
  // R002-59: a unit that has moved may still change its facing, and then perhaps attack.
  const { piece } = order;
  if (piece?.isOnBoard && !piece.isLeader && mayTurnFreely(piece)) yield* faceAnew(c, piece);
  if (!hasMore(position, kinds)) yield* endRound(c);
}

const list = new OrderList();

/** True if an acting piece could be given one of these orders. */
function canDo(battle: Battle, piece: Unit, kinds: readonly OrderKind<Kind, CoreGame>[]): boolean {
  list.clear();
  for (const [number, kind] of kinds.entries()) {
    // After a move the unit is asked for its facing; before it, turning is an action of its own (R002-58).
    const isAsked = kind.type === 'face' && piece.has(MOVED);
    if (isAsked || (piece.isLeader && kind.type !== 'move')) continue;
    list.begin(number, piece as Piece);
    kind.list(battle, list, piece);
  }
  return list.length > 0;
}

/** True if any acting piece has an action left. */
const hasMore = (battle: Battle, kinds: readonly OrderKind<Kind, CoreGame>[]): boolean =>
  whoActs(battle).some(
    (piece) =>
      piece.isOnBoard &&
      !isSupport(battle, piece) &&
      !actingFault(battle, piece, battle.side) &&
      canDo(battle, piece, kinds),
  );
