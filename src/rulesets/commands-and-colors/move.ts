import { NO_SPACE, type OrderKind, type Refusal } from '../../core';
import { actingFault, activate } from './activation';
import { ACTIVATED, type Battle, type Course, MOVED, type Unit } from './battle';
import { isInCarriage } from './leader-traits';
import { battleMove, waysOf } from './movement';
import { leadersWith } from './neighbourhood';
import type { Kind } from './piece-kind';
import { because } from './refusal';
import { stayFault } from './stay-refusal';
import type { Variant } from './variant';
import { goalFault, laidFault } from './way-refusal';

function wayFault(
  battle: Battle,
  piece: Unit,
  to: number,
  via: readonly number[] | null,
): Refusal | undefined {
  if (to === NO_SPACE) return because(battle, 'off-the-board:move');
  if (via) return laidFault(battle, piece, [...via, to]);
  return waysOf(battle, piece).has(to) ? undefined : goalFault(battle, piece, to);
}

/** Section VIII: moves a unit and its leaders (R000-35), or a leader without a unit (R000-36). */
export const move: OrderKind<Kind, Variant> = {
  type: 'move',
  fields: ['unit', 'to', 'via'],
  givers: ['piece'],
  list(battle, orders, piece) {
    if (!stayFault(battle, piece)) orders.addSpaces(waysOf(battle, piece).spaces);
  },
  refusal(battle, { piece, side, to, via }) {
    const fault = actingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return stayFault(battle, piece) ?? wayFault(battle, piece, to, via);
  },
  carryOut(c, { piece, to, via }) {
    if (!piece) throw new RangeError('move needs a piece and a space');
    if (piece.isLeader) moveLeader(c, piece, to, via);
    else moveUnit(c, piece, to, via);
    return undefined;
  },
};

/** The path reported in the event; not computed if the context collects no events. */
function told(c: Course, piece: Unit, to: number, via: readonly number[] | null): readonly number[] {
  if (via) return [...via, to];
  return c.events ? waysOf(c.position, piece).to(to) : [];
}

function moveUnit(c: Course, unit: Unit, to: number, via: readonly number[] | null): void {
  const { position } = c;
  if (!via && !waysOf(position, unit).has(to)) throw new RangeError(`"${unit.id}" has no way there`);
  // A leader that has already moved alone this turn does not move again with the unit; only such a leader has an order
  // of its own (docs/rulings/cc-napoleon.md).
  const leaders = leadersWith(position, unit).filter(
    (leader) => !(leader.has(MOVED) && leader.has(ACTIVATED)),
  );
  const host = position.unitAt(to);
  const isMarch = via ? via.length + 1 > battleMove(position, unit) : waysOf(position, unit).isMarch(to);
  const path = told(c, unit, to, via);
  const from = unit.at;
  activate(c, unit);
  c.moved(unit, to, path);
  for (const leader of leaders) c.moved(leader, to, path);
  if (isMarch) c.marked(unit, 'marched');
  if (host && host !== unit) position.game.join(c, unit, host);
  position.game.afterMove(c, unit, from);
}

function moveLeader(c: Course, leader: Unit, to: number, via: readonly number[] | null): void {
  if (!via && !waysOf(c.position, leader).has(to)) throw new RangeError(`"${leader.id}" has no way there`);
  const path = told(c, leader, to, via);
  const from = leader.at;
  // AMB-001-13: a unit that a carriage leaves stays slow until the next turn.
  const left =
    isInCarriage(leader) && c.position.hasUnitOf(leader.at, leader.side)
      ? c.position.unitAt(leader.at)
      : undefined;
  activate(c, leader);
  if (left) c.marked(left, 'slowed');
  c.moved(leader, to, path);
  c.position.game.afterMove(c, leader, from);
}
