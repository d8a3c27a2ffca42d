import type { PieceId, SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { pieceLookOf } from '../choices/pieces';
import { framesOfPiece, placesAt, type SceneBoard } from './scene-board';
import { clear, INKS, sharedTexture } from './signs';

/** Width of the pictures of parts: one for every size. */
const PICTURE = 360;
/** How large a further part is beside the block of its unit. */
const PART = 0.82;

/** The middle of a unit's block in each of its squares, the first its own. */
function middles(battle: UserBattle, board: SceneBoard, unit: PieceId) {
  return framesOfPiece(battle, board, unit).map(({ x, y, width, height }) => ({
    x: x + width / 2,
    y: y + height / 2,
  }));
}

/** Units that stand in several squares: a part of them in each, joined by a broad line beneath the blocks. */
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
  const pictures = await Promise.all(
    units.map(async ({ id }) => {
      const look = pieceLookOf(battle, id);
      return look && (await sharedTexture(look.svg, PICTURE));
    }),
  );
  if (container.destroyed) return;
  clear(container);
  const bonds = container.addChild(new PIXI.Graphics());
  for (const [index, { id, also = [] }] of units.entries()) {
    const picture = pictures[index];
    drawBond(bonds, middles(battle, board, id));
    if (picture)
      for (const space of also) putPart(container, board, { picture, space }, placeOf(battle, space, id));
  }
}

const placeOf = (battle: UserBattle, space: SpaceId, unit: PieceId) => placesAt(battle, space).get(unit);

/** The picture of a part, and the square in which it stands. */
interface Part {
  readonly picture: PIXI.Texture;
  readonly space: SpaceId;
}

function putPart(
  container: PIXI.Container,
  board: SceneBoard,
  { picture, space }: Part,
  place: ReturnType<typeof placeOf>,
): void {
  if (!place) return;
  const sprite = container.addChild(new PIXI.Sprite(picture));
  sprite.anchor.set(0.5);
  sprite.scale.set((place.size * board.cell.width * PART) / picture.width);
  sprite.position.copyFrom(board.pointIn(space, place));
}

function drawBond(lines: PIXI.Graphics, points: readonly { readonly x: number; readonly y: number }[]): void {
  const [own, ...others] = points;
  if (!own) return;
  for (const [width, color] of [
    [9, INKS.ink],
    [5, INKS.paper],
  ] as const) {
    lines.lineStyle({ width, color, alpha: 0.75 });
    for (const { x, y } of others) lines.moveTo(own.x, own.y).lineTo(x, y);
  }
}

/** Frames around every part of the unit that is pointed at, joined above the blocks: they are one. */
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
  for (const [width, color] of [
    [6, INKS.paper],
    [3, INKS.ink],
  ] as const) {
    lines.lineStyle({ width, color });
    for (const { x, y, width: across, height } of frames) {
      lines.drawRoundedRect(x - 5, y - 5, across + 10, height + 10, 6);
    }
  }
}
