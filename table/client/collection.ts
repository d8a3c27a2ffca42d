/** Documents by id; unlike a Map, it iterates over its values. */
export class Collection<T> {
  readonly #entries = new Map<string, T>();

  get size(): number {
    return this.#entries.size;
  }

  get contents(): T[] {
    return [...this.#entries.values()];
  }

  get(id: string): T | undefined {
    return this.#entries.get(id);
  }

  has(id: string): boolean {
    return this.#entries.has(id);
  }

  set(id: string, value: T): this {
    this.#entries.set(id, value);
    return this;
  }

  delete(id: string): boolean {
    return this.#entries.delete(id);
  }

  /** The first entry with a name. */
  getName(name: string): T | undefined {
    return this.find((entry) => Reflect.get(Object(entry), 'name') === name);
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  values(): IterableIterator<T> {
    return this.#entries.values();
  }

  entries(): IterableIterator<[string, T]> {
    return this.#entries.entries();
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.#entries.values();
  }

  find(test: (entry: T) => unknown): T | undefined {
    return this.contents.find(test);
  }

  filter(test: (entry: T) => unknown): T[] {
    return this.contents.filter(test);
  }

  map<R>(change: (entry: T) => R): R[] {
    return this.contents.map(change);
  }

  some(test: (entry: T) => unknown): boolean {
    return this.contents.some(test);
  }

  every(test: (entry: T) => unknown): boolean {
    return this.contents.every(test);
  }

  forEach(visit: (entry: T) => void): void {
    this.contents.forEach(visit);
  }

  reduce<R>(fold: (sum: R, entry: T) => R, initial: R): R {
    return this.contents.reduce(fold, initial);
  }

  toJSON(): unknown[] {
    return this.contents.map((entry) => {
      const data: unknown = Reflect.get(Object(entry), '_source');
      return data ?? entry;
    });
  }
}
