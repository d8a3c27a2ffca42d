import type { Grid } from '../../../core';
import { drawMark, imageSource } from '../../../drawing';

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

const WIDTH = 300;

/** The signs that the overlay puts on spaces. */
export interface MarkTextures {
  readonly reach: PIXI.Texture;
  readonly blocked: PIXI.Texture;
  readonly target: PIXI.Texture;
  readonly underAttack: PIXI.Texture;
}

/** Makes the signs for a kind of grid ready; they are drawn once. */
export async function markTextures(shape: Grid['kind']): Promise<MarkTextures> {
  const [reach, blocked, target, underAttack] = await Promise.all([
    sharedTexture(drawMark({ kind: 'reach', shape }), WIDTH),
    sharedTexture(drawMark({ kind: 'blocked', shape }), WIDTH),
    sharedTexture(drawMark({ kind: 'target', square: shape === 'square' }), WIDTH),
    sharedTexture(drawMark({ kind: 'under-attack' }), WIDTH),
  ]);
  return { reach, blocked, target, underAttack };
}
