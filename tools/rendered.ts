import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** A drawing as PNG, so many pixels wide. */
export async function rendered(svg: string, width: number): Promise<Uint8Array> {
  const { resolve } = createRequire(import.meta.url);
  // It may be made ready once only.
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
