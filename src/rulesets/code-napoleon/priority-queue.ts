/** The number of bits of a key that its bucket leaves out: a bucket holds the keys of a range. */
const RANGE = 13;
const NONE = -1;

/** A queue that returns the lowest key first; of equal keys, the one added first. No key is below the last one taken. */
export class Frontier {
  /** The first and the last entry of each bucket, in the order of their keys. */
  #first = new Int32Array(256).fill(NONE);
  #last = new Int32Array(256);
  #keys = new Int32Array(512);
  #nodes = new Int32Array(512);
  /** The entry after each entry in its bucket. */
  #next = new Int32Array(512);
  #added = 0;
  #left = 0;
  #bucket = 0;
  /** The entry taken last. */
  key = 0;
  node = 0;

  clear(): void {
    if (this.#left > 0) this.#first.fill(NONE);
    this.#added = 0;
    this.#left = 0;
    this.#bucket = 0;
  }

  add(key: number, node: number): void {
    const bucket = key >> RANGE;
    const entry = this.#added;
    if (bucket >= this.#first.length || entry === this.#nodes.length) this.#makeRoom(bucket);
    this.#added += 1;
    this.#left += 1;
    this.#keys[entry] = key;
    this.#nodes[entry] = node;
    const last = this.#last[bucket] as number;
    if (this.#first[bucket] !== NONE && (this.#keys[last] as number) > key) {
      this.#addAmong(bucket, key, entry);
      return;
    }
    this.#next[entry] = NONE;
    if (this.#first[bucket] === NONE) this.#first[bucket] = entry;
    else this.#next[last] = entry;
    this.#last[bucket] = entry;
  }

  /** Adds an entry before the last one of its bucket. */
  #addAmong(bucket: number, key: number, entry: number): void {
    const next = this.#next;
    const keys = this.#keys;
    let before = NONE;
    let after = this.#first[bucket] as number;
    while ((keys[after] as number) <= key) {
      before = after;
      after = next[after] as number;
    }
    next[entry] = after;
    if (before === NONE) this.#first[bucket] = entry;
    else next[before] = entry;
  }

  /** Takes the entry with the lowest key. Returns false if there is none. */
  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    const first = this.#first;
    while (first[this.#bucket] === NONE) this.#bucket += 1;
    const entry = first[this.#bucket] as number;
    first[this.#bucket] = this.#next[entry] as number;
    this.key = this.#keys[entry] as number;
    this.node = this.#nodes[entry] as number;
    return true;
  }

  #makeRoom(bucket: number): void {
    while (bucket >= this.#first.length) {
      const { length } = this.#first;
      this.#last = longer(this.#last);
      this.#first = longer(this.#first).fill(NONE, length);
    }
    if (this.#added < this.#nodes.length) return;
    this.#keys = longer(this.#keys);
    this.#nodes = longer(this.#nodes);
    this.#next = longer(this.#next);
  }
}

function longer(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(words.length * 2);
  more.set(words);
  return more;
}
