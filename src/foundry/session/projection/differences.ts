import {
  type Adjustment,
  type Correction,
  corrected,
  isUnit,
  type Leader,
  type PieceId,
  pieceOf,
  type Ruleset,
  type SpaceId,
  type State,
  type Unit,
  unitsAt,
} from '../../../core';
import { type ActorSeen, everyPiece } from './projection';

/** The token of a piece and the space under it; undefined off the board. */
export interface TokenSpace {
  readonly piece: PieceId;
  readonly at: SpaceId | undefined;
}

/** The state shown by the documents of a battle. */
export interface Shown {
  readonly tokens: readonly TokenSpace[];
  readonly actors: readonly ActorSeen[];
}

/**
 * The combined tokens of two scenes: for each piece the first scene counts, unless it shows the piece where the battle
 * has it; then the other one counts. A scene without tokens has not been drawn yet, and does not count.
 */
export function seenTogether(
  state: State,
  first: readonly TokenSpace[],
  other: readonly TokenSpace[],
): readonly TokenSpace[] {
  if (other.length === 0) return first;
  const pieces = new Set([...first, ...other].map(({ piece }) => piece));
  return [...pieces].flatMap((id) => {
    const isOf = ({ piece }: TokenSpace): boolean => piece === id;
    const own = first.find(isOf);
    const isChanged = own?.at !== pieceOf(state, id)?.at;
    return (isChanged ? own : other.find(isOf)) ?? [];
  });
}

/** A piece that differs from the battle's state. */
interface Wanted {
  readonly unit: PieceId;
  readonly change: Adjustment;
}

type Rules = Pick<Ruleset, 'grid' | 'unitsPerSpace' | 'leastStrength'>;

/**
 * The changes that a GM has made by hand to tokens and actors, as corrections in an order in which each can be carried
 * out. Impossible ones, such as a unit too many for a space, come last.
 */
export function differences(rules: Rules, state: State, shown: Shown): readonly Correction[] {
  let now = state;
  const made: Correction[] = [];
  const make = ({ unit, change }: Wanted): void => {
    const correction = { type: 'adjusted', unit, change } as const;
    made.push(correction);
    now = corrected(now, correction);
  };
  const wanted = wantedIn(rules, state, shown);
  for (const each of wanted.filter(({ change }) => change.eliminated)) make(each);
  const there = wanted.filter(({ change }) => !change.eliminated);
  let waiting = there.filter(({ unit }) => isOfUnit(state, unit));
  for (;;) {
    const next =
      waiting.find((each) => blockersOf(rules, now, each).length === 0) ?? stepAside(rules, now, waiting);
    if (!next) break;
    make(next);
    waiting = waiting.filter((each) => each !== next);
  }
  // Leaders come last: until then they move with their unit.
  for (const each of there.filter(({ unit }) => !isOfUnit(state, unit))) {
    const { at, ...others } = each.change;
    if (Object.keys(others).length > 0 || pieceOf(now, each.unit)?.at !== at) make(each);
  }
  // If a piece that does not move is in the way, the battle will refuse with its reason.
  return [...made, ...waiting.map((each) => ({ type: 'adjusted' as const, ...each }))];
}

/** Everything that differs; a leader moves with its unit unless it was moved itself. */
function wantedIn({ leastStrength }: Rules, state: State, { tokens, actors }: Shown): readonly Wanted[] {
  const places = new Map([...tokens].reverse().map((token) => [token.piece, token]));
  const seen = new Map(actors.map((actor) => [actor.piece, actor]));
  return everyPiece(state).flatMap((piece) => {
    const actor = seen.get(piece.id);
    const hasGone = (actor?.strength ?? leastStrength) < leastStrength;
    const change = changeOf(state, piece, places.get(piece.id), actor, hasGone);
    return Object.keys(change).length > 0 ? [{ unit: piece.id, change }] : [];
  });
}

function changeOf(
  state: State,
  piece: Unit | Leader,
  token: TokenSpace | undefined,
  actor: ActorSeen | undefined,
  hasGone: boolean,
): Adjustment {
  const isOnBoard = pieceOf(state, piece.id) !== undefined;
  if (isOnBoard && (!token || hasGone)) return { eliminated: true };
  const at = token?.at;
  // A token outside the board is only returned to its space.
  const place = at !== undefined && (!isOnBoard || at !== piece.at) ? { at } : {};
  const isThere = isOnBoard || at !== undefined;
  return { ...place, ...(actor && shownChange(piece, actor, isThere)) };
}

const isOfUnit = (state: State, id: PieceId): boolean =>
  Object.hasOwn(state.units, id) || Object.hasOwn(state.fallenUnits, id);

/** The other units in the destination of a unit, if they leave no room. */
function blockersOf({ unitsPerSpace }: Rules, state: State, { unit, change }: Wanted): readonly PieceId[] {
  const there = change.at === undefined ? [] : unitsAt(state, change.at);
  const others = there.flatMap(({ id }) => (id === unit ? [] : id));
  return others.length < unitsPerSpace ? [] : others;
}

/** Units that swap places wait for one another: one of them moves to a space with room for now. */
function stepAside(rules: Rules, state: State, waiting: readonly Wanted[]): Wanted | undefined {
  const goals = new Set(waiting.map(({ change }) => change.at));
  const at = rules.grid.spaces.find(
    (space) => unitsAt(state, space).length < rules.unitsPerSpace && !goals.has(space),
  );
  const first = waiting.find((each) => isInRing(rules, state, waiting, each));
  return first && at !== undefined ? { unit: first.unit, change: { at } } : undefined;
}

/** True if a unit waits, directly or through others, for itself. */
function isInRing(rules: Rules, state: State, waiting: readonly Wanted[], first: Wanted): boolean {
  const seen = new Set<PieceId>();
  let next: readonly Wanted[] = [first];
  while (next.length > 0) {
    const blockers = next.flatMap((each) => blockersOf(rules, state, each));
    if (blockers.includes(first.unit)) return true;
    next = waiting.filter(({ unit }) => blockers.includes(unit) && !seen.has(unit));
    for (const { unit } of next) seen.add(unit);
  }
  return false;
}

/**
 * The data of a piece that its actor shows differently from the battle; only name and nation for a piece off the board.
 */
export const shownChange = (
  piece: Unit | Leader,
  { name, nation, strength, formation }: ActorSeen,
  isThere: boolean,
): Adjustment => ({
  ...(name !== piece.name && { name }),
  ...(nation !== piece.nation && { nation }),
  ...(isUnit(piece) &&
    isThere && {
      ...(strength !== undefined && strength !== piece.strength && { strength }),
      ...(formation !== undefined && formation !== piece.formation && { formation }),
    }),
});
