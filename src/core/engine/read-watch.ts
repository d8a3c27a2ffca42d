import { type Position, SIDE_NUMBERS, type SideNumber, type Watcher } from '../position';
import { NumberLists } from './number-lists';

/** The words that a call has read, in the order of their first reading: a list of each index and its value then. */
export class Seen {
  /** The call around it to which these words count already. */
  countedFor = NO_CALL;

  constructor(
    readonly from: number,
    readonly to: number,
  ) {}
}

const NO_CALL = 0;

/** The words that the open call at a depth has read so far. */
class Frame {
  /** The last call at this depth that has read each word. */
  readonly stamps: Int32Array;
  /** The index and value of each word. */
  readonly read: Int32Array;
  count = 0;
  /** The number of the call. */
  call = NO_CALL;

  constructor(words: number) {
    this.stamps = new Int32Array(words);
    this.read = new Int32Array(2 * words);
  }

  note(index: number, value: number): void {
    this.stamps[index] = this.call;
    this.read[this.count] = index;
    this.read[this.count + 1] = value;
    this.count += 2;
  }
}

/**
 * Notes the words that nested calls read. The places of the pieces of a side count as one word, since answers worked out
 * from them are kept as long as they are the same.
 */
export class Watch<Kind> implements Watcher {
  /** The words that calls have read. */
  readonly seen = new NumberLists();
  readonly #frames: Frame[] = [];
  #depth = 0;
  /** The number of calls so far. */
  #calls = NO_CALL;
  /** Numbers of arrangements, by the word that changes with each, and by the places themselves. */
  readonly #byStamp = new Map<number, number>();
  readonly #byPlaces = new Map<string, number>();

  constructor(private readonly position: Position<Kind>) {}

  see(index: number): void {
    const frame = this.#frames[this.#depth - 1] as Frame;
    if (frame.stamps[index] !== frame.call) frame.note(index, this.valueAt(index));
  }

  /** The value of a word; for the places of a side, the number of their arrangement. */
  valueAt(index: number): number {
    const { words, idle } = this.position;
    const value = words[index] as number;
    return index < idle || index - idle >= SIDE_NUMBERS.length
      ? value
      : this.#arrangementOf((index - idle) as SideNumber, value);
  }

  /** True if the words in a part of those seen have the same values now. */
  agree(from: number, to: number): boolean {
    const { words, idle } = this.position;
    const { numbers } = this.seen;
    for (let place = from; place < to; place += 2) {
      const index = numbers[place] as number;
      const value = index < idle ? words[index] : this.valueAt(index);
      if (value !== numbers[place + 1]) return false;
    }
    return true;
  }

  /** Begins a call. */
  begin(): void {
    const { position } = this;
    if (this.#depth === this.#frames.length) this.#frames.push(new Frame(position.words.length));
    const frame = this.#frames[this.#depth] as Frame;
    this.#calls += 1;
    frame.call = this.#calls;
    frame.count = 0;
    this.#depth += 1;
    position.watcher = this;
    // Answers kept from before were read by another call.
    position.renew();
  }

  /** Ends the latest call. Returns the words that it has read; they count for the call around it too. */
  end(): Seen {
    this.#depth -= 1;
    this.position.renew();
    const { read, count } = this.#frames[this.#depth] as Frame;
    if (this.#depth === 0) this.position.watcher = null;
    const seen = new Seen(this.seen.used, this.seen.keep(read, count));
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
  passOn(seen: Seen): void {
    if (this.#depth === 0) return;
    const frame = this.#frames[this.#depth - 1] as Frame;
    if (seen.countedFor === frame.call) return;
    seen.countedFor = frame.call;
    const { stamps, call } = frame;
    const { numbers } = this.seen;
    for (let place = seen.from; place < seen.to; place += 2) {
      const index = numbers[place] as number;
      if (stamps[index] !== call) frame.note(index, numbers[place + 1] as number);
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
