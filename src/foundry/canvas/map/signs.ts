import type { Grid, SpaceId } from '../../../core';
import { drawMark, imageSource, markInks } from '../../../drawing';
import type { SceneBoard } from './scene-board';

const inkOf = (name: keyof ReturnType<typeof markInks>): number =>
  Number.parseInt(markInks()[name].slice(1), 16);

/** The inks of the overlay in the palette that is chosen, as PIXI takes them. */
export const INKS = {
  get attack() {
    return inkOf('attack');
  },
  get reach() {
    return inkOf('reach');
  },
  get chosen() {
    return inkOf('active');
  },
  get paper() {
    return inkOf('paper');
  },
  get ink() {
    return inkOf('ink');
  },
};

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

/** Turns an SVG document into a canvas of the given width in pixels. */
async function rasterise(svg: string, width: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = imageSource(svg);
  await image.decode();
  const picture = document.createElement('canvas');
  picture.width = Math.round(width);
  picture.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  picture
    .getContext('2d', { willReadFrequently: true })
    ?.drawImage(image, 0, 0, picture.width, picture.height);
  return picture;
}

/** A texture of an SVG document, `width` pixels wide; it belongs to the caller. */
export async function textureOf(svg: string, width: number): Promise<PIXI.Texture> {
  const picture = await rasterise(svg, width);
  // Small pictures shimmer when the map is zoomed out, unless they have smaller versions of themselves.
  return PIXI.Texture.from(picture, { mipmap: PIXI.MIPMAP_MODES.ON });
}

const sharedTextures = new Map<string, Promise<PIXI.Texture>>();

/** A texture that is drawn once and shared; a battle has only so many looks, so none is given up. */
export function sharedTexture(svg: string, width: number): Promise<PIXI.Texture> {
  const key = `${width} ${svg}`;
  const texture = sharedTextures.get(key) ?? textureOf(svg, width);
  sharedTextures.set(key, texture);
  return texture;
}

/** Width of the picture of a sign, in pixels, and of one that is part of another. */
const WIDTH = 300;
const SMALL = 100;

/** The signs that the overlay puts on spaces. */
export interface MarkTextures {
  readonly reach: PIXI.Texture;
  readonly blocked: PIXI.Texture;
  readonly target: PIXI.Texture;
  readonly underAttack: PIXI.Texture;
  readonly fromAfar: PIXI.Texture;
  readonly handToHand: PIXI.Texture;
}

/** Makes the signs for a kind of grid ready; they are drawn once. */
export async function markTextures(shape: Grid['kind']): Promise<MarkTextures> {
  const [reach, blocked, target, underAttack, fromAfar, handToHand] = await Promise.all([
    sharedTexture(drawMark({ kind: 'reach', shape }), WIDTH),
    sharedTexture(drawMark({ kind: 'blocked', shape }), WIDTH),
    sharedTexture(drawMark({ kind: 'target', square: shape === 'square' }), WIDTH),
    sharedTexture(drawMark({ kind: 'under-attack' }), WIDTH),
    sharedTexture(drawMark({ kind: 'from-afar' }), SMALL),
    sharedTexture(drawMark({ kind: 'hand-to-hand' }), SMALL),
  ]);
  return { reach, blocked, target, underAttack, fromAfar, handToHand };
}
