import { type Procedure, procedure, Sum } from '../../core';
import { dpsOf, inTown, isArtillery } from './arms';
import { assailable } from './defenders';
import { holdsFrom } from './dice';
import { loseUnits } from './losses';
import type { Context, Piece } from './play';
import { classOf, moraleLevel } from './traits';
import { MOST_DPS } from './unit-types';

/** T004-6: the result of a morale check. */
export type Nerve = 'holds' | 'falls-back' | 'lost';

const DICE = 2;

/** R004-111 to R004-118: the leading unit of the losing side takes a morale check against the one that has won. */
export const testMorale = procedure(function* (c: Context, unit: Piece, winner: Piece): Procedure<Nerve> {
  if (isArtillery(unit)) {
    loseGuns(c, unit, winner);
    return 'lost';
  }
  const about = new Sum(c.events !== null);
  about.add(classOf(unit), 'class', 'R004-112');
  about.add(dpsOf(unit), 'disruption', 'R004-112');
  const { side } = unit;
  const classes = holdsFrom(moraleLevel(unit));
  const thrown = yield* c.roll({ reason: 'morale', side, classes, dice: DICE, about, unit });
  const fails = thrown.of('fail');
  c.rolled(fails);
  if (fails === 0 || (fails === 1 && inTown(unit))) return 'holds';
  if (fails === 1) return 'falls-back';
  if (dpsOf(unit) < MOST_DPS) {
    c.lost(unit, 1, 'morale');
    return 'falls-back';
  }
  loseUnits(c, [unit], 'morale');
  return 'lost';
});

/** R004-111, A004-38: loses all batteries of the square that the enemy could assault (docs/rulings/squares.md). */
function loseGuns(c: Context, { at }: Piece, winner: Piece): void {
  loseUnits(c, assailable(c.position, winner, at).filter(isArtillery), 'morale');
}
