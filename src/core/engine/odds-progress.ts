import type { Answer } from './possible-answers';

/** The number of ways beyond its share that a part may take: later parts are quicker, for calls that are known by then. */
const HEAD_START = 3_300;

/** How far the ways of an order are followed: which share of the outermost parts that are open is done. */
export class Progress {
  #parts: readonly Answer[] | undefined;
  #whole = 0;
  #done = 0;
  /** The number of ways before these parts. */
  #before = 0;

  /** Begins the parts into which an order parts by answers, unless they are within another part. */
  begin(parts: readonly Answer[], ways: number): void {
    if (this.#parts) return;
    this.#parts = parts;
    this.#whole = parts.reduce((sum, { probability }) => sum + probability, 0);
    this.#done = 0;
    this.#before = ways;
  }

  did(parts: readonly Answer[], { probability }: Answer): void {
    if (parts === this.#parts) this.#done += probability;
  }

  end(parts: readonly Answer[]): void {
    if (parts === this.#parts) this.#parts = undefined;
  }

  /** True if the parts will take more ways than this in all, as far as can be told. */
  isHopeless(ways: number, most: number): boolean {
    if (ways > most) return true;
    if (!this.#parts || most === Number.POSITIVE_INFINITY) return false;
    return ways - this.#before > HEAD_START + (this.#done / this.#whole) * most;
  }
}
