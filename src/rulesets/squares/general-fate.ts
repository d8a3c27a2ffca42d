import { Classes, enemyOfNumber, type Procedure, procedure, type SideNumber } from '../../core';
import { D6 } from './dice';
import { optionIs } from './options';
import type { Context, Piece, Position } from './play';
import { hasLoneGenerals } from './stacking';

/** A004-48: the distance that a general alone may escape from an enemy, in squares. */
const REFUGE = 3;

/** A004-48: generals alone in a square that an enemy unit enters go to the nearest friendly unit, or are captured. */
export function* displaceGenerals(c: Context, space: number, by: Piece): Procedure {
  const { position } = c;
  const enemy = enemyOfNumber(by.side);
  if (!hasLoneGenerals(position, space, enemy)) return;
  for (const general of position.leadersAt(space)) {
    if (general.side !== enemy) continue;
    const options = refugesFrom(position, space, enemy);
    if (options.length === 0) {
      c.leaderEliminated(general, 'captured', by);
      continue;
    }
    const to = yield* c.ask({ reason: 'refuge', side: enemy, unit: general, of: 'space', options });
    c.retreated(general, to);
  }
}

/** The nearest squares with units of a side, if they are within reach. */
function refugesFrom(position: Position, space: number, side: SideNumber): readonly number[] {
  const { board } = position;
  const held = position.force(side).held.list();
  const nearest = Math.min(REFUGE + 1, ...held.map((at) => board.distance(space, at)));
  return nearest > REFUGE ? [] : held.filter((at) => board.distance(space, at) === nearest);
}

const FATES = new Classes(D6, [
  { name: 'lost', faces: ['1'] },
  { name: 'unhurt', faces: ['2', '3', '4', '5', '6'] },
]);

/** A004-60: a general may be lost with the leading unit in the same square; the command then acts under a poor one. */
export const riskGenerals = procedure(function* (c: Context, at: number, side: SideNumber): Procedure {
  if (optionIs(c.position, 'generalLoss', false)) return;
  for (const general of c.position.leadersAt(at)) {
    if (general.side !== side) continue;
    const roll = { reason: 'general-loss', side, unit: general, classes: FATES, dice: 1 };
    const isLost = (yield* c.roll(roll)).of('lost') > 0;
    c.rolled(isLost ? 1 : 0);
    if (isLost) c.leaderEliminated(general, 'general-loss', null);
  }
});
