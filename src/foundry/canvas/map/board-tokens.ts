import { type PieceId, pieceOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { MODULE_ID } from '../../documents/module-id';
import { type Kept, type PlaceInSpace, placesInSpace, readSlot } from '../../geometry/token-slots';
import type { Frame, SceneBoard } from './scene-board';

/** The piece of a battle that a token stands for. */
interface TokenPiece {
  readonly piece: string;
  readonly battle: string;
}

/** Reads which piece a token stands for out of its actor; undefined for every other token. */
export function tokenPiece(token: { readonly actor?: unknown }): TokenPiece | undefined {
  const { actor } = token;
  if (typeof actor !== 'object' || actor === null || !('system' in actor)) return undefined;
  const { system } = actor;
  if (typeof system !== 'object' || system === null || !('piece' in system) || !('battle' in system)) {
    return undefined;
  }
  const { piece, battle } = system;
  if (typeof piece !== 'string' || typeof battle !== 'string' || piece === '') return undefined;
  return { piece, battle };
}

/** The slots that the tokens of a battle keep on the scene that is viewed. */
function keptSlots(battle: string): Kept {
  const slots = new Map(
    (canvas?.scene?.tokens.contents ?? []).flatMap(({ flags }) => {
      const ours = flags[MODULE_ID];
      return ours?.battle === battle ? [[ours.piece, readSlot(ours.slot)] as const] : [];
    }),
  );
  return (piece) => slots.get(piece);
}

/** Where everyone stands who is in a space. */
export const placesAt = (
  { rules, state, id }: UserBattle,
  space: SpaceId,
): ReadonlyMap<PieceId, PlaceInSpace> => placesInSpace(rules, state, space, keptSlots(id));

/** Where a piece stands within its space; undefined if it is not on the board. */
export function placeOfPiece(battle: UserBattle, piece: PieceId): PlaceInSpace | undefined {
  const at = pieceOf(battle.state, piece)?.at;
  return at === undefined ? undefined : placesAt(battle, at).get(piece);
}

/** The rectangle of a piece that shares its space; undefined if it is not on the board. */
export function frameOfPiece(battle: UserBattle, board: SceneBoard, piece: PieceId): Frame | undefined {
  const at = pieceOf(battle.state, piece)?.at;
  const stand = placeOfPiece(battle, piece);
  const isLeader = battle.state.units[piece] === undefined;
  return at === undefined || !stand ? undefined : board.frameIn(at, stand, isLeader);
}
