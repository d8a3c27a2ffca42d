import gifenc from 'gifenc';
import type { Page } from 'playwright-core';
import { pixelsOf } from '../rendered';

const { applyPalette, GIFEncoder, quantize } = gifenc;

/** Colours of a frame; one more stands for "as in the frame before". */
const COLOURS = 95;

/** A picture of a window and how long it is seen, in milliseconds. */
interface Frame {
  readonly png: Buffer;
  readonly duration: number;
}

/** A PNG within a drawing of its size, so that it can be scaled. */
export function embedded(png: Buffer): string {
  // The header of a PNG names width and height in pixels.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data = `data:image/png;base64,${png.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
}

/** Films windows of one size, one after the other, frame by frame, with a caption under each. */
export class Film {
  readonly #frames: Frame[] = [];

  /** Takes a frame that is seen for so many milliseconds. */
  async take(page: Page, caption: string, duration: number): Promise<void> {
    await page.evaluate((text) => {
      const shown = document.createElement('p');
      shown.id = 'film-caption';
      shown.textContent = text;
      // Over the foot of the chat log, where nothing else stands.
      shown.style.cssText =
        'position:fixed;inset:auto 0 0 auto;width:284px;min-height:116px;z-index:9999;margin:0;padding:8px;' +
        'display:grid;place-items:center;text-align:center;box-sizing:border-box;' +
        'font:600 23px/1.2 Signika,sans-serif;color:#fff;background:#1c2430;pointer-events:none';
      document.body.append(shown);
    }, caption);
    const png = await page.screenshot();
    this.#frames.push({ png, duration });
    await page.evaluate(() => document.querySelector('#film-caption')?.remove());
  }

  /** The film as a GIF that begins again at its end, so many pixels wide. */
  async gif(width: number): Promise<Uint8Array> {
    const gif = GIFEncoder();
    let before: Uint32Array | undefined;
    for (const { png, duration } of this.#frames) {
      const rgba = new Uint8Array(await pixelsOf(embedded(png), width));
      const height = rgba.length / 4 / width;
      const palette = quantize(rgba, COLOURS);
      const indexed = applyPalette(rgba, palette);
      const pixels = new Uint32Array(rgba.buffer);
      // Most of a frame is the map of the one before: what stays as it was is left transparent, which takes no room.
      if (before)
        for (const [at, pixel] of pixels.entries()) if (pixel === before[at]) indexed[at] = palette.length;
      gif.writeFrame(indexed, width, height, {
        palette: [...palette, [0, 0, 0]],
        delay: duration,
        ...(before ? { transparent: true, transparentIndex: palette.length, dispose: 1 } : {}),
      });
      before = pixels;
    }
    gif.finish();
    return gif.bytes();
  }
}
