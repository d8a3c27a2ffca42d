import { imageSource } from '../../../drawing';

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

const shared = new Map<string, Promise<PIXI.Texture>>();

/** A texture that is drawn once and shared; a battle has only so many looks, so none is given up. */
export function sharedTexture(svg: string, width: number): Promise<PIXI.Texture> {
  const key = `${width} ${svg}`;
  const texture = shared.get(key) ?? textureOf(svg, width);
  shared.set(key, texture);
  return texture;
}
