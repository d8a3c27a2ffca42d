import { NO_SPACE, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { actionsLeft } from './action-points';
import { dpsOf, isArtillery } from './arms';
import { isInArc, isStraight } from './board';
import { lineBlock, rangeOf, reachOf } from './line-of-sight';
import { BOMBARDED, HALTED, hasMoved } from './marks';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { hidesAnyone, isInMist } from './special-rules';
import { facingOf } from './traits';
import { MOST_DPS } from './unit-types';

/** The reason a unit can't bombard at all: R004-61 to R004-63, R004-81, A004-39. */
export function batteryFault(position: Position, unit: Piece): Refusal | undefined {
  if (!isArtillery(unit)) return because('only-artillery', 'R004-61');
  const hasFired = unit.has(BOMBARDED);
  if (hasFired && optionIs(position, 'bombardsPerTurn', '1')) return because('has-bombarded', 'R004-81');
  if (unit.kind.guns?.stays && hasMoved(unit)) return because('has-moved', 'R004-62');
  if (dpsOf(unit) >= MOST_DPS) return because('too-disrupted', 'A004-39');
  if (unit.has(HALTED)) return because('actions-ended', 'R004-47');
  if (isInMist(position, unit.at)) return because('mist', 'B9.1', position.board.name(unit.at));
  const left = actionsLeft(position, unit);
  if (left >= 1) return undefined;
  return left < 0 ? because('bonus-is-spent', 'R004-81') : because('too-few-actions', 'R004-81');
}

/** The reason a battery can't bombard a target: R004-61 to R004-70, A004-12, A004-13. */
export function bombardFault(position: Position, battery: Piece, target: Piece | null): Refusal | undefined {
  if (!target?.isOnBoard || target.isLeader) return because('no-such-target', 'R004-61');
  if (target.side === battery.side) return because('own-unit', 'R004-61');
  const { at } = target;
  if (!rangeOf(position, battery, at)) return outOfRange(position, battery, at);
  return aimFault(position, battery, at) ?? sightFault(position, battery, at);
}

const outOfRange = (position: Position, battery: Piece, to: number): Refusal => ({
  ...because('out-of-range', battery.kind.guns?.beyond ?? 'R004-61', position.board.name(to)),
  about: {
    needs: String(position.board.distance(battery.at, to)),
    has: String(reachOf(position, battery)),
  },
});

/** A004-12, A004-13: the reason a battery can't aim at a square. */
function aimFault(position: Position, battery: Piece, at: number): Refusal | undefined {
  const { board } = position;
  const isInFront = isInArc(board, battery.at, facingOf(battery), at);
  if (!isInFront && optionIs(position, 'bombardFacing', true)) {
    return because('out-of-arc', 'A004-13', position.board.name(at));
  }
  return optionIs(position, 'bombardLines', 'straight') && !isStraight(board, battery.at, at)
    ? because('not-straight', 'A004-12', position.board.name(at))
    : undefined;
}

/** R004-70, B9: the reason a battery has no line of sight to a square. */
function sightFault(position: Position, battery: Piece, at: number): Refusal | undefined {
  const block = lineBlock(position, battery.at, at);
  if (block !== NO_SPACE) return because('line-blocked', 'R004-70', position.board.name(block));
  if (isInMist(position, at)) return because('mist', 'B9.1', position.board.name(at));
  return hidesAnyone(position, at) ? because('hidden', 'B9.3', position.board.name(at)) : undefined;
}
