import { faceSource } from '../shared/dice/face-source';

/** What tests and the curious find at `window.table`. */
export const windowTable = {
  /** The hook `ready` has been called (`streamReady` on the stream) and everything has been set up. */
  ready: false,
  /** Why the window could not be set up. */
  failure: null as string | null,
  /** Waits until everything that this window has asked for is answered, and what it has been told is drawn. */
  settle: async (): Promise<void> => undefined,
  /** Draws the map now. */
  render: (): void => undefined,
  /** Draws the map as sharp as the screen, for a picture of a window that draws it coarsely, or as before. */
  sharpen: (_isSharp: boolean): void => undefined,
  dice: {
    /** Lays faces ready: the next dice that this window rolls show them. */
    push: (...faces: number[]): void => faceSource.push(...faces),
    /** From now on the user of this window enters what dice show himself; answers with what to call when he has. */
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
    /** How many of them have not been rolled yet. */
    get left(): number {
      return faceSource.left;
    },
    /** How many rolls had faces laid ready for some of their dice only. */
    get short(): number {
      return faceSource.short;
    },
  },
};

Reflect.set(globalThis, 'table', windowTable);
