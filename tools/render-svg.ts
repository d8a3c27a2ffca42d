import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** Renders a drawing at a width in pixels. */
async function render(svg: string, width: number) {
  const { resolve } = createRequire(import.meta.url);
  // It can be initialised only once.
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
}

/** A drawing as PNG, at a width in pixels. */
export const rendered = async (svg: string, width: number): Promise<Uint8Array> =>
  (await render(svg, width)).asPng();

/** The pixels of a drawing at a width in pixels, row by row: red, green, blue and opacity of each. */
export const pixelsOf = async (svg: string, width: number): Promise<Uint8Array> =>
  (await render(svg, width)).pixels;
