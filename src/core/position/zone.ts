import type { Memory } from './memory';

/** A list of numbers in a memory, in order: a hand of cards, a pile, the pieces that a card has ordered. */
export class Zone {
  /** `base`: its first word, which counts; there have to be `room` more. */
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

  /** Where a number stands first; -1 for nowhere. */
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

  /** Puts another number where one stands. */
  replace(index: number, number: number): void {
    this.memory.set(this.base + 1 + index, number);
  }

  removeAt(index: number): void {
    const { memory, base, length } = this;
    for (let at = index + 1; at < length; at += 1) memory.set(base + at, memory.read(base + 1 + at));
    // What lies beyond the end is nothing, so that equal zones are alike word by word.
    memory.set(base + length, 0);
    memory.set(base, length - 1);
  }

  clear(): void {
    for (let left = this.length; left > 0; left -= 1) this.removeAt(left - 1);
  }
}
