import { type Procedure, procedure, Sum } from '../../core';
import { townOf } from './battle';
import { savesFrom } from './dice';
import type { Context, Piece } from './play';

/**
 * R004-78, T004-5 note 7: rolls a die per hit on a unit in a town. Returns the hits ignored: each die that shows the
 * town's number or more ignores one.
 */
export const townSave = procedure(function* (c: Context, unit: Piece, hits: number): Procedure<number> {
  if (hits <= 0) return 0;
  const { die, save } = townOf(c.position, unit.at);
  const dice = new Sum(c.events !== null);
  dice.add(hits, `town-save-${save}`, 'R004-78');
  const { side } = unit;
  const thrown = yield* c.roll({ reason: 'town-save', side, classes: savesFrom(die, save), dice, unit });
  const saved = thrown.of('saved');
  c.rolled(saved);
  return saved;
});
