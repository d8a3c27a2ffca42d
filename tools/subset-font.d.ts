/** The parts we use of the font subsetter, which has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  const subsetFont: (font: Uint8Array, characters: string, options: Options) => Promise<Uint8Array>;
  export = subsetFont;
}
