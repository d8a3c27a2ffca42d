import { FACINGS, SpaceSet } from '../../core';
import { MANNERS } from './path-state';

/** No node: before the first one, and for places out of reach. */
export const NONE = -1;

/** A node combines a place, a facing and the flags of the walk. */
export const NODES = FACINGS.length * MANNERS;

export const placeOf = (node: number): number => (node / NODES) | 0;

/** Room for a search: what the one before it has written is wiped out as the next one moves in. */
export class Room {
  keys = new Int32Array(0);
  before = new Int32Array(0);
  /** The best path to each place. */
  best = new Int32Array(0);
  /** The nodes that have been reached. */
  touched = new Int32Array(0);
  reached = 0;
  /** The squares where a path may end. */
  ends = new SpaceSet(0);

  clear(count: number, size: number): void {
    if (this.ends.words.length << 5 < size) this.ends = new SpaceSet(size);
    this.ends.clear();
    if (this.best.length < count) {
      this.keys = new Int32Array(count * NODES).fill(NONE);
      this.before = new Int32Array(count * NODES).fill(NONE);
      this.best = new Int32Array(count).fill(NONE);
      this.touched = new Int32Array(count * NODES);
    }
    const { keys, before, best, touched, reached } = this;
    for (let index = 0; index < reached; index += 1) {
      const node = touched[index] as number;
      keys[node] = NONE;
      before[node] = NONE;
      best[placeOf(node)] = NONE;
    }
    this.reached = 0;
  }
}
