import type { Procedure } from '../../core';
import { because } from '../square-grid/refusal';
import { isArtillery, isSkirmishing } from './arms';
import { unitNoted } from './events';
import { firerFault, mayHit, squaresLeft, squaresShot, targetFault } from './fire-fault';
import { fireNumber } from './fire-number';
import { FIRED } from './marks';
import { optionIs } from './options';
import { ARTILLERY_FIRE, inStep, isStep, SMALL_ARMS } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';
import { firingAt, shoot } from './shot';
import { offNumber } from './unit-die';

/** R003-24: the step in which a unit may fire. */
const stepOf = (unit: Piece) => (isArtillery(unit) ? ARTILLERY_FIRE : SMALL_ARMS);

/** R003-115 to R003-127: a unit of the active side fires; skirmishers fire from every square that has not fired yet. */
export const FIRE: OrderKind = {
  type: 'fire',
  fields: ['unit', 'target'],
  givers: ['piece'],
  steps: [ARTILLERY_FIRE, SMALL_ARMS],
  list(position, orders, piece) {
    if (piece.isLeader || !isStep(position, stepOf(piece)) || firerFault(position, piece)) return;
    for (const target of position.force(piece.side === 0 ? 1 : 0).units) {
      if (mayHit(position, piece, target)) orders.addTarget(target);
    }
  },
  refusal: (position, order) =>
    inStep(position, order.piece ? stepOf(order.piece) : SMALL_ARMS, order, (unit) =>
      unit.isLeader
        ? because('not-for-generals', 'R003-41')
        : (firerFault(position, unit) ?? targetFault(position, unit, order.target)),
    ),
  preview(position, { piece, target }) {
    const firing = piece && target ? firingAt(position, piece, target) : undefined;
    const number =
      firing && fireNumber(position, { ...firing, from: squaresLeft(firing.from, firing.firer) }, true);
    if (!number) return undefined;
    const shown = [{ value: number.needed, reason: 'unharmed-from', rule: 'T003-11' }];
    return { dice: 1, modifiers: [...shown, ...number.bonus.modifiers.map(offNumber)] };
  },
  carryOut: (c, { piece, target }) => (piece && target ? fire(c, piece, target) : undefined),
};

/** R003-117: asks how many squares of skirmishers fire at this target, if they can reach others too. */
function* fire(c: Context, unit: Piece, target: Piece): Procedure {
  const { position } = c;
  const firing = firingAt(position, unit, target);
  if (!firing) return;
  const squares = yield* squaresToFire(c, unit, target, squaresLeft(firing.from, unit));
  if (isSkirmishing(unit)) {
    unitNoted(c, unit, {
      shot: [...squaresShot(unit), ...squares.map((space) => position.board.name(space))],
    });
  }
  yield* shoot(c, unit, target, squares);
  if (optionIs(position, 'fireSides', 'both') && target.isOnBoard && !target.has(FIRED)) {
    yield* shoot(c, target, unit);
  }
}

/** Chooses the squares that reach the fewest other targets first, and so keeps the others for those. */
function* squaresToFire(
  c: Context,
  unit: Piece,
  target: Piece,
  free: readonly number[],
): Procedure<readonly number[]> {
  if (!isSkirmishing(unit) || free.length < 2) return free;
  const others = othersFor(c.position, unit, target);
  const many = (space: number) => others.filter((from) => from.includes(space)).length;
  if (!free.some((space) => many(space) > 0)) return free;
  const options = Array.from({ length: free.length }, (_, index) => `${free.length - index}`);
  const answer = yield* c.ask({ reason: 'squares-that-fire', side: unit.side, unit, of: 'choice', options });
  return [...free].sort((a, b) => many(a) - many(b)).slice(0, Number(answer));
}

/** For every other target, the squares of the skirmishers that reach it. */
const othersFor = (position: Position, unit: Piece, target: Piece): readonly (readonly number[])[] =>
  position
    .force(target.side)
    .units.filter((other) => other !== target)
    .map((other) => firingAt(position, unit, other)?.from ?? []);
