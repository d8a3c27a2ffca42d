import { type StateContext, type PieceId, type StateProcedure, unitOf, unitsAt } from '../../core';
import { facesFrom, rollAndTell } from './dice';
import { loseUnits } from './losses';
import { classOf, moraleLevel } from './traits';
import { dpsOf, inTown, isArtillery, MOST_DPS } from './unit-types';

/** T004-6: how a unit comes out of a test. */
export type Nerve = 'holds' | 'falls-back' | 'lost';

const DICE = 2;
const DIE = 10;

/** R004-111 to R004-118: the leader of the side that lost tests its morale. */
export function* testMorale(c: StateContext, id: PieceId): StateProcedure<Nerve> {
  const unit = unitOf(c.state, id);
  if (isArtillery(unit)) {
    // R004-111, A004-38: all the guns outside the town; a garrison does not accompany them (docs/rulings.md).
    const guns = unitsAt(c.state, unit.at).filter((other) => isArtillery(other) && !inTown(other));
    const lost = inTown(unit) ? [id] : guns.map((battery) => battery.id);
    loseUnits(c, lost, 'morale');
    return 'lost';
  }
  const level = moraleLevel(unit);
  const query = {
    reason: 'morale',
    side: unit.side,
    unit: id,
    die: 'd10',
    count: DICE,
    classes: facesFrom(DIE, level, 'hold', 'fail'),
    modifiers: [
      { value: classOf(unit), reason: 'class', rule: 'R004-112' },
      { value: dpsOf(unit), reason: 'disruption', rule: 'R004-112' },
    ],
    mark: `${level}`,
  };
  const failsOf = (faces: readonly string[]) => faces.filter((face) => Number(face) < level).length;
  const fails = failsOf(yield* rollAndTell(c, query, failsOf));
  if (fails === 0 || (fails === 1 && inTown(unit))) return 'holds';
  if (fails === 1) return 'falls-back';
  if (dpsOf(unit) < MOST_DPS) {
    c.emit({ type: 'lost', unit: id, steps: 1, cause: 'morale' });
    return 'falls-back';
  }
  loseUnits(c, [id], 'morale');
  return 'lost';
}
