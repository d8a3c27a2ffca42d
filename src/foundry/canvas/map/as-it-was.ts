import type { PieceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { pieceLookOf } from '../choices/pieces';
import { placeOfPiece, type SceneBoard, spacesOf } from './scene-board';
import { view } from './screen';
import { clear, sharedTexture } from './signs';

/** Width of the pictures: one for every size. */
const PICTURE = 360;

/** Puts the pieces where they stood then, while the tokens, which stand where they do now, are not shown. */
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
  // Leaders lie above the blocks.
  const pieces = await Promise.all(
    [...Object.keys(units), ...Object.keys(leaders)].map(async (id) => {
      const look = pieceLookOf(battle, id);
      return look && { id, texture: await sharedTexture(look.svg, PICTURE) };
    }),
  );
  // Another moment may have been wanted meanwhile.
  if (container.destroyed || container.name !== momentOf(battle)) return;
  clear(container);
  for (const piece of pieces) if (piece) putPiece(container, battle, board, piece);
}

const momentOf = ({ id, asItWas }: UserBattle): string => `${id} ${asItWas?.at}`;

function putPiece(
  container: PIXI.Container,
  battle: UserBattle,
  board: SceneBoard,
  { id, texture }: { readonly id: PieceId; readonly texture: PIXI.Texture },
): void {
  const [space] = spacesOf(battle.state, id);
  if (space === undefined) return;
  const place = isStacked(battle.rules) ? placeOfPiece(battle, id) : undefined;
  const sprite = container.addChild(new PIXI.Sprite(texture));
  sprite.anchor.set(0.5);
  sprite.scale.set(((place?.size ?? 1) * board.cell.width) / texture.width);
  sprite.position.copyFrom(place ? board.pointIn(space, place) : board.centreOf(space));
}
