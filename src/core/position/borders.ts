import { type Board, waysAcross } from '../board';
import type { Position } from './position';

type Words = Readonly<Record<string, string>>;

/** The word for a border without a feature, and for a space without works. */
export const NOTHING = '';

/** The features on the borders of a board, by the spaces beside them. Each terrain map has one, worked out once. */
export class Borders {
  readonly #between: ReadonlyMap<number, string>;
  readonly #covers: ReadonlyMap<number, string>;

  constructor(
    readonly board: Board,
    readonly borders: Words,
    readonly works: Words,
  ) {
    const entries = (words: Words, divider: string) =>
      Object.entries(words).map(([name, word]): readonly [number, string] => {
        const [a = '', b = ''] = name.split(divider);
        return [this.#key(board.number(a), board.number(b)), word];
      });
    const one = entries(borders, '|');
    const other = one.map(([key, word]): readonly [number, string] => [
      (key % board.size) * board.size + Math.floor(key / board.size),
      word,
    ]);
    this.#between = new Map([...one, ...other]);
    this.#covers = new Map(entries(works, '>'));
  }

  /** The feature between two spaces that share a side, in either direction; `NOTHING` for none. */
  between(a: number, b: number): string {
    return this.#between.size === 0 ? NOTHING : (this.#between.get(this.#key(a, b)) ?? NOTHING);
  }

  /** The works that cover a space against attacks from another one; `NOTHING` for none. */
  cover(at: number, against: number): string {
    return this.#covers.size === 0 ? NOTHING : (this.#covers.get(this.#key(at, against)) ?? NOTHING);
  }

  /**
   * True if a step to a neighbour crosses a border of a kind, seen from its start; past a corner only if both ways
   * around it do.
   */
  crosses(from: number, to: number, isSuch: (from: number, to: number) => boolean): boolean {
    return waysAcross(this.board, from, to).every((way) => way.some(([a, b]) => isSuch(a, b)));
  }

  #key(a: number, b: number): number {
    return a * this.board.size + b;
  }
}

const known = new WeakMap<Words, WeakMap<Words, Borders>>();
let last: Borders | undefined;

/** The features on the borders of a battle now. */
export function bordersOf<Kind>({ board, borders, works }: Position<Kind>): Borders {
  if (last?.borders === borders && last.works === works && last.board === board) return last;
  const byWorks = known.get(borders) ?? new WeakMap<Words, Borders>();
  known.set(borders, byWorks);
  const found = byWorks.get(works);
  last = found?.board === board ? found : new Borders(board, borders, works);
  byWorks.set(works, last);
  return last;
}
