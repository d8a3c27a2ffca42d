import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** A drawing, so many pixels wide. */
async function render(svg: string, width: number) {
  const { resolve } = createRequire(import.meta.url);
  // It may be made ready once only.
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
}

/** A drawing as PNG, so many pixels wide. */
export const rendered = async (svg: string, width: number): Promise<Uint8Array> =>
  (await render(svg, width)).asPng();

/** The pixels of a drawing, so many in a row, row by row: red, green, blue and opacity of each. */
export const pixelsOf = async (svg: string, width: number): Promise<Uint8Array> =>
  (await render(svg, width)).pixels;
