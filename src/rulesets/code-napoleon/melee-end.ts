import { type Procedure, procedure } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { breakAtOnce } from './breakthrough/at-once';
import { displaceFrom, displaceGenerals } from './casualties';
import { stepTaken } from './crossing';
import { marked } from './events';
import { goTo, settle } from './go-to-square';
import { BROKE_THROUGH, CHARGED, FOUGHT, WON } from './marks';
import type { Comer, Fray } from './melee';
import type { Context, Piece, Position } from './play';
import { isEnemyAt, roomFault } from './stacking';

/** R003-152, R003-153: one winning attacker stays in the square, and the others return the way they came. */
export const winSquare = procedure(function* (c: Context, { at, comers }: Fray): Procedure {
  const [first] = comers;
  if (!first) return;
  const { side } = first.unit;
  for (const { unit } of comers) marked(c, unit, WON);
  const options = comers.map(({ unit }) => unit);
  const stays = yield* c.ask({ reason: 'who-stays', side, unit: first.unit, of: 'unit', options });
  for (const comer of comers) if (comer.unit !== stays) yield* stepBack(c, at, comer);
  settle(c, stays);
  takeSquare(c, at, side);
  yield* displaceGenerals(c, at, stays);
  if (!c.position.isOver && stays.isOnBoard) yield* breakAtOnce(c, stays);
});

/**
 * R003-145: the attackers have left. Cavalry that countercharged, or rode to meet them, has charged and won (R003-112).
 */
export const holdSquare = procedure(function* (c: Context, at: number): Procedure {
  const { position } = c;
  const holders = position.unitsAt(at);
  const [holder] = holders;
  // T003-20: a general whose unit was lost in the melee is alone with the units that hold the square.
  if (holder) yield* displaceGenerals(c, at, holder);
  for (const unit of holders) {
    if (position.isOver || !unit.isOnBoard || !unit.has(CHARGED) || !unit.has(FOUGHT)) continue;
    marked(c, unit, WON);
    // T003-18: one breakthrough in a phase.
    if (!unit.has(BROKE_THROUGH)) yield* breakAtOnce(c, unit);
  }
});

/** R003-146: after six rounds without a decision, the attackers go back. */
export const partUndecided = procedure(function* (c: Context, { at, comers }: Fray): Procedure {
  for (const comer of comers) yield* stepBack(c, at, comer);
});

/** A003-52: an attacker returns to the square it came from or, if that is full, to a free one next to the melee. */
function* stepBack(c: Context, at: number, { unit, from }: Comer): Procedure {
  const { position } = c;
  const { side } = unit;
  const options = hasPlace(position, unit, from) ? [from] : placesBeside(position, unit, at);
  // A unit without any free square has to stay with its friends.
  if (options.length === 0) return;
  const to = yield* c.ask({ reason: 'step-back', side, unit, of: 'space', options });
  goTo(c, unit, to, 'retreated');
  if (yield* stepTaken(c, unit, at, to)) yield* displaceFrom(c, unit);
}

const placesBeside = (position: Position, unit: Piece, at: number): readonly number[] =>
  [...(position.board.around[at] ?? [])].filter((space) => hasPlace(position, unit, space));

const hasPlace = (position: Position, unit: Piece, space: number): boolean =>
  !isEnemyAt(position, unit, space) && !roomFault(position, unit, space);
