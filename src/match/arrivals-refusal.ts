import {
  type EventOf,
  fallenOf,
  type Grid,
  type Leader,
  type Objective,
  type PieceId,
  pieceOf,
  type Refusal,
  type Ruleset,
  reserveOf,
  type Side,
  type SpaceId,
  type State,
  type Unit,
} from '../core';
import { because } from './save';

type FaultOf = (piece: Unit | Leader) => Refusal | undefined;

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

/** The reason why a piece of that id can't come as a reinforcement of the side. */
function comingRefusal(
  state: State,
  side: Side,
  id: PieceId,
  given: Unit | Leader | undefined,
  faultOf: FaultOf,
): Refusal | undefined {
  if (pieceOf(state, id) ?? fallenOf(state, id)) return because('name-taken');
  const piece = given ?? reserveOf(state, id);
  if (!piece) return because('no-such-piece');
  if (piece.side !== side) return because('arrives-with-enemy');
  return given && faultOf(given);
}

/** The reason why a battle can't have such reinforcements: each piece must wait in reserve, or be a new one. */
export function arrivalsRefusal(
  rules: Ruleset,
  state: State,
  { arrivals, pieces = [] }: EventOf<'arrivals-adjusted'>,
  faultOf: FaultOf,
): Refusal | undefined {
  const given = new Map(pieces.map((piece) => [piece.id, piece]));
  const named = arrivals.flatMap((arrival) => arrival.pieces);
  const isOnce = new Set(named).size === named.length && given.size === pieces.length;
  if (!isOnce || pieces.some(({ id }) => !named.includes(id))) return because('name-taken');
  if (!arrivals.every(({ spaces }) => isOnBoard(rules, spaces))) return because('off-the-board');
  const coming = arrivals.flatMap(({ side, pieces: ids }) => ids.map((id) => ({ side, id })));
  for (const { side, id } of coming) {
    const refusal = comingRefusal(state, side, id, given.get(id), faultOf);
    if (refusal) return refusal;
  }
  return undefined;
}
