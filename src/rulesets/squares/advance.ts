import type { Procedure } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { inLine, isArtillery } from './arms';
import type { Combatant } from './combatant';
import { displaceGenerals } from './general-fate';
import type { Context, Piece, Position } from './play';
import { hasRoom } from './stacking';
import { groundAt } from './terrain-types';
import { LINE } from './unit-types';

/** R004-107, R004-108: advances into an empty square: the leading unit first, then any supporters that follow. */
export function* advance(c: Context, { leader, supports }: Combatant, to: number): Procedure {
  const { position } = c;
  const { side } = leader;
  if (position.hasUnit(to)) return;
  const choices = ['no', 'yes'];
  const answer = yield* c.ask({ reason: 'advance', side, unit: leader, of: 'choice', options: choices });
  if (answer === 'no') return;
  goInto(c, leader, to);
  yield* displaceGenerals(c, to, leader);
  takeSquare(c, to, side);
  for (;;) {
    const waiting = supports.filter((unit) => mayFollow(position, unit, to));
    const options = ['none' as const, ...waiting];
    const next = yield* c.ask({ reason: 'follow', side, unit: leader, of: 'unit', options });
    if (next === 'none') return;
    goInto(c, next, to);
  }
}

/** True if there is room and the terrain allows it; woods stop no unit here, because this is not a move (A004-57). */
function mayFollow(position: Position, unit: Piece, to: number): boolean {
  if (!unit.isOnBoard || unit.at === to || !hasRoom(position, unit, to)) return false;
  return !(groundAt(position, to).barred === 'artillery' && isArtillery(unit));
}

function goInto(c: Context, unit: Piece, to: number): void {
  if (!inLine(unit)) c.formed(unit, LINE);
  c.advanced(unit, to);
}
