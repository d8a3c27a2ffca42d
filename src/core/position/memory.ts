/** The initial length of the log, in numbers. */
const FIRST_LOG = 1 << 9;

/** Notes the words that are read or changed. */
export interface Watcher {
  see(index: number): void;
}

/**
 * Numbers that are changed in place. Every change goes through `set`, which logs the former value, so that `undo` can
 * return to an earlier `top`.
 */
export class Memory {
  readonly words: Int32Array;
  /** The index and former value of every change, latest last. */
  log = new Int32Array(FIRST_LOG);
  /** The length of the log that is in use. */
  top = 0;
  /** A number that changes with every change and never repeats, so that cached answers can be checked. */
  version = 0;
  /** Set only while odds are computed. */
  watcher: Watcher | null = null;

  constructor(size: number) {
    this.words = new Int32Array(size);
  }

  read(index: number): number {
    if (this.watcher !== null) this.watcher.see(index);
    return this.words[index] as number;
  }

  set(index: number, value: number): void {
    if (this.watcher !== null) this.watcher.see(index);
    const { words, top } = this;
    const before = words[index] as number;
    if (before === value) return;
    if (top + 2 > this.log.length) this.#lengthenLog();
    this.log[top] = index;
    this.log[top + 1] = before;
    this.top = top + 2;
    words[index] = value;
    this.version += 1;
  }

  /** Undoes every change since the log had this length. */
  undo(to: number): void {
    const { words, log } = this;
    for (let top = this.top - 2; top >= to; top -= 2) words[log[top] as number] = log[top + 1] as number;
    this.top = to;
    this.version += 1;
  }

  /** Changes the version, so that answers kept by it are worked out anew. */
  renew(): void {
    this.version += 1;
  }

  /** Clears the log, so that earlier changes can't be undone. */
  settle(): void {
    this.top = 0;
  }

  #lengthenLog(): void {
    const longer = new Int32Array(this.log.length * 2);
    longer.set(this.log);
    this.log = longer;
  }
}
