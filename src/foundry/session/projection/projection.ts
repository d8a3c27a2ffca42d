import {
  fallenOf,
  type Leader,
  type PieceId,
  pieceOf,
  type Ruleset,
  reserveOf,
  type SpaceId,
  type State,
  type Unit,
} from '../../../core';
import { isSameData } from '../../../match';
import type { Point } from '../../geometry/board-on-scene';
import { isStacked, type Kept, placesInSpace, readSlot, slotsIn, slotText } from '../../geometry/token-slots';

/** The position of a piece's token, and its slot if others share its space. */
export interface TokenPlace extends Point {
  readonly slot?: string;
}

/** The current token of a piece. */
export interface TokenSeen {
  readonly id: string;
  readonly piece: PieceId;
  /** Id of its actor. */
  readonly actor: string | null;
  /** Its complete stored data. */
  readonly source: object;
}

/** The data of a piece that an actor shows. */
export interface ActorSeen {
  readonly piece: PieceId;
  readonly name: string;
  readonly nation: string;
  /** Absent for leaders. */
  readonly strength?: number;
  readonly formation?: string;
}

/** The stored actor of a piece. */
export interface ActorKept {
  readonly id: string;
  readonly piece: PieceId;
  readonly source: object;
}

/** The writes that make tokens show the position. */
export interface TokenWrites<T> {
  readonly create: readonly T[];
  readonly update: readonly (Part<T> & { readonly _id: string })[];
  readonly remove: readonly string[];
}

/** Every piece of a battle, including eliminated ones; those in reserve get documents when they arrive. */
export const everyPiece = ({
  units,
  leaders,
  fallenUnits,
  fallenLeaders,
}: State): readonly (Unit | Leader)[] => [
  ...Object.values({ ...fallenUnits, ...units }),
  ...Object.values({ ...fallenLeaders, ...leaders }),
];

/** The position as if no other pieces had ever been in the battle. */
export function withoutOthers(state: State, ids: readonly PieceId[]): State {
  const named = <T>(pieces: Readonly<Record<PieceId, T>>): Readonly<Record<PieceId, T>> =>
    Object.fromEntries(Object.entries(pieces).filter(([id]) => ids.includes(id)));
  const { units, leaders, fallenUnits, fallenLeaders, reserve } = state;
  return {
    ...state,
    units: named(units),
    leaders: named(leaders),
    fallenUnits: named(fallenUnits),
    fallenLeaders: named(fallenLeaders),
    reserve: named(reserve),
  };
}

/** The differences between the tokens of a scene and the expected ones; empty if they already show the position. */
export function tokenWrites<T extends { readonly actorId: string }>(
  state: State,
  seen: readonly TokenSeen[],
  wantedOf: (piece: Unit | Leader) => T,
): TokenWrites<T> {
  const kept = new Set<string>();
  const create: T[] = [];
  const update: (Part<T> & { readonly _id: string })[] = [];
  for (const piece of [...Object.values(state.units), ...Object.values(state.leaders)]) {
    const wanted = wantedOf(piece);
    const all = seen.filter((each) => each.piece === piece.id);
    // Of several tokens, the one with the actor of the piece: others may be forged.
    const token = all.find(({ actor }) => actor === wanted.actorId) ?? all[0];
    if (!token) {
      create.push(wanted);
      continue;
    }
    kept.add(token.id);
    const changes = missingFrom(wanted, token.source);
    if (Object.keys(changes).length > 0) update.push({ _id: token.id, ...changes });
  }
  return { create, update, remove: seen.flatMap(({ id }) => (kept.has(id) ? [] : [id])) };
}

/** The differences between the actors of a battle and the position. */
export function actorWrites<T extends object>(
  state: State,
  kept: readonly ActorKept[],
  wantedOf: (piece: Unit | Leader, actor: ActorKept) => T,
): readonly (Part<T> & { readonly _id: string })[] {
  return kept.flatMap((actor) => {
    const id = actor.piece;
    const piece = pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id);
    if (!piece) return [];
    const changes = missingFrom(wantedOf(piece, actor), actor.source);
    return Object.keys(changes).length > 0 ? [{ _id: actor.id, ...changes }] : [];
  });
}

/** Some of the fields of a mapping, and of the mappings in it. */
export type Part<T> = { readonly [K in keyof T]?: Part<T[K]> };

const isMapping = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The expected data that is missing: the least that must be written. Empty if all is correct. */
function missingFrom<T extends object>(wanted: T, actual: unknown): Part<T> {
  const known = isMapping(actual) ? actual : {};
  const changes = Object.entries(wanted).flatMap(([key, value]: [string, unknown]) => {
    const now = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!isMapping(value)) return isSameData(value, now) ? [] : [[key, value] as const];
    const inner = missingFrom(value, now);
    return Object.keys(inner).length > 0 ? [[key, inner] as const] : [];
  });
  return Object.fromEntries(changes) as Part<T>;
}

/** The slots stored in tokens. */
export function slotsSeen(seen: readonly { readonly piece: PieceId; readonly slot?: string }[]): Kept {
  const slots = new Map(seen.map(({ piece, slot }) => [piece, readSlot(slot)]));
  return (piece: PieceId) => slots.get(piece);
}

/** Returns the point of the scene for a position within a space. */
export type PointIn = (space: SpaceId, place: Point) => Point;

/** The positions of a battle's tokens; existing ones keep their slots. */
export function tokenPlaces(
  rules: Pick<Ruleset, 'unitsPerSpace' | 'pieces'>,
  state: State,
  kept: Kept,
  pointIn: PointIn,
): (piece: Unit | Leader) => TokenPlace {
  const spaces = new Map<SpaceId, ReadonlyMap<PieceId, TokenPlace>>();
  const tokensIn = (space: SpaceId): ReadonlyMap<PieceId, TokenPlace> => {
    const slots = isStacked(rules) ? slotsIn(rules, state, space, kept) : new Map<PieceId, number>();
    const places = [...placesInSpace(rules, state, space, kept)];
    return new Map(
      places.map(([id, place]) => {
        const index = slots.get(id);
        const slot = index === undefined ? {} : { slot: slotText({ at: space, index }) };
        return [id, { ...pointIn(space, place), ...slot }];
      }),
    );
  };
  return ({ id, at }) => {
    const places = spaces.get(at) ?? tokensIn(at);
    spaces.set(at, places);
    return places.get(id) ?? pointIn(at, { x: 0.5, y: 0.5 });
  };
}
