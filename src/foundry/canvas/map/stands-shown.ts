import type { PieceId, SpaceId } from '../../../core';
import { pieceOf } from '../../../core';
import type { UserBattle } from '../../battle';
import { MODULE_ID } from '../../documents';
import { type Kept, type PlaceInSpace, placesInSpace, readSlot } from '../../geometry';
import type { Frame } from './paint-blocks';
import type { SceneBoard } from './scene-board';

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
export const standsAt = (
  { rules, state, id }: UserBattle,
  space: SpaceId,
): ReadonlyMap<PieceId, PlaceInSpace> => placesInSpace(rules, state, space, keptSlots(id));

/** Where a piece stands within its space; undefined if it is not on the board. */
export function parentOf(battle: UserBattle, piece: PieceId): PlaceInSpace | undefined {
  const at = pieceOf(battle.state, piece)?.at;
  return at === undefined ? undefined : standsAt(battle, at).get(piece);
}

/** The rectangle of a piece that shares its space; undefined if it is not on the board. */
export function frameOfPiece(battle: UserBattle, board: SceneBoard, piece: PieceId): Frame | undefined {
  const at = pieceOf(battle.state, piece)?.at;
  const stand = parentOf(battle, piece);
  const isLeader = battle.state.units[piece] === undefined;
  return at === undefined || !stand ? undefined : board.frameIn(at, stand, isLeader);
}
