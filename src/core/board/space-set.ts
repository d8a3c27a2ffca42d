/** A set of spaces, one bit per space number, so that questions about many spaces at once are cheap. */
export class SpaceSet {
  readonly words: Int32Array;

  /** An empty set with room for spaces below `size`. */
  constructor(size: number) {
    this.words = new Int32Array((size + 31) >> 5);
  }

  static of(size: number, spaces: Iterable<number>): SpaceSet {
    const set = new SpaceSet(size);
    for (const space of spaces) set.add(space);
    return set;
  }

  /** The spaces that satisfy a condition. */
  static where(size: number, isIn: (space: number) => boolean): SpaceSet {
    const set = new SpaceSet(size);
    for (let space = 0; space < size; space += 1) if (isIn(space)) set.add(space);
    return set;
  }

  has(space: number): boolean {
    return ((this.words[space >> 5] ?? 0) & (1 << (space & 31))) !== 0;
  }

  add(space: number): void {
    this.words[space >> 5] = (this.words[space >> 5] ?? 0) | (1 << (space & 31));
  }

  delete(space: number): void {
    this.words[space >> 5] = (this.words[space >> 5] ?? 0) & ~(1 << (space & 31));
  }

  clear(): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) words[word] = 0;
  }

  copy(other: SpaceSet): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) words[word] = other.words[word] ?? 0;
  }

  addAll(other: SpaceSet): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) {
      words[word] = (words[word] ?? 0) | (other.words[word] ?? 0);
    }
  }

  /** Keeps only the spaces that are in the other set too. */
  keep(other: SpaceSet): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) {
      words[word] = (words[word] ?? 0) & (other.words[word] ?? 0);
    }
  }

  subtract(other: SpaceSet): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) {
      words[word] = (words[word] ?? 0) & ~(other.words[word] ?? 0);
    }
  }

  /** True if the two sets have a space in common. */
  meets(other: SpaceSet): boolean {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) {
      if (((words[word] ?? 0) & (other.words[word] ?? 0)) !== 0) return true;
    }
    return false;
  }

  equals(other: SpaceSet): boolean {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) if (words[word] !== other.words[word]) return false;
    return true;
  }

  isEmpty(): boolean {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) if (words[word] !== 0) return false;
    return true;
  }

  /** Calls the function for every space of the set, the lowest first. */
  forEach(see: (space: number) => void): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) {
      for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
        see((word << 5) + 31 - Math.clz32(left & -left));
      }
    }
  }

  /** The spaces, the lowest first. */
  list(): readonly number[] {
    const spaces: number[] = [];
    this.forEach((space) => {
      spaces.push(space);
    });
    return spaces;
  }
}
