import type { Leader, Unit } from '../state';
import { PIECE_JSON, type Piece } from './piece';

/** Pieces as they were last read or written as JSON: an unchanged piece need not be written again. */
export class Written {
  readonly #pieces: (Unit | Leader | undefined)[] = [];
  readonly #words: number[] = [];

  /** The JSON of a piece, if the piece has not changed since. */
  of<Kind>({ slot, base, position }: Piece<Kind>): Unit | Leader | undefined {
    const words = this.#words;
    const from = slot * PIECE_JSON;
    for (let word = 0; word < PIECE_JSON; word += 1) {
      if (words[from + word] !== position.read(base + word)) return undefined;
    }
    return this.#pieces[slot];
  }

  keep<Kind>({ slot, base, position }: Piece<Kind>, json: Unit | Leader): void {
    this.#pieces[slot] = json;
    const from = slot * PIECE_JSON;
    for (let word = 0; word < PIECE_JSON; word += 1) this.#words[from + word] = position.read(base + word);
  }
}
