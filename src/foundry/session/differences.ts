import {
  type Adjustment,
  type Correction,
  evolve,
  type Grid,
  type Leader,
  type PieceId,
  pieceOf,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
  workingCopy,
} from '../../core';
import { type ActorSeen, everyPiece } from './projection';
import { shownChange } from './shown-change';

/** A token of a piece and the space under it; none off the board. */
export interface TokenPlace {
  readonly piece: PieceId;
  readonly at: SpaceId | undefined;
}

/** What the documents of a battle show. */
export interface Shown {
  readonly tokens: readonly TokenPlace[];
  readonly actors: readonly ActorSeen[];
}

/** One piece that is not as the battle says. */
interface Wanted {
  readonly unit: PieceId;
  readonly change: Adjustment;
}

/**
 * What a game master has changed by hand in tokens and actors, as corrections in an order in which each can be
 * carried out. One that never can, such as a second unit in a space, comes last.
 */
export function differences(grid: Grid, state: State, shown: Shown): readonly Correction[] {
  const copy = workingCopy(state);
  const made: Correction[] = [];
  const make = ({ unit, change }: Wanted): void => {
    const correction = { type: 'adjusted', unit, change } as const;
    made.push(correction);
    evolve(copy, correction);
  };
  const wanted = wantedIn(state, shown);
  for (const each of wanted.filter(({ change }) => change.eliminated)) make(each);
  const there = wanted.filter(({ change }) => !change.eliminated);
  let waiting = there.filter(({ unit }) => isOfUnit(state, unit));
  for (;;) {
    const next = waiting.find((each) => !blockerOf(copy, each)) ?? stepAside(grid, copy, waiting);
    if (!next) break;
    make(next);
    waiting = waiting.filter((each) => each !== next);
  }
  // Leaders come last: until then they go wherever their unit goes.
  for (const each of there.filter(({ unit }) => !isOfUnit(state, unit))) {
    const { at, ...others } = each.change;
    if (Object.keys(others).length > 0 || pieceOf(copy, each.unit)?.at !== at) make(each);
  }
  // Where somebody stands in the way who does not go, the battle will say why it can't be.
  return [...made, ...waiting.map((each) => ({ type: 'adjusted' as const, ...each }))];
}

/** Everything that differs; a leader goes with his unit unless he was moved himself. */
function wantedIn(state: State, { tokens, actors }: Shown): readonly Wanted[] {
  const places = new Map([...tokens].reverse().map((token) => [token.piece, token]));
  const seen = new Map(actors.map((actor) => [actor.piece, actor]));
  return everyPiece(state).flatMap((piece) => {
    const change = changeOf(state, piece, places.get(piece.id), seen.get(piece.id));
    return Object.keys(change).length > 0 ? [{ unit: piece.id, change }] : [];
  });
}

function changeOf(
  state: State,
  piece: Unit | Leader,
  token: TokenPlace | undefined,
  actor: ActorSeen | undefined,
): Adjustment {
  const stands = pieceOf(state, piece.id) !== undefined;
  if (stands && (!token || actor?.strength === 0)) return { eliminated: true };
  const at = token?.at;
  // A token beside the board is only put back.
  const place = at !== undefined && (!stands || at !== piece.at) ? { at } : {};
  const isThere = stands || at !== undefined;
  return { ...place, ...(actor && shownChange(piece, actor, isThere)) };
}

const isOfUnit = (state: State, id: PieceId): boolean =>
  Object.hasOwn(state.units, id) || Object.hasOwn(state.fallenUnits, id);

/** The other unit that stands where one would go. */
function blockerOf(state: State, { unit, change }: Wanted): PieceId | undefined {
  const other = change.at === undefined ? undefined : unitAt(state, change.at)?.id;
  return other === unit ? undefined : other;
}

/** Units that change places wait for one another: one of them goes to a free space meanwhile. */
function stepAside(grid: Grid, state: State, waiting: readonly Wanted[]): Wanted | undefined {
  const goals = new Set(waiting.map(({ change }) => change.at));
  const at = grid.spaces.find((space) => !unitAt(state, space) && !goals.has(space));
  const first = waiting.find((each) => isInRing(state, waiting, each));
  return first && at !== undefined ? { unit: first.unit, change: { at } } : undefined;
}

/** Whether a unit waits for one that waits, in the end, for the unit itself. */
function isInRing(state: State, waiting: readonly Wanted[], first: Wanted): boolean {
  let last: Wanted | undefined = first;
  for (let length = 0; last && length < waiting.length; length++) {
    const blocker = blockerOf(state, last);
    if (blocker === first.unit) return true;
    last = waiting.find(({ unit }) => unit === blocker);
  }
  return false;
}
