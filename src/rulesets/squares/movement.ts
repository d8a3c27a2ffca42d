import { enemyOfNumber, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { type Budget, budgetOf, costOf, GENERAL_POINTS, type Spent, spentBy } from './action-points';
import { isArtillery } from './arms';
import { isOrthogonal } from './board';
import { HALTED } from './marks';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { isTowardsA, keepsToPlan } from './special-rules';
import { hasRoom, isHeldBy } from './stacking';
import { groundAt, landOf, type Surcharge, surchargeOf } from './terrain-types';

/** A possible path of a piece. */
export interface Way {
  /** The squares of the path, without its start. */
  readonly path: readonly number[];
  /** R004-47: the path ends in woods, and so do the piece's actions. */
  readonly halted: boolean;
}

/** A004-59: a general has points of their own and waives no surcharge, because terrain costs them nothing. */
const OF_GENERALS: Budget = { actions: GENERAL_POINTS, bonus: 0, waives: true };

/** R004-59: the surcharge for generals. */
export const NO_SURCHARGE: Surcharge = { rough: 0, dues: 0 };

/** The points that a piece can spend on movement. */
export const budgetFor = (position: Position, piece: Piece): Budget =>
  piece.isLeader ? OF_GENERALS : budgetOf(position, piece);

export const pointsOf = ({ actions, bonus }: Budget): number => actions + bonus;

/** The reason a piece may not enter a square from any direction: R004-16, R004-51, T004-9. */
export function entryFault(position: Position, piece: Piece, to: number): Refusal | undefined {
  if (groundAt(position, to).barred === 'all') return because('barred', 'T004-9', position.board.name(to));
  return piece.isLeader ? generalEntryFault(position, piece, to) : unitEntryFault(position, piece, to);
}

function unitEntryFault(position: Position, unit: Piece, to: number): Refusal | undefined {
  if (isArtillery(unit) && groundAt(position, to).barred) {
    return because('barred', 'T004-9', position.board.name(to));
  }
  if (position.hasUnitOf(to, enemyOfNumber(unit.side))) {
    return because('enemy-there', 'R004-51', position.board.name(to));
  }
  const isFull = optionIs(position, 'passThrough', false) && !hasRoom(position, unit, to);
  return isFull ? because('no-room', 'A004-47', position.board.name(to)) : undefined;
}

const generalEntryFault = (position: Position, { side }: Piece, to: number): Refusal | undefined =>
  isHeldBy(position, to, enemyOfNumber(side))
    ? because('enemy-there', 'R004-16', position.board.name(to))
    : undefined;

/** The reason a piece may not make a step: the square is barred, or a plan forbids the direction. */
function stepFault(position: Position, piece: Piece, from: number, to: number): Refusal | undefined {
  const fault = entryFault(position, piece, to);
  if (fault || piece.isLeader || !isTowardsA(position, from, to)) return fault;
  return keepsToPlan(position, piece) ? because('planned-way', 'B9.2', position.board.name(to)) : undefined;
}

/** R004-47: true if a piece has to stop in a square. */
export const halts = (position: Position, piece: Piece, to: number): boolean =>
  piece.kind.rides && landOf(position).stopsHorse.has(to);

/** True if a piece may end its move in a square: R004-60. */
export const mayEnd = (position: Position, piece: Piece, to: number): boolean =>
  piece.isLeader || hasRoom(position, piece, to);

/** The reason a piece may not end its move in a square. */
export const endFault = (position: Position, piece: Piece, to: number): Refusal | undefined =>
  mayEnd(position, piece, to) ? undefined : because('no-room', 'R004-12', position.board.name(to));

/** A piece on its way: its square, and its points spent so far. */
interface Progress extends Spent {
  readonly here: number;
  readonly halted: boolean;
}

/** A path along given squares, or the reason it is impossible. */
export function wayAlong(position: Position, piece: Piece, path: readonly number[]): Way | Refusal {
  const budget = budgetFor(position, piece);
  let progress: Progress = { ...spentBy(piece), here: piece.at, halted: piece.has(HALTED) };
  for (const to of path) {
    const next = afterStep(position, piece, progress, to);
    if ('reason' in next) return next;
    if (costOf(next, budget.waives) > pointsOf(budget)) {
      return because('too-few-actions', 'R004-31', position.board.name(to));
    }
    progress = next;
  }
  return endFault(position, piece, progress.here) ?? { path, halted: progress.halted };
}

/** The result of one more step, or the reason it is impossible. */
function afterStep(position: Position, piece: Piece, before: Progress, to: number): Progress | Refusal {
  const { board } = position;
  const { here, halted, steps, diagonals, rough, dues, others } = before;
  if (!board.around[here]?.includes(to)) return because('no-way', 'R004-39', position.board.name(to));
  if (halted) return because('actions-ended', 'R004-47', position.board.name(to));
  const fault = stepFault(position, piece, here, to);
  if (fault) return fault;
  const isStraight = isOrthogonal(board, here, to);
  const extra = piece.isLeader ? NO_SURCHARGE : surchargeOf(position, here, to);
  return {
    steps: steps + (isStraight ? 1 : 0),
    diagonals: diagonals + (isStraight ? 0 : 1),
    rough: rough + extra.rough,
    dues: dues + extra.dues,
    others,
    here: to,
    halted: halts(position, piece, to),
  };
}

/** The most useful reason a piece can't reach a square. */
export function noWayTo(position: Position, piece: Piece, to: number): Refusal {
  const { board } = position;
  if (piece.has(HALTED)) return because('actions-ended', 'R004-47', position.board.name(to));
  const beside = board.distance(piece.at, to) === 1 ? piece.at : board.around[to]?.[0];
  const fault = stepFault(position, piece, beside ?? piece.at, to) ?? endFault(position, piece, to);
  return fault ?? because('too-few-actions', 'R004-31', position.board.name(to));
}
