/** Immutable values, each kept once and named by a number: equal values have the same number. */
export class Interned<T> {
  readonly #values: T[] = [];
  readonly #numbers = new Map<string, number>();
  /** Most lookups use the same object as before, and are found here without serialising it. */
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
