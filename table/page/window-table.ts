import { faceSource } from '../shared/dice/face-source';

/** The object at `window.table`, for tests and debugging. */
export const windowTable = {
  /** True once the hook `ready` has been called (`streamReady` on the stream) and everything has been set up. */
  ready: false,
  /** The reason why the window could not be set up. */
  failure: null as string | null,
  /** Waits until all requests of this window are answered, and everything received has been drawn. */
  settle: async (): Promise<void> => undefined,
  /** Draws the map now. */
  render: (): void => undefined,
  /** Draws the map at the screen's resolution, for a picture of a low-resolution window, or switches back. */
  sharpen: (_isSharp: boolean): void => undefined,
  dice: {
    /** Queues faces: the next dice rolled in this window show them. */
    push: (...faces: number[]): void => faceSource.push(...faces),
    /** From now on the user of this window enters dice results by hand; returns the function to call when done. */
    byHand: (): (() => void) => {
      let done: () => void = () => undefined;
      faceSource.byHand = new Promise((resolve) => {
        done = resolve;
      });
      return () => {
        faceSource.byHand = undefined;
        done();
      };
    },
    /** The number of queued faces not rolled yet. */
    get left(): number {
      return faceSource.left;
    },
    /** The number of rolls that had queued faces for only some of their dice. */
    get short(): number {
      return faceSource.short;
    },
  },
};

Reflect.set(globalThis, 'table', windowTable);
