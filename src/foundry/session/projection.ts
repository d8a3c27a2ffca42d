import { fallenOf, isUnit, type Leader, type PieceId, pieceOf, type State, type Unit } from '../../core';

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
export interface TokenSeen extends TokenPlace {
  readonly id: string;
  readonly piece: PieceId;
  readonly name: string;
  readonly actor: string | null;
}

/** An actor that pictures a piece, as it is. */
export interface ActorSeen {
  readonly id: string;
  readonly piece: PieceId;
  readonly name: string;
  readonly nation: string;
  /** Absent for leaders. */
  readonly strength?: number;
  readonly formation?: string;
}

/** What has to be written so that tokens show the position. */
export interface TokenWrites {
  readonly create: readonly { readonly piece: Unit | Leader; readonly at: TokenPlace }[];
  readonly update: readonly ({
    readonly _id: string;
    readonly name?: string;
    readonly actorId?: string;
  } & Partial<TokenPlace>)[];
  readonly remove: readonly string[];
}

/** What has to be written into one actor. */
export interface ActorWrite {
  readonly _id: string;
  readonly name?: string;
  readonly system?: {
    readonly nation?: string;
    readonly strength?: { readonly value: number };
    readonly formation?: string;
  };
}

/** Every piece of a battle, fallen ones included. */
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
  const { units, leaders, fallenUnits, fallenLeaders } = state;
  return {
    ...state,
    units: one(units),
    leaders: one(leaders),
    fallenUnits: one(fallenUnits),
    fallenLeaders: one(fallenLeaders),
  };
}

/** What differs between the tokens of a scene and the position: nothing if they show it already. */
export function tokenWrites(
  state: State,
  seen: readonly TokenSeen[],
  actorOf: ReadonlyMap<PieceId, string>,
  placeOf: (piece: Unit | Leader) => TokenPlace,
): TokenWrites {
  const standing = [...Object.values(state.units), ...Object.values(state.leaders)];
  const tokens = new Map<PieceId, TokenSeen>();
  for (const token of seen) if (!tokens.has(token.piece)) tokens.set(token.piece, token);
  const kept = new Set<string>();
  const create: { piece: Unit | Leader; at: TokenPlace }[] = [];
  const update: TokenWrites['update'][number][] = [];
  for (const piece of standing) {
    const token = tokens.get(piece.id);
    const at = placeOf(piece);
    if (!token) {
      create.push({ piece, at });
      continue;
    }
    kept.add(token.id);
    const changes = tokenChanges(token, piece.name, at, actorOf.get(piece.id));
    if (Object.keys(changes).length > 0) update.push({ _id: token.id, ...changes });
  }
  return { create, update, remove: seen.flatMap(({ id }) => (kept.has(id) ? [] : [id])) };
}

const tokenChanges = (token: TokenSeen, name: string, at: TokenPlace, actor: string | undefined) => ({
  ...(token.x !== at.x && { x: at.x }),
  ...(token.y !== at.y && { y: at.y }),
  ...(token.slot !== at.slot && at.slot !== undefined && { slot: at.slot }),
  ...(token.name !== name && { name }),
  ...(token.actor !== actor && { actorId: actor ?? '' }),
});

/** What differs between the actors of a battle and the position. */
export function actorWrites(state: State, seen: readonly ActorSeen[]): readonly ActorWrite[] {
  return seen.flatMap((actor) => {
    const piece = pieceOf(state, actor.piece) ?? fallenOf(state, actor.piece);
    if (!piece) return [];
    const system = {
      ...(actor.nation !== piece.nation && { nation: piece.nation }),
      ...(isUnit(piece) && figureWrites(piece, actor)),
    };
    const write = {
      ...(actor.name !== piece.name && { name: piece.name }),
      ...(Object.keys(system).length > 0 && { system }),
    };
    return Object.keys(write).length > 0 ? [{ _id: actor.id, ...write }] : [];
  });
}

const figureWrites = (unit: Unit, { strength, formation }: ActorSeen): ActorWrite['system'] => ({
  ...(strength !== unit.strength && { strength: { value: unit.strength } }),
  ...(formation !== unit.formation && { formation: unit.formation }),
});
