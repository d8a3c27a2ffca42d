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
import type { Kind } from '../ccn/kind';
import { actingFault } from '../commands-and-colors/activation';
import { countShots } from './ammunition';
import { ROUND } from './chits';
import { conditionOf } from './condition';
import { spendsCounters } from './counters-step';
import { endRound, whoActs } from './end-round';
import { faceAnew, mayTurnFreely } from './facing';
import { somebodyActs } from './game-length';
import { PARTS } from './kept';

const SUPPORTS: Refusal = { reason: 'supports-a-melee', rule: 'R002-83' };
const IS_IDLE: Refusal = { reason: 'out-of-supply', rule: 'R002-112' };

/** R002-63: attacks in which guns use up ammunition. */
const SHOTS: readonly string[] = ['fire', 'melee', 'combined-arms'];

/** Whether a piece was activated to support the melee of another one, and does nothing by itself. */
const isSupport = ({ data }: Battle, { id }: Unit): boolean => data.part(PARTS.group).indexOf(id) > 0;

/** R002-83, R002-112: why a piece that may act can't act so. */
function ownFault(battle: Battle, piece: Unit, type: string): Refusal | undefined {
  if (isSupport(battle, piece)) return SUPPORTS;
  return SHOTS.includes(type) && conditionOf(piece).isIdle ? IS_IDLE : undefined;
}

/** Makes of the orders of the core game those of a piece that was activated: with the last of them its round is over. */
export function inRounds(kinds: readonly OrderKind<Kind>[]): readonly OrderKind<Kind>[] {
  return kinds.map((kind) => ({
    ...kind,
    list(battle, orders, piece) {
      // Who could be activated can't do anything else yet.
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
  kind: OrderKind<Kind>,
  order: Ordered<Kind>,
  kinds: readonly OrderKind<Kind>[],
): Procedure {
  somebodyActs(c);
  const run = kind.carryOut(c, order);
  if (run) yield* run;
  if (SHOTS.includes(kind.type)) countShots(c, order);
  const { position } = c;
  // Odds look at what comes of an order, and not at whose round is next.
  if (c.isForeseeing) return;
  if (position.winner !== NOBODY || position.data.part(PARTS.event)) return;
  if (hasMore(position, kinds)) return;
  // R002-59: a unit that has moved may look another way, and then perhaps attack.
  const { piece } = order;
  if (piece?.isOnBoard && !piece.isLeader && mayTurnFreely(piece)) yield* faceAnew(c, piece);
  if (!hasMore(position, kinds)) yield* endRound(c);
}

const list = new OrderList();

/** Whether a piece that acts could be given one of some orders. */
function canDo(battle: Battle, piece: Unit, kinds: readonly OrderKind<Kind>[]): boolean {
  list.clear();
  for (const [number, kind] of kinds.entries()) {
    // Where it has come to it is asked where it looks; where it stands it need not turn.
    if (kind.type === 'face' || (piece.isLeader && kind.type !== 'move')) continue;
    list.begin(number, piece as Piece);
    kind.list(battle, list, piece);
  }
  return list.length > 0;
}

/** Whether anyone who acts has something left to do. */
const hasMore = (battle: Battle, kinds: readonly OrderKind<Kind>[]): boolean =>
  whoActs(battle).some(
    (piece) =>
      piece.isOnBoard &&
      !isSupport(battle, piece) &&
      !actingFault(battle, piece, battle.side) &&
      canDo(battle, piece, kinds),
  );
