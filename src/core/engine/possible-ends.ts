import type { Position } from '../position';
import { NumberLists } from './number-lists';

/** One possible end of a procedure, which answers the procedure that has called it. */
export class End {
  readonly led = this;

  constructor(
    public probability: number,
    /** The result of the procedure. */
    readonly reply: unknown,
    /** The index and value of every word that differs from the start, between two places. */
    readonly changes: NumberLists,
    readonly from: number,
    readonly to: number,
    /** The number of changes that concern the battle; `hash` is computed from them. */
    readonly weight: number,
    readonly hash: number,
    /** Another end with the same hash. */
    readonly other: End | undefined,
  ) {}
}

/** The ends of a procedure so far. */
export class Ends {
  readonly all: End[] = [];
  readonly #byHash = new Map<number, End>();

  /** The latest end with this hash; it leads to the others. */
  latest(hash: number): End | undefined {
    return this.#byHash.get(hash);
  }

  add(end: End): void {
    this.all.push(end);
    this.#byHash.set(end.hash, end);
  }
}

/** Applies the changes of an end to a position. */
export function apply<Kind>(position: Position<Kind>, { changes: { numbers }, from, to }: End): void {
  for (let place = from; place < to; place += 2) {
    position.set(numbers[place] as number, numbers[place + 1] as number);
  }
}

/** True if the position is the one of an end, apart from idle words. */
function isHere<Kind>({ words, idle }: Position<Kind>, { changes: { numbers }, from, to }: End): boolean {
  for (let place = from; place < to; place += 2) {
    const at = numbers[place] as number;
    if (at < idle && words[at] !== numbers[place + 1]) return false;
  }
  return true;
}

type Result = Readonly<Record<string, unknown>>;

/** True if two results are equal: they are words, numbers, pieces, or a few of these by name. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  return hasAllOf(one as Result, other as Result) && hasAllOf(other as Result, one as Result);
}

function hasAllOf(one: Result, other: Result): boolean {
  for (const name in other) if (one[name] !== other[name]) return false;
  return true;
}

/** A word and its value in one number. */
const mixed = (index: number, value: number): number => {
  const hash = Math.imul(index ^ 0x1e3779b9, 0x05ebca6b) ^ Math.imul(value + 0x165667b1, 0x42b2ae35);
  return Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
};

/** Merges equal ends of ways through a position. */
export class Merger<Kind> {
  /** The words seen for the end that is kept. */
  readonly #stamps: Int32Array;
  #stamp = 0;
  /** Room for the changes of an end. */
  readonly #found: Int32Array;
  readonly #changes = new NumberLists();

  constructor(private readonly position: Position<Kind>) {
    const { length } = position.words;
    this.#stamps = new Int32Array(length);
    this.#found = new Int32Array(2 * length);
  }

  /** Keeps the end of a way that began at a length of the log, or merges it with an equal end. */
  keep(base: number, result: unknown, probability: number, ends: Ends): void {
    const { position } = this;
    const { words, log, top, idle } = position;
    const stamps = this.#stamps;
    const found = this.#found;
    this.#stamp += 1;
    let count = 0;
    let hash = 0;
    let weight = 0;
    for (let index = base; index < top; index += 2) {
      const at = log[index] as number;
      if (stamps[at] === this.#stamp) continue;
      stamps[at] = this.#stamp;
      const value = words[at] as number;
      if (value === log[index + 1]) continue;
      found[count] = at;
      found[count + 1] = value;
      count += 2;
      if (at >= idle) continue;
      hash = (hash + mixed(at, value)) | 0;
      weight += 1;
    }
    const latest = ends.latest(hash);
    for (let known = latest; known; known = known.other) {
      if (known.weight !== weight || !isHere(position, known) || !isSame(known.reply, result)) continue;
      known.probability += probability;
      return;
    }
    const changes = this.#changes;
    const from = changes.used;
    ends.add(new End(probability, result, changes, from, changes.keep(found, count), weight, hash, latest));
  }

  /** The end that only labels the position with an answer. */
  labelled(label: number): End {
    const ends = new Ends();
    const { top } = this.position;
    this.position.setLabel(label);
    this.keep(top, null, 1, ends);
    this.position.undo(top);
    return ends.all[0] as End;
  }
}
