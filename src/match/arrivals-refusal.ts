import {
  type EventOf,
  fallenOf,
  type Grid,
  type Leader,
  type Objective,
  pieceOf,
  type Refusal,
  type Ruleset,
  reserveOf,
  type SpaceId,
  type State,
  type Unit,
} from '../core';
import { because } from './save';

const isOnBoard = ({ grid }: { readonly grid: Grid }, spaces: readonly SpaceId[]): boolean =>
  spaces.every((space) => grid.has(space)) && new Set(spaces).size === spaces.length;

/** The reason why a battle can't have such objectives. */
export function objectivesRefusal(rules: Ruleset, objectives: readonly Objective[]): Refusal | undefined {
  for (const { spaces, held, per } of objectives) {
    // All of no spaces would be held at once.
    if (per === 'all' && spaces.length === 0) return because('no-spaces');
    if (!isOnBoard(rules, spaces)) return because('off-the-board');
    if (!isOnBoard(rules, held) || !held.every((space) => spaces.includes(space)))
      return because('held-elsewhere');
  }
  return undefined;
}

/** The reason why a battle can't have such reinforcements: each piece must wait in reserve, or be a new one. */
export function arrivalsRefusal(
  rules: Ruleset,
  state: State,
  { arrivals, pieces = [] }: EventOf<'arrivals-adjusted'>,
  faultOf: (piece: Unit | Leader) => Refusal | undefined,
): Refusal | undefined {
  const given = new Map(pieces.map((piece) => [piece.id, piece]));
  const named = arrivals.flatMap((arrival) => arrival.pieces);
  const isOnce = new Set(named).size === named.length && given.size === pieces.length;
  if (!isOnce || pieces.some(({ id }) => !named.includes(id))) return because('name-taken');
  for (const { side, spaces, pieces: coming } of arrivals) {
    if (!isOnBoard(rules, spaces)) return because('off-the-board');
    for (const id of coming) {
      if (pieceOf(state, id) ?? fallenOf(state, id)) return because('name-taken');
      const piece = given.get(id) ?? reserveOf(state, id);
      if (!piece) return because('no-such-piece');
      if (piece.side !== side) return because('arrives-with-enemy');
      const fault = given.has(id) ? faultOf(piece) : undefined;
      if (fault) return fault;
    }
  }
  return undefined;
}
