import type { PieceId, Unit } from '../../../core';
import type { UserBattle } from '../../battle';
import type { Point } from '../../geometry';
import { pieceLookOf } from '../choices/pieces';
import { clear, drawRimmed, INKS } from './overlay-signs';
import { PiecePicture } from './piece-picture';
import { framesOfPiece, placesAt, type SceneBoard } from './scene-board';

/** The size of a further part relative to the block of its unit. */
const PART = 0.82;

/** The middles of a unit's block in each of its squares, its own first. */
function middles(battle: UserBattle, board: SceneBoard, unit: PieceId) {
  return framesOfPiece(battle, board, unit).map(({ x, y, width, height }) => ({
    x: x + width / 2,
    y: y + height / 2,
  }));
}

/** Draws units that stand in several squares: a part in each, joined by a broad line below the blocks. */
export async function paintSpread(
  container: PIXI.Container,
  battle: UserBattle | undefined,
  board: SceneBoard | undefined,
): Promise<void> {
  const units = Object.values(battle?.state.units ?? {}).filter(({ also }) => also !== undefined);
  if (!battle || !board || units.length === 0) {
    clear(container);
    return;
  }
  const parts = await Promise.all(units.map((unit) => partsOf(battle, board, unit)));
  if (container.destroyed) {
    for (const part of parts.flat()) part.destroy();
    return;
  }
  clear(container);
  const bonds = container.addChild(new PIXI.Graphics());
  for (const { id } of units) drawBond(bonds, middles(battle, board, id));
  for (const part of parts.flat()) container.addChild(part);
}

/** The pictures of a unit in its further squares. */
async function partsOf(
  battle: UserBattle,
  board: SceneBoard,
  { id, also = [] }: Unit,
): Promise<readonly PiecePicture[]> {
  const look = pieceLookOf(battle, id);
  const parts = also.map(async (space) => {
    const place = placesAt(battle, space).get(id);
    if (!look || !place) return [];
    const part = new PiecePicture();
    part.position.copyFrom(board.pointIn(space, place));
    await part.show(look.draw, place.size * board.cell.width * PART);
    return part;
  });
  return (await Promise.all(parts)).flat();
}

function drawBond(lines: PIXI.Graphics, points: readonly Point[]): void {
  const [own, ...others] = points;
  if (!own) return;
  drawRimmed(lines, [9, INKS.ink, 0.75], [5, INKS.paper, 0.75], () => {
    for (const { x, y } of others) lines.moveTo(own.x, own.y).lineTo(x, y);
  });
}

/** Draws frames around every part of the focused unit, joined above the blocks to show that they are one unit. */
export function paintTogether(
  container: PIXI.Container,
  battle: UserBattle,
  board: SceneBoard,
  pointed: PieceId | null,
): void {
  clear(container);
  const frames = pointed === null ? [] : framesOfPiece(battle, board, pointed);
  if (frames.length < 2) return;
  const lines = container.addChild(new PIXI.Graphics());
  drawRimmed(lines, [6, INKS.paper], [3, INKS.ink], () => {
    for (const { x, y, width, height } of frames) {
      lines.drawRoundedRect(x - 5, y - 5, width + 10, height + 10, 6);
    }
  });
}
