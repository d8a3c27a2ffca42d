import { byName, exactly, type Faults, flag, oneOf, orElse, orNull, wholeFrom, wordFrom } from '../data';
import type { Ruleset } from '../engine';
import { type Preparation, SIDES } from '../state';

const pieces = orElse(wholeFrom(0), 0);

const read = exactly<Preparation>({
  terrain: orElse(exactly<Preparation['terrain']>({ south: pieces, north: pieces }), { south: 0, north: 0 }),
  pool: orElse(byName(wholeFrom(0)), {}),
  rating: orElse(wordFrom(['given', 'rolled']), 'given'),
  rows: orElse(wholeFrom(1), 3),
  small: orElse(flag, false),
  attacker: orElse(orNull(wordFrom(SIDES)), null),
  // It is decided on the board, whatever a file contains.
  first: () => null,
});

/** The preparation before the first turn; the side that deploys first is decided on the board. */
export function readPreparation(rules: Ruleset, data: unknown, place: string, faults: Faults): Preparation {
  const preparation = read(data, place, faults);
  for (const kind of Object.keys(preparation.pool))
    oneOf(kind, `${place}.pool.${kind}`, faults, Object.keys(rules.terrain));
  return preparation;
}
