import type { PieceId, SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import type { Point } from '../../geometry/board-on-scene';
import { isStacked, pieceAtPoint } from '../../geometry/token-slots';
import { piecesAt } from '../choices/pieces-at';
import { placesAt, type SceneBoard, sceneBoard } from './scene-board';

/**
 * The piece whose picture is under a point: if every piece has its space alone, only a leader's flag is distinguished.
 */
export function pieceUnder(
  board: SceneBoard,
  battle: UserBattle,
  space: SpaceId,
  point: Point,
): PieceId | undefined {
  if (isStacked(battle.rules)) {
    return pieceAtPoint(battle.state, placesAt(battle, space), board.sharesAt(point, space));
  }
  return board.isAtFlag(point, space) ? piecesAt(battle.state, space).at(-1)?.id : undefined;
}

/** The same where pieces share their spaces; null elsewhere. */
export function pieceSharedUnder(
  board: SceneBoard | undefined,
  battle: UserBattle | undefined,
  space: SpaceId,
  point: Point,
): PieceId | null {
  const isShared = board && battle && isStacked(battle.rules);
  return isShared ? (pieceUnder(board, battle, space, point) ?? null) : null;
}

/** The piece under a point of the map of the battle in view, as a user sees it. */
export function pieceOnMap(battle: UserBattle | undefined, point: Point): PieceId | undefined {
  const board = battle && sceneBoard(battle.rules.grid);
  const space = board?.spaceAt(point);
  if (!battle || !board || space === undefined) return undefined;
  const first = isStacked(battle.rules) ? undefined : piecesAt(battle.state, space)[0]?.id;
  return pieceUnder(board, battle, space, point) ?? first;
}
