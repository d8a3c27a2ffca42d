/** Lists of numbers, one after another in one array: there are thousands, and collecting them as garbage takes long. */
export class NumberLists {
  numbers = new Int32Array(FIRST_LENGTH);
  used = 0;

  /** Keeps the first numbers of a list. Returns the place after them. */
  keep(numbers: Int32Array, count: number): number {
    if (this.used + count > this.numbers.length) {
      const longer = new Int32Array(2 * this.numbers.length + count);
      longer.set(this.numbers);
      this.numbers = longer;
    }
    // Most lists are too short for `set` and `subarray` to pay.
    for (let index = 0; index < count; index += 1) this.numbers[this.used + index] = numbers[index] as number;
    this.used += count;
    return this.used;
  }
}

const FIRST_LENGTH = 1 << 12;
