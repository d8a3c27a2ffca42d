/** Values that never change, kept once and named by numbers: equal values have the same number. */
export class Interned<T> {
  readonly #values: T[] = [];
  readonly #numbers = new Map<string, number>();
  /** Asked about by the very thing itself, most are found without being written out. */
  readonly #known = new WeakMap<object, number>();

  number(value: T): number {
    return typeof value === 'object' && value !== null
      ? this.#numberOfThing(value, value)
      : this.#numberOf(value);
  }

  value(number: number): T {
    return this.#values[number] as T;
  }

  #numberOfThing(thing: object, value: T): number {
    const same = this.#known.get(thing);
    if (same !== undefined) return same;
    const number = this.#numberOf(value);
    this.#known.set(thing, number);
    return number;
  }

  #numberOf(value: T): number {
    const key = value === null ? '' : JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#values.length);
    this.#values.push(value);
    return this.#values.length - 1;
  }
}
