import type { SpaceSet } from '../board';
import { NO_SPACE } from '../board';
import { type Piece, wordNumber, wordOf } from '../position';

/** The words of an entry. */
const KIND = 0;
const SLOT = 1;
const TARGET = 2;
const TO = 3;
const WORD = 4;
const ENTRY = 5;
const NONE = -1;

const NOBODY: readonly number[] = [];

/**
 * A list of orders in numbers, as rules make it: the kind, the piece, the target, the space, and a word (a card, a
 * facing, a terrain).
 */
export class OrderList {
  #entries = new Int16Array(ENTRY * 256);
  length = 0;
  #kind = 0;
  #slot = NONE;
  /** The slots of the other units in the few orders that several units carry out together. */
  readonly #together = new Map<number, readonly number[]>();

  clear(): void {
    this.length = 0;
    if (this.#together.size > 0) this.#together.clear();
  }

  /** Sets the kind of all orders added from now on, and their piece if there is one. */
  begin(kind: number, piece: Piece | null): void {
    this.#kind = kind;
    this.#slot = piece?.slot ?? NONE;
  }

  /** Adds an order that needs only the piece. */
  add(): void {
    this.#push(NONE, NO_SPACE, NONE);
  }

  addTarget(target: Piece): void {
    this.#push(target.slot, NO_SPACE, NONE);
  }

  addSpace(to: number): void {
    this.#push(NONE, to, NONE);
  }

  /** Adds an order for every space of a set, the lowest first. */
  addSpaces({ words }: SpaceSet): void {
    for (let word = 0; word < words.length; word += 1) {
      for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
        this.#push(NONE, (word << 5) + 31 - Math.clz32(left & -left), NONE);
      }
    }
  }

  addWord(word: string, to = NO_SPACE): void {
    this.#push(NONE, to, wordNumber(word));
  }

  /** Adds an order that other units carry out too, with a target and a space if needed. */
  addTogether(others: readonly Piece[], target: Piece | null = null, to = NO_SPACE): void {
    this.#together.set(
      this.length,
      others.map(({ slot }) => slot),
    );
    this.#push(target?.slot ?? NONE, to, NONE);
  }

  kind(index: number): number {
    return this.#at(index, KIND);
  }

  slot(index: number): number {
    return this.#at(index, SLOT);
  }

  /** The slots of the units that carry out the order together with its piece. */
  together(index: number): readonly number[] {
    return this.#together.size === 0 ? NOBODY : (this.#together.get(index) ?? NOBODY);
  }

  target(index: number): number {
    return this.#at(index, TARGET);
  }

  to(index: number): number {
    return this.#at(index, TO);
  }

  /** The word of an entry; empty for none. */
  word(index: number): string {
    const number = this.#at(index, WORD);
    return number === NONE ? '' : wordOf(number);
  }

  #at(index: number, word: number): number {
    return this.#entries[index * ENTRY + word] as number;
  }

  #push(target: number, to: number, word: number): void {
    const at = this.length * ENTRY;
    if (at + ENTRY > this.#entries.length) this.#makeRoom();
    const entries = this.#entries;
    entries[at + KIND] = this.#kind;
    entries[at + SLOT] = this.#slot;
    entries[at + TARGET] = target;
    entries[at + TO] = to;
    entries[at + WORD] = word;
    this.length += 1;
  }

  #makeRoom(): void {
    const more = new Int16Array(this.#entries.length * 2);
    more.set(this.#entries);
    this.#entries = more;
  }
}
