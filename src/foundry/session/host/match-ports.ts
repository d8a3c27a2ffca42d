import type { Ruleset } from '../../../core';
import { derivedCards, derivedFaces, type Ports, type RollPlace } from '../../../match';
import type { SessionPorts } from '../../battle';
import { HASHES } from '../../documents';
import { drawCards } from './draw-cards';
import { NotDecided } from './open-match';

/** The ports of a match: dice from the table or derived from seeds, and the function that saves it. */
export function matchPorts(
  rules: Ruleset,
  table: Pick<SessionPorts, 'roll'>,
  seedOf: (commitment: string) => string | undefined,
  keep: Ports['keep'],
): Ports {
  const seeded = (place: RollPlace) => {
    const seed = seedOf(place.pledge.commitment);
    if (seed === undefined) throw new NotDecided('not-pledged');
    return { ...place, seed };
  };
  return {
    roll: async (query, place) =>
      place
        ? derivedFaces(HASHES, seeded(place), query, rules.dice[query.die]?.faces ?? [])
        : table.roll(rules, query),
    draw: async (query, place) => (place ? derivedCards(HASHES, seeded(place), query) : drawCards(query)),
    keep,
  };
}
