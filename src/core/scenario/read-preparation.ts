import { type Faults, fields, noOthers, oneOf, whole } from '../data';
import type { Ruleset } from '../engine';
import { type Preparation, SIDES } from '../state';

const WORDS = ['terrain', 'pool', 'rating', 'rows', 'small', 'attacker', 'first'];

/** What the sides do on the board before the first turn; who deploys first is settled there. */
export function readPreparation(rules: Ruleset, data: unknown, place: string, faults: Faults): Preparation {
  const given = fields(data, place, faults);
  noOthers(given, WORDS, place, faults);
  const terrain = fields(given.terrain ?? {}, `${place}.terrain`, faults);
  noOthers(terrain, SIDES, `${place}.terrain`, faults);
  const pool: Record<string, number> = {};
  for (const [kind, count] of Object.entries(fields(given.pool ?? {}, `${place}.pool`, faults))) {
    oneOf(kind, `${place}.pool.${kind}`, faults, Object.keys(rules.terrain));
    pool[kind] = whole(count, `${place}.pool.${kind}`, faults, 0);
  }
  const { attacker = null } = given;
  return {
    terrain: {
      south: whole(terrain.south, `${place}.terrain.south`, faults, 0, 0),
      north: whole(terrain.north, `${place}.terrain.north`, faults, 0, 0),
    },
    pool,
    rating: oneOf(given.rating, `${place}.rating`, faults, ['given', 'rolled'], 'given'),
    rows: whole(given.rows, `${place}.rows`, faults, 1, 3),
    small: given.small === true,
    attacker: attacker === null ? null : oneOf(attacker, `${place}.attacker`, faults, SIDES),
    first: null,
  };
}
