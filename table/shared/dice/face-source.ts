/** Where the faces of dice come from: numbers between 0 and 1, unless faces were laid ready. */
class FaceSource {
  /** Replaceable: a number from 0 up to, but not including, 1. */
  randomUniform: () => number = Math.random;
  /** The user enters what his dice show himself: rolls that may ask him wait until this settles. */
  byHand: Promise<void> | undefined;
  readonly #ready: number[] = [];
  #short = 0;

  /** Lays faces ready; they are used up before anything is left to chance. */
  push(...faces: number[]): void {
    this.#ready.push(...faces);
  }

  /** How many faces laid ready have not been rolled yet. */
  get left(): number {
    return this.#ready.length;
  }

  /** How many rolls had faces laid ready for some of their dice and none for others. */
  get short(): number {
    return this.#short;
  }

  /** So many dice are about to be rolled together. */
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
