import gifenc from 'gifenc';
import type { Page } from 'playwright-core';
import { pixelsOf } from '../render-svg';

const { applyPalette, GIFEncoder, quantize } = gifenc;

/** Colours of a frame; one more stands for "same as in the frame before". */
const COLOURS = 95;

/** A picture of a window, and the time it is shown in milliseconds. */
interface Frame {
  readonly png: Buffer;
  readonly duration: number;
}

/** A PNG inside an SVG of the same size, so that it can be scaled. */
export function embedded(png: Buffer): string {
  // A PNG's header contains width and height in pixels.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data = `data:image/png;base64,${png.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
}

/** Records windows of one size one after another, frame by frame, with a caption below each. */
export class Film {
  readonly #frames: Frame[] = [];

  /** Records a frame that is shown for a number of milliseconds. */
  async take(page: Page, caption: string, duration: number): Promise<void> {
    await page.evaluate((text) => {
      const shown = document.createElement('p');
      shown.id = 'film-caption';
      shown.textContent = text;
      // At the bottom of the chat log, where there is nothing else.
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

  /** The film as a looping GIF, at a width in pixels. */
  async gif(width: number): Promise<Uint8Array> {
    const gif = GIFEncoder();
    let before: Uint32Array | undefined;
    for (const { png, duration } of this.#frames) {
      const rgba = new Uint8Array(await pixelsOf(embedded(png), width));
      const height = rgba.length / 4 / width;
      const palette = quantize(rgba, COLOURS);
      const indexed = applyPalette(rgba, palette);
      const pixels = new Uint32Array(rgba.buffer);
      // Most of a frame is the same map as before: unchanged pixels are transparent, which take no space.
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
