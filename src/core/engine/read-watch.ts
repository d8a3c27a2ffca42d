import { type Position, SIDE_NUMBERS, type SideNumber, type Watcher } from '../position';

/** The words that a call has read, in the order of their first reading, with their values then. */
export interface Seen {
  readonly indexes: number[];
  readonly values: number[];
}

interface Frame extends Seen {
  /** The last call at this depth that has read each word. */
  readonly stamps: Int32Array;
  stamp: number;
}

/**
 * Notes the words that nested calls read. The places of the pieces of a side count as one word, since answers worked out
 * from them are kept as long as they are the same.
 */
export class Watch<Kind> implements Watcher {
  readonly #frames: Frame[] = [];
  #depth = 0;
  /** Numbers of arrangements, by the word that changes with each, and by the places themselves. */
  readonly #byStamp = new Map<number, number>();
  readonly #byPlaces = new Map<string, number>();

  constructor(private readonly position: Position<Kind>) {}

  see(index: number): void {
    const frame = this.#frames[this.#depth - 1] as Frame;
    if (frame.stamps[index] === frame.stamp) return;
    frame.stamps[index] = frame.stamp;
    frame.indexes.push(index);
    frame.values.push(this.valueAt(index));
  }

  /** The value of a word; for the places of a side, the number of their arrangement. */
  valueAt(index: number): number {
    const { words, idle } = this.position;
    const value = words[index] as number;
    return index < idle || index - idle >= SIDE_NUMBERS.length
      ? value
      : this.#arrangementOf((index - idle) as SideNumber, value);
  }

  /** True if words have these values now. */
  agree(indexes: readonly number[], values: readonly number[]): boolean {
    const { words, idle } = this.position;
    for (let place = 0; place < indexes.length; place += 1) {
      const index = indexes[place] as number;
      const value = index < idle ? (words[index] as number) : this.valueAt(index);
      if (value !== values[place]) return false;
    }
    return true;
  }

  /** Begins a call. */
  begin(): void {
    const { position } = this;
    const known = this.#frames[this.#depth];
    if (known) {
      known.stamp += 1;
      known.indexes.length = 0;
      known.values.length = 0;
    } else {
      const stamps = new Int32Array(position.words.length);
      this.#frames.push({ stamps, stamp: 1, indexes: [], values: [] });
    }
    this.#depth += 1;
    position.watcher = this;
    // Answers kept from before were read by another call.
    position.renew();
  }

  /** Ends the latest call. Returns the words that it has read; they count for the call around it too. */
  end(): Seen {
    this.#depth -= 1;
    this.position.renew();
    const { indexes, values } = this.#frames[this.#depth] as Frame;
    if (this.#depth === 0) this.position.watcher = null;
    const seen = { indexes: [...indexes], values: [...values] };
    this.passOn(seen);
    return seen;
  }

  /** Ends all calls. */
  restart(): void {
    this.#depth = 0;
    this.position.watcher = null;
    this.position.renew();
  }

  /** Adds words to those that the open call has read. */
  passOn({ indexes, values }: Seen): void {
    if (this.#depth === 0) return;
    const frame = this.#frames[this.#depth - 1] as Frame;
    const { stamps, stamp } = frame;
    for (let place = 0; place < indexes.length; place += 1) {
      const index = indexes[place] as number;
      if (stamps[index] === stamp) continue;
      stamps[index] = stamp;
      frame.indexes.push(index);
      frame.values.push(values[place] as number);
    }
  }

  #arrangementOf(side: SideNumber, stamp: number): number {
    const known = this.#byStamp.get(stamp);
    if (known !== undefined) return known;
    const places = this.#placesOf(side);
    const number = this.#byPlaces.get(places) ?? this.#byPlaces.size;
    this.#byPlaces.set(places, number);
    this.#byStamp.set(stamp, number);
    return number;
  }

  #placesOf(side: SideNumber): string {
    const { position } = this;
    const { watcher } = position;
    position.watcher = null;
    let places = `${side}`;
    for (let slot = 0; slot < position.count; slot += 1) {
      const piece = position.pieces[slot];
      if (!piece?.isOnBoard || piece.side !== side) continue;
      places += ` ${slot}${piece.isLeader ? '*' : ':'}${piece.at}`;
      if (piece.also.length > 0) places += `+${piece.also.join('+')}`;
    }
    position.watcher = watcher;
    return places;
  }
}
