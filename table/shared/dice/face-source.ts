/** The source of dice faces: random numbers between 0 and 1, unless faces are queued. */
class FaceSource {
  /** Replaceable: a number from 0 up to, but not including, 1. */
  randomUniform: () => number = Math.random;
  /** Set while the user enters dice results by hand: rolls that allow it wait until this settles. */
  byHand: Promise<void> | undefined;
  readonly #ready: number[] = [];
  #short = 0;

  /** Queues faces, which are used before any random ones. */
  push(...faces: number[]): void {
    this.#ready.push(...faces);
  }

  /** The number of queued faces not rolled yet. */
  get left(): number {
    return this.#ready.length;
  }

  /** The number of rolls that had queued faces for some of their dice and none for others. */
  get short(): number {
    return this.#short;
  }

  /** Announces the number of dice about to be rolled together. */
  begin(dice: number): void {
    if (this.left > 0 && this.left < dice) this.#short += 1;
  }

  /** The next face of a die. */
  next(faces: number, mapRandomFace: (uniform: number) => number): number {
    const ready = this.#ready.shift();
    if (ready === undefined) return mapRandomFace(this.randomUniform());
    if (!Number.isInteger(ready) || ready < 1 || ready > faces) {
      throw new Error(`A die with ${faces} faces can't show the ${ready} that was laid ready.`);
    }
    return ready;
  }
}

/** The source that every roll of this client uses. */
export const faceSource = new FaceSource();
