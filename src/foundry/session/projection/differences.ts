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

/** A token of a piece and the space under it; none off the board. */
export interface TokenSpace {
  readonly piece: PieceId;
  readonly at: SpaceId | undefined;
}

/** What the documents of a battle show. */
export interface Shown {
  readonly tokens: readonly TokenSpace[];
  readonly actors: readonly ActorSeen[];
}

/**
 * What the tokens of two scenes say together: of each piece what the first says, unless it stands there as the battle
 * says. A scene without tokens has not been drawn yet, and says nothing.
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

/** One piece that is not as the battle says. */
interface Wanted {
  readonly unit: PieceId;
  readonly change: Adjustment;
}

type Rules = Pick<Ruleset, 'grid' | 'unitsPerSpace' | 'leastStrength'>;

/**
 * What a game master has changed by hand in tokens and actors, as corrections in an order in which each can be
 * carried out. One that never can, such as a unit more than a space has room for, comes last.
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
  // Leaders come last: until then they go wherever their unit goes.
  for (const each of there.filter(({ unit }) => !isOfUnit(state, unit))) {
    const { at, ...others } = each.change;
    if (Object.keys(others).length > 0 || pieceOf(now, each.unit)?.at !== at) make(each);
  }
  // Where somebody stands in the way who does not go, the battle will say why it can't be.
  return [...made, ...waiting.map((each) => ({ type: 'adjusted' as const, ...each }))];
}

/** Everything that differs; a leader goes with his unit unless he was moved himself. */
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
  // A token beside the board is only put back.
  const place = at !== undefined && (!isOnBoard || at !== piece.at) ? { at } : {};
  const isThere = isOnBoard || at !== undefined;
  return { ...place, ...(actor && shownChange(piece, actor, isThere)) };
}

const isOfUnit = (state: State, id: PieceId): boolean =>
  Object.hasOwn(state.units, id) || Object.hasOwn(state.fallenUnits, id);

/** The other units that stand where one would go, if they leave no room. */
function blockersOf({ unitsPerSpace }: Rules, state: State, { unit, change }: Wanted): readonly PieceId[] {
  const there = change.at === undefined ? [] : unitsAt(state, change.at);
  const others = there.flatMap(({ id }) => (id === unit ? [] : id));
  return others.length < unitsPerSpace ? [] : others;
}

/** Units that change places wait for one another: one of them goes to a space with room meanwhile. */
function stepAside(rules: Rules, state: State, waiting: readonly Wanted[]): Wanted | undefined {
  const goals = new Set(waiting.map(({ change }) => change.at));
  const at = rules.grid.spaces.find(
    (space) => unitsAt(state, space).length < rules.unitsPerSpace && !goals.has(space),
  );
  const first = waiting.find((each) => isInRing(rules, state, waiting, each));
  return first && at !== undefined ? { unit: first.unit, change: { at } } : undefined;
}

/** Whether a unit waits for one that waits, in the end, for the unit itself. */
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

/** What an actor shows of a piece that the battle does not; of one that is off the board, name and nation alone. */
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
