import type { Grid, SpaceId } from '../../../core';
import { drawMark, imageSource, markInks } from '../../../drawing';
import type { SceneBoard } from './scene-board';

const inkOf = (name: keyof ReturnType<typeof markInks>): number =>
  Number.parseInt(markInks()[name].slice(1), 16);

/** The colours of the overlay in the chosen palette, as PIXI needs them. */
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

/** The bold text in the middle of a sign on the map, sharp at any zoom; its size is in pixels of the map. */
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

/** The width and colour of lines on the map. */
type Pen = readonly [width: number, color: number, alpha?: number];

/** Draws lines twice, the broad ones below the others, so that they show on any ground. */
export function drawRimmed(lines: PIXI.Graphics, broad: Pen, narrow: Pen, draw: () => void): void {
  for (const [width, color, alpha = 1] of [broad, narrow]) {
    lines.lineStyle({ width, color, alpha });
    draw();
  }
}

/** Destroys everything in a container; shared textures stay. */
export function clear(container: PIXI.Container): void {
  for (const child of container.removeChildren()) child.destroy({ children: true });
}

/** Draws a sign on a space, as wide as the space times `scale`. */
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

/** A texture of an SVG document, `width` pixels wide; the caller must destroy it. */
export async function textureOf(svg: string, width: number): Promise<PIXI.Texture> {
  const picture = await rasterise(svg, width);
  // Small textures shimmer without mipmaps when the map is zoomed out.
  return PIXI.Texture.from(picture, { mipmap: PIXI.MIPMAP_MODES.ON });
}

const sharedTextures = new Map<string, Promise<PIXI.Texture>>();

/** A texture that is drawn once and shared; it is never destroyed, since a battle needs only a limited number. */
export function sharedTexture(svg: string, width: number): Promise<PIXI.Texture> {
  const key = `${width} ${svg}`;
  const texture = sharedTextures.get(key) ?? textureOf(svg, width);
  sharedTextures.set(key, texture);
  return texture;
}

/** The width of a sign's picture, in pixels, and of a sign that is part of another. */
const WIDTH = 300;
const SMALL = 100;

/** The signs that the overlay draws on spaces. */
export interface MarkTextures {
  readonly reach: PIXI.Texture;
  readonly blocked: PIXI.Texture;
  readonly target: PIXI.Texture;
  readonly underAttack: PIXI.Texture;
  readonly fromAfar: PIXI.Texture;
  readonly handToHand: PIXI.Texture;
}

/** Prepares the signs for a kind of grid; they are drawn once. */
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
