import type { Position } from '../position';

/** One possible end of a procedure: its result, its changes, and its probability. */
export interface End {
  probability: number;
  readonly result: unknown;
  /** The index and value of every word that differs from the start. */
  readonly changes: Int32Array;
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
export function isHere<Kind>({ words, idle }: Position<Kind>, { changes }: End): boolean {
  for (let index = 0; index < changes.length; index += 2) {
    const at = changes[index] as number;
    if (at < idle && words[at] !== changes[index + 1]) return false;
  }
  return true;
}

type Result = Readonly<Record<string, unknown>>;

/** True if two results are equal: they are words, numbers, pieces, or a few of these by name. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  return hasAllOf(one as Result, other as Result) && hasAllOf(other as Result, one as Result);
}

function hasAllOf(one: Result, other: Result): boolean {
  for (const name in other) if (one[name] !== other[name]) return false;
  return true;
}

/** A word and its value in one number. */
export const mixed = (index: number, value: number): number => {
  const hash = Math.imul(index ^ 0x1e3779b9, 0x05ebca6b) ^ Math.imul(value + 0x165667b1, 0x42b2ae35);
  return Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
};
