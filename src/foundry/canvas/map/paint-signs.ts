import type { SpaceId } from '../../../core';
import type { SceneBoard } from './scene-board';

/** The inks of the overlay, as PIXI takes them. */
export const INKS = {
  attack: 0xa5241f,
  reach: 0x2f5f45,
  chosen: 0xd8a93a,
  paper: 0xfbf5e5,
  ink: 0x2b241b,
} as const;

/** The bold word in the middle of a sign on the map, sharp at any zoom; its size in pixels of the map. */
export function signLabel(word: string, fontSize: number, fill: number): PIXI.Text {
  const label = new PIXI.Text(word, {
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontSize,
    fontWeight: 'bold',
    fill,
  });
  label.resolution = 4;
  label.anchor.set(0.5);
  return label;
}

/** Takes everything out of a container for good; shared textures stay. */
export function clear(container: PIXI.Container): void {
  for (const child of container.removeChildren()) child.destroy({ children: true });
}

/** Puts a sign on a space, as wide as the space times `scale`. */
export function putSign(
  container: PIXI.Container,
  board: SceneBoard,
  texture: PIXI.Texture,
  space: SpaceId,
  scale = 1,
): PIXI.Sprite {
  const sprite = container.addChild(new PIXI.Sprite(texture));
  sprite.anchor.set(0.5);
  sprite.scale.set((board.cell.width * scale) / texture.width);
  sprite.position.copyFrom(board.centreOf(space));
  return sprite;
}
