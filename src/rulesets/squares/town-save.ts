import type { StateContext, StateProcedure, Unit } from '../../core';
import { townOf } from './battle';
import { atLeast, facesFrom, rollAndTell } from './dice';

/**
 * R004-78, T004-5 note 7: a die for each hit on a unit in a town; as many are ignored as show the town's number or
 * more. `carried` is what the caller has to remember over the roll.
 */
export function* townSave(c: StateContext, unit: Unit, hits: number, carried = ''): StateProcedure<number> {
  if (hits <= 0) return 0;
  const { die, save } = townOf(c.state, unit.at);
  const query = {
    reason: 'town-save',
    side: unit.side,
    unit: unit.id,
    die: `d${die}`,
    count: hits,
    classes: facesFrom(die, save, 'saved', 'not-saved'),
    modifiers: [{ value: hits, reason: `town-save-${save}`, rule: 'R004-78' }],
    mark: `${hits} ${carried}`,
  };
  const faces = yield* rollAndTell(c, query, (thrown) => atLeast(thrown, save));
  return atLeast(faces, save);
}
