import type { Procedure, Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { inMarchColumn, isArtillery, isLimbered } from './arms';
import { isRouted, unitData } from './condition';
import { openDivision } from './divisions';
import { marked, unitNoted } from './events';
import { hasWay, waysOf } from './find-path';
import { loseHits } from './losses';
import { march } from './march';
import { FORCE_MARCHED, MARCHED, RESHAPED, TURNED } from './marks';
import { mayMove, ofMover } from './may-move';
import { wayFault, wayOf } from './move';
import type { Way } from './path-search';
import { MOVEMENT } from './phases';
import type { Context, OrderKind, Piece } from './play';
import { FORCED_MARCH_CHART } from './tables/movement';
import { passes } from './unit-die';

/** R003-60 to R003-64: a unit moves up to twice as far. */
export const FORCE_MARCH: OrderKind = {
  type: 'force-march',
  fields: ['unit', 'to', 'via', 'facing'],
  givers: ['piece'],
  steps: [MOVEMENT],
  list(position, orders, piece) {
    if (!mayMove(position, piece) || restFault(piece)) return;
    orders.addSpaces(waysOf(position, piece, true).ends);
  },
  isPossible: (position, piece) =>
    mayMove(position, piece) && !restFault(piece) && hasWay(position, piece, true),
  refusal: (position, order) =>
    ofMover(position, order, (piece) => restFault(piece) ?? wayFault(position, piece, order, true)),
  carryOut(c, order) {
    const { piece } = order;
    const way = piece && wayOf(c.position, piece, order, true);
    if (!way) return undefined;
    openDivision(c, piece);
    return forceMarch(c, piece, way);
  },
};

/** The reason a unit may not make a forced march, whatever its path. */
function restFault(piece: Piece): Refusal | undefined {
  if (piece.isLeader) return because('not-for-generals', 'R003-60');
  if (isRouted(piece)) return because('only-runs', 'R003-137');
  if (!inMarchColumn(piece) && !isLimbered(piece)) return because('no-march-column', 'R003-60');
  if (piece.has(FORCE_MARCHED)) return undefined;
  // R003-60: a forced march begins in march column, and the unit stays in it.
  if (piece.has(RESHAPED)) return because('no-march-column', 'R003-60');
  if (piece.has(MARCHED) || piece.has(TURNED)) return because('has-moved', 'R003-63');
  return isArtillery(piece) && marchesOf(piece) > 0 ? because('once-a-day', 'R003-62') : undefined;
}

const marchesOf = (unit: Piece): number => unitData(unit).marches ?? 0;

function* forceMarch(c: Context, unit: Piece, way: Way): Procedure {
  if (!unit.has(FORCE_MARCHED)) {
    const marches = marchesOf(unit) + 1;
    marked(c, unit, FORCE_MARCHED);
    unitNoted(c, unit, { marches });
    const isTired = marches > 1 && !isArtillery(unit);
    const needed = FORCED_MARCH_CHART.number(c.position, 'needed', 'number');
    if (isTired && !(yield* passes(c, { unit, reason: 'forced-march', needed }))) {
      if (!loseHits(c, unit, 1, 'forced-march', null)) return;
    }
  }
  yield* march(c, unit, way);
}
