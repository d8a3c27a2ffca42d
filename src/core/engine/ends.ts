import type { Position } from '../position';

/** One way in which a procedure can end: what it returns, what it has changed, and how likely that is. */
export interface End {
  probability: number;
  readonly result: unknown;
  /** Index and value of every word that differs from where it began. */
  readonly changes: Int32Array;
  /** How many of them say something of the battle, and what they come to. */
  readonly weight: number;
  readonly hash: number;
}

/** The ends of a procedure so far. */
export class Ends {
  readonly all: End[] = [];
  readonly #byHash = new Map<number, End[]>();

  /** Those that may be the same as one of this hash. */
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

/** Makes what a way has changed. */
export function apply<Kind>(position: Position<Kind>, { changes }: End): void {
  for (let index = 0; index < changes.length; index += 2) {
    position.set(changes[index] as number, changes[index + 1] as number);
  }
}

/** Whether the position is the one in which a way ended, as far as it says something of the battle. */
export function isHere<Kind>({ words, idle }: Position<Kind>, { changes }: End): boolean {
  for (let index = 0; index < changes.length; index += 2) {
    const at = changes[index] as number;
    if (at < idle && words[at] !== changes[index + 1]) return false;
  }
  return true;
}

type Result = Readonly<Record<string, unknown>>;

/** Results are words, numbers, pieces, or a few of them by name. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  return hasAllOf(one as Result, other as Result) && hasAllOf(other as Result, one as Result);
}

function hasAllOf(one: Result, other: Result): boolean {
  for (const name in other) if (one[name] !== other[name]) return false;
  return true;
}
