/** Items that are shown only after a delay; nothing younger ever leaves it. */
export class Delayed<Item> {
  readonly #now: () => number;
  readonly #delay: () => number;
  #waiting: { readonly at: number; readonly item: Item }[] = [];

  /** Takes a clock and the delay, both in milliseconds. */
  constructor(now: () => number, delay: () => number) {
    this.#now = now;
    this.#delay = delay;
  }

  push(item: Item): void {
    this.#waiting.push({ at: this.#now(), item });
  }

  /** Removes and returns the items that are old enough, oldest first. */
  take(): readonly Item[] {
    const until = this.#now() - this.#delay();
    const due = this.#waiting.filter(({ at }) => at <= until);
    this.#waiting = this.#waiting.slice(due.length);
    return due.map(({ item }) => item);
  }

  /** The time until the next item is old enough; undefined if none waits. */
  get nextIn(): number | undefined {
    const [first] = this.#waiting;
    return first && Math.max(0, first.at + this.#delay() - this.#now());
  }

  /** Drops everything that waits. */
  clear(): void {
    this.#waiting = [];
  }
}
