/** A queue that returns the lowest key first; of equal keys, the one added first. */
export class Frontier {
  readonly #keys: number[] = [];
  readonly #nodes: number[] = [];
  readonly #turns: number[] = [];
  #count = 0;
  #added = 0;

  clear(): void {
    this.#count = 0;
    this.#added = 0;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** The lowest key. */
  get key(): number {
    return this.#keys[0] as number;
  }

  add(key: number, node: number): void {
    let at = this.#count;
    this.#count += 1;
    this.#added += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.#keys[above] as number) <= key) break;
      this.#move(above, at);
      at = above;
    }
    this.#put(at, key, node, this.#added);
  }

  take(): number {
    const first = this.#nodes[0] as number;
    this.#count -= 1;
    const last = this.#count;
    const [key, node, turn] = [this.#keys[last], this.#nodes[last], this.#turns[last]] as [
      number,
      number,
      number,
    ];
    let at = 0;
    for (let below = this.#lesser(1); below >= 0; below = this.#lesser(2 * at + 1)) {
      if (!this.#isBefore(below, key, turn)) break;
      this.#move(below, at);
      at = below;
    }
    this.#put(at, key, node, turn);
    return first;
  }

  /** The child that comes first out of two; -1 if there is none. */
  #lesser(left: number): number {
    if (left >= this.#count) return -1;
    const right = left + 1;
    if (right >= this.#count) return left;
    return this.#isBefore(right, this.#keys[left] as number, this.#turns[left] as number) ? right : left;
  }

  #isBefore(at: number, key: number, turn: number): boolean {
    const own = this.#keys[at] as number;
    return own < key || (own === key && (this.#turns[at] as number) < turn);
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#keys[from] as number, this.#nodes[from] as number, this.#turns[from] as number);
  }

  #put(at: number, key: number, node: number, turn: number): void {
    this.#keys[at] = key;
    this.#nodes[at] = node;
    this.#turns[at] = turn;
  }
}
