/** The parts we use of the GIF encoder, which has no types. */
declare module 'gifenc' {
  /** Red, green and blue, 0 to 255 each. */
  type Colour = readonly [number, number, number];
  interface FrameOptions {
    readonly palette: readonly Colour[];
    /** Milliseconds. */
    readonly delay: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: the frame stays, and the next one is drawn over it. */
    readonly dispose?: number;
  }
  interface Encoder {
    writeFrame(indexed: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  /** Its functions: Node gives a CommonJS module only as a default export. */
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, colours: number): Colour[];
    applyPalette(rgba: Uint8Array, palette: readonly Colour[]): Uint8Array;
  };
  export = gifenc;
}
