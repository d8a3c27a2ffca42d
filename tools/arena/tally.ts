import { wilson } from '../../src/match';

/** A draw, or a battle without end, counts as half a win. */
export const DRAW = 0.5;

/** The wins among some battles. */
export class Tally {
  #wins = 0;
  #battles = 0;

  add(result: number): void {
    this.#wins += result;
    this.#battles += 1;
  }

  toString(): string {
    if (this.#battles === 0) return '0 of 0';
    const [low, high] = wilson(this.#wins, this.#battles).map((share) => Math.round(100 * share));
    const share = Math.round((100 * this.#wins) / this.#battles);
    return `${this.#wins} of ${this.#battles} = ${share} % (${low} to ${high} %)`;
  }
}
