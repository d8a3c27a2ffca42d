import { fallenOf, type Leader, type PieceId, pieceOf, reserveOf, type State, type Unit } from '../../core';
import { lacking, type Part } from './lacking';

/** A point of the scene, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the token of a piece is, and the slot that it keeps if others share its space. */
export interface TokenPlace extends Point {
  readonly slot?: string;
}

/** A token that pictures a piece, as it is. */
export interface TokenSeen {
  readonly id: string;
  readonly piece: PieceId;
  /** Id of its actor. */
  readonly actor: string | null;
  /** Everything that is kept of it. */
  readonly source: object;
}

/** What an actor shows of a piece. */
export interface ActorSeen {
  readonly piece: PieceId;
  readonly name: string;
  readonly nation: string;
  /** Absent for leaders. */
  readonly strength?: number;
  readonly formation?: string;
}

/** An actor that pictures a piece, as it is kept. */
export interface ActorKept {
  readonly id: string;
  readonly piece: PieceId;
  readonly source: object;
}

/** What has to be written so that tokens show the position. */
export interface TokenWrites<T> {
  readonly create: readonly T[];
  readonly update: readonly (Part<T> & { readonly _id: string })[];
  readonly remove: readonly string[];
}

/** Every piece of a battle, fallen ones included; those in reserve are pictured when they come. */
export const everyPiece = ({
  units,
  leaders,
  fallenUnits,
  fallenLeaders,
}: State): readonly (Unit | Leader)[] => [
  ...Object.values({ ...fallenUnits, ...units }),
  ...Object.values({ ...fallenLeaders, ...leaders }),
];

/** The position as if one piece alone had ever been in the battle. */
export function withoutOthers(state: State, id: PieceId): State {
  const one = <T>(pieces: Readonly<Record<PieceId, T>>): Readonly<Record<PieceId, T>> => {
    const piece = pieces[id];
    return piece === undefined ? {} : { [id]: piece };
  };
  const { units, leaders, fallenUnits, fallenLeaders, reserve } = state;
  return {
    ...state,
    units: one(units),
    leaders: one(leaders),
    fallenUnits: one(fallenUnits),
    fallenLeaders: one(fallenLeaders),
    reserve: one(reserve),
  };
}

/** What differs between the tokens of a scene and those that there should be: nothing if they show the position already. */
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
    // Of several the one that has the actor of the piece: others may be made up.
    const token = all.find(({ actor }) => actor === wanted.actorId) ?? all[0];
    if (!token) {
      create.push(wanted);
      continue;
    }
    kept.add(token.id);
    const changes = lacking(wanted, token.source);
    if (Object.keys(changes).length > 0) update.push({ _id: token.id, ...changes });
  }
  return { create, update, remove: seen.flatMap(({ id }) => (kept.has(id) ? [] : [id])) };
}

/** What differs between the actors of a battle and the position. */
export function actorWrites<T extends object>(
  state: State,
  kept: readonly ActorKept[],
  wantedOf: (piece: Unit | Leader, actor: ActorKept) => T,
): readonly (Part<T> & { readonly _id: string })[] {
  return kept.flatMap((actor) => {
    const id = actor.piece;
    const piece = pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id);
    if (!piece) return [];
    const changes = lacking(wantedOf(piece, actor), actor.source);
    return Object.keys(changes).length > 0 ? [{ _id: actor.id, ...changes }] : [];
  });
}
