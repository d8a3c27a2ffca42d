import type { Memory } from './memory';

/** A list of numbers in a memory, in order: a hand of cards, a pile, the pieces that a card has ordered. */
export class Zone {
  /** `base`: the index of its first word, which holds the length; `room` more words must follow. */
  constructor(
    private readonly memory: Memory,
    private readonly base: number,
    private readonly room: number,
  ) {}

  get length(): number {
    return this.memory.read(this.base);
  }

  at(index: number): number {
    return this.memory.read(this.base + 1 + index);
  }

  has(wanted: number): boolean {
    return this.indexOf(wanted) >= 0;
  }

  /** The first index of a number; -1 if it is not in the list. */
  indexOf(wanted: number): number {
    const { length } = this;
    for (let index = 0; index < length; index += 1) if (this.at(index) === wanted) return index;
    return -1;
  }

  list(): readonly number[] {
    return Array.from({ length: this.length }, (_, index) => this.at(index));
  }

  add(number: number): void {
    const { memory, base, length } = this;
    if (length >= this.room) throw new RangeError('no room for more');
    memory.set(base + 1 + length, number);
    memory.set(base, length + 1);
  }

  /** Replaces the number at an index. */
  replace(index: number, number: number): void {
    this.memory.set(this.base + 1 + index, number);
  }

  removeAt(index: number): void {
    const { memory, base, length } = this;
    for (let at = index + 1; at < length; at += 1) memory.set(base + at, memory.read(base + 1 + at));
    // Words beyond the end are 0, so that equal zones are equal word by word.
    memory.set(base + length, 0);
    memory.set(base, length - 1);
  }

  clear(): void {
    for (let left = this.length; left > 0; left -= 1) this.removeAt(left - 1);
  }
}
