import type { PieceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { view } from '../../geometry/map-view';
import { isStacked } from '../../geometry/token-slots';
import { pieceLookOf } from '../choices/pieces';
import { clear } from './overlay-signs';
import { PiecePicture } from './piece-picture';
import { placeOfPiece, type SceneBoard, spacesOf } from './scene-board';

/** Draws the pieces where they stood at an earlier moment; the tokens, which stand where they are now, are hidden. */
export async function paintAsItWas(
  container: PIXI.Container,
  battle: UserBattle | undefined,
  board: SceneBoard | undefined,
): Promise<void> {
  view()?.classList.toggle('pdc-as-it-was', battle?.asItWas !== undefined);
  if (!battle?.asItWas || !board) {
    clear(container);
    return;
  }
  container.name = momentOf(battle);
  const { units, leaders } = battle.state;
  // Leaders are drawn above the blocks.
  const pieces = await Promise.all(
    [...Object.keys(units), ...Object.keys(leaders)].map((id) => pictureOf(battle, board, id)),
  );
  const pictures = pieces.flatMap((picture) => picture ?? []);
  // The user may have chosen another moment meanwhile.
  if (container.destroyed || container.name !== momentOf(battle)) {
    for (const picture of pictures) picture.destroy();
    return;
  }
  clear(container);
  for (const picture of pictures) container.addChild(picture);
}

const momentOf = ({ id, asItWas }: UserBattle): string => `${id} ${asItWas?.at}`;

/** The picture of a piece at its earlier position; undefined if it was not on the board. */
async function pictureOf(
  battle: UserBattle,
  board: SceneBoard,
  id: PieceId,
): Promise<PiecePicture | undefined> {
  const look = pieceLookOf(battle, id);
  const [space] = spacesOf(battle.state, id);
  if (!look || space === undefined) return undefined;
  const place = isStacked(battle.rules) ? placeOfPiece(battle, id) : undefined;
  const picture = new PiecePicture();
  picture.position.copyFrom(place ? board.pointIn(space, place) : board.centreOf(space));
  await picture.show(look.draw, (place?.size ?? 1) * board.cell.width);
  return picture;
}
