/** Values that never change, kept once and named by numbers: equal values have the same number. */
export class Interned<T> {
  readonly #values: T[] = [];
  readonly #numbers = new Map<string, number>();
  /** Asked about by the very thing itself, most are found without being written out. */
  readonly #known = new WeakMap<object, number>();

  number(value: T): number {
    const thing = typeof value === 'object' ? (value as object | null) : null;
    const same = thing ? this.#known.get(thing) : undefined;
    if (same !== undefined) return same;
    const number = this.#numberOf(value);
    if (thing) this.#known.set(thing, number);
    return number;
  }

  value(number: number): T {
    return this.#values[number] as T;
  }

  #numberOf(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#values.length);
    this.#values.push(value);
    return this.#values.length - 1;
  }
}
