import { NO_SPACE, type Procedure, type Refusal } from '../../../core';
import { because } from '../../square-grid/refusal';
import { isCavalry, squaresOf } from '../arms';
import { makeCharge } from '../carry-out-charge';
import { isRouted } from '../condition';
import { marked } from '../events';
import { fightMelee } from '../fight-melee';
import { BROKE_THROUGH } from '../marks';
import { meleeOf } from '../melee';
import { enemiesAt, forgetCharges } from '../pending-charges';
import { BREAKTHROUGH } from '../phases';
import type { Context, Ordered, OrderKind, Piece, Position } from '../play';
import { isEnemyAt, roomFault } from '../stacking';
import { blow, enter } from './contact';
import { type Ride, ridesOf } from './ride';
import { ofWinner, winnerFault } from './winner-fault';

/** R003-114: cavalry that has won rides on, may charge another enemy, and is blown afterwards. */
export const BREAK_THROUGH: OrderKind = {
  type: 'break-through',
  fields: ['unit', 'target', 'to'],
  givers: ['piece'],
  steps: [BREAKTHROUGH],
  list(position, orders, piece) {
    if (piece.isLeader || !isCavalry(piece) || winnerFault(piece)) return;
    const rides = [...ridesOf(position, piece).keys()].sort((a, b) => a - b);
    const charged = new Set<Piece>();
    for (const space of rides) {
      const [enemy] = enemiesAt(position, piece, space);
      if (enemy && mustCharge(position, piece, space)) {
        // Skirmishers in several squares are charged once.
        if (!charged.has(enemy)) orders.addTarget(enemy);
        charged.add(enemy);
      } else if (!roomFault(position, piece, space)) orders.addSpace(space);
    }
  },
  // A new charge continues the charge that the unit has won.
  carriesOn: (_, { piece, target }) => (piece && target ? [piece.id] : undefined),
  refusal: (position, order) =>
    ofWinner(position, order, isCavalry, (unit) => rideFault(position, unit, order)),
  carryOut(c, order) {
    const { piece } = order;
    if (!piece) return undefined;
    const to = placeOf(c.position, piece, order);
    const ride = ridesOf(c.position, piece).get(to);
    return ride ? breakThrough(c, piece, to, ride) : undefined;
  },
};

/** The square that it rides to: the first square of its target within reach, or one without enemies in good order. */
function placeOf(position: Position, unit: Piece, { target, to }: Ordered): number {
  if (!target?.isOnBoard || target.isLeader) return target?.at ?? to;
  const rides = ridesOf(position, unit);
  return [...squaresOf(target)].sort((a, b) => a - b).find((space) => rides.has(space)) ?? target.at;
}

function rideFault(position: Position, unit: Piece, order: Ordered): Refusal | undefined {
  if (order.target && order.to !== NO_SPACE) return because('target-or-square', 'R003-114');
  const to = placeOf(position, unit, order);
  if (to === NO_SPACE) return because('off-the-board', 'T003-18');
  const space = position.board.name(to);
  if (order.target?.isOnBoard === false || order.target?.side === unit.side)
    return because('no-such-target', 'R003-114');
  if (!ridesOf(position, unit).has(to)) return because('rides-too-far', 'T003-18', space);
  const charges = mustCharge(position, unit, to);
  if (charges && !order.target) return because('enemy-there', 'R003-57', space);
  if (order.target && !charges) return because('no-such-target', 'R003-114', space);
  return charges ? undefined : roomFault(position, unit, to);
}

/** True if an enemy is there that would not surrender at once: R003-138. */
const mustCharge = (position: Position, unit: Piece, space: number): boolean =>
  isEnemyAt(position, unit, space) && !enemiesAt(position, unit, space).every(isRouted);

function* breakThrough(c: Context, unit: Piece, to: number, ride: Ride): Procedure {
  marked(c, unit, BROKE_THROUGH);
  if (unit.facing !== ride.facing) c.turned(unit, ride.facing);
  yield* mustCharge(c.position, unit, to) ? charge(c, unit, to, ride) : enter(c, unit, to);
  blow(c, unit);
}

/** T003-18: a new charge with every test and reaction, and its melee at once. */
function* charge(c: Context, unit: Piece, to: number, { via }: Ride): Procedure {
  const { position } = c;
  const [target] = enemiesAt(position, unit, to);
  if (!target) return;
  c.attacked('charge', unit, target);
  yield* makeCharge(c, to, [{ unit, start: unit.at, path: [...via, to] }]);
  forgetCharges(c);
  const melee = unit.isOnBoard ? meleeOf(position, unit) : undefined;
  if (melee && !position.isOver) yield* fightMelee(c, position.board.number(melee.at));
}
