/** A queue that returns the lowest key first; of equal keys, the one added first. */
export class Frontier {
  /** Keys with the turn in which each was added, so that the first of equals is the least. */
  #ranks = new Float64Array(256);
  #nodes = new Int32Array(256);
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
    return Math.floor((this.#ranks[0] as number) / TURNS);
  }

  add(key: number, node: number): void {
    if (this.#count === this.#nodes.length) this.#makeRoom();
    const ranks = this.#ranks;
    const nodes = this.#nodes;
    const rank = key * TURNS + this.#added;
    this.#added += 1;
    let at = this.#count;
    this.#count += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = ranks[above] as number;
      if (other < rank) break;
      ranks[at] = other;
      nodes[at] = nodes[above] as number;
      at = above;
    }
    ranks[at] = rank;
    nodes[at] = node;
  }

  take(): number {
    const ranks = this.#ranks;
    const nodes = this.#nodes;
    const first = nodes[0] as number;
    this.#count -= 1;
    const count = this.#count;
    const rank = ranks[count] as number;
    const node = nodes[count] as number;
    let at = 0;
    for (let below = 1; below < count; below = 2 * at + 1) {
      const right = below + 1;
      const least = right < count && (ranks[right] as number) < (ranks[below] as number) ? right : below;
      const other = ranks[least] as number;
      if (other > rank) break;
      ranks[at] = other;
      nodes[at] = nodes[least] as number;
      at = least;
    }
    ranks[at] = rank;
    nodes[at] = node;
    return first;
  }

  #makeRoom(): void {
    const { length } = this.#nodes;
    const ranks = new Float64Array(2 * length);
    const nodes = new Int32Array(2 * length);
    ranks.set(this.#ranks);
    nodes.set(this.#nodes);
    this.#ranks = ranks;
    this.#nodes = nodes;
  }
}

/** More than are ever added before it is cleared: ranks stay exact as long as keys have no more than 32 bits. */
const TURNS = 2 ** 21;
