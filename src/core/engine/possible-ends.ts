import type { Position } from '../position';

/** One possible end of a procedure: its result, its changes, and its probability. */
export interface End {
  probability: number;
  readonly result: unknown;
  /** The index and value of every word that differs from the start. */
  readonly changes: readonly number[];
  /** The number of changes that concern the battle; `hash` is computed from them. */
  readonly weight: number;
  readonly hash: number;
}

/** The ends of a procedure so far. */
export class Ends {
  readonly all: End[] = [];
  readonly #byHash = new Map<number, End[]>();

  /** The ends with this hash, any of which may be the same. */
  alike(hash: number): readonly End[] {
    return this.#byHash.get(hash) ?? NO_ENDS;
  }

  add(end: End): void {
    this.all.push(end);
    const alike = this.#byHash.get(end.hash);
    if (alike) alike.push(end);
    else this.#byHash.set(end.hash, [end]);
  }
}

const NO_ENDS: readonly End[] = [];

/** Applies the changes of an end to a position. */
export function apply<Kind>(position: Position<Kind>, { changes }: End): void {
  for (let index = 0; index < changes.length; index += 2) {
    position.set(changes[index] as number, changes[index + 1] as number);
  }
}

/** True if the position is the one of an end, apart from idle words. */
function isHere<Kind>({ words, idle }: Position<Kind>, { changes }: End): boolean {
  for (let index = 0; index < changes.length; index += 2) {
    const at = changes[index] as number;
    if (at < idle && words[at] !== changes[index + 1]) return false;
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
    for (const known of ends.alike(hash)) {
      if (known.weight !== weight || !isHere(position, known) || !isSame(known.result, result)) continue;
      known.probability += probability;
      return;
    }
    ends.add({ probability, result, changes: copied(found, count), weight, hash });
  }
}

/** The first numbers of a list, as a list of their own. */
function copied(numbers: Int32Array, count: number): readonly number[] {
  const copy = new Array<number>(count);
  for (let index = 0; index < count; index += 1) copy[index] = numbers[index] as number;
  return copy;
}

/** The end that only labels a position with an answer. */
export function labelled<Kind>(position: Position<Kind>, label: number): End {
  const { top } = position;
  position.setLabel(label);
  const changes = [position.log[top] as number, label];
  position.undo(top);
  return { probability: 1, result: null, changes, weight: 1, hash: 0 };
}
