import { Piece } from '../position';
import type { CarryOut } from './question';
import { Sum } from './sum';
import type { Seen } from './watch';

/** A part of what is looked at that is the same for all calls that get so far; then they part, or it is known how they end. */
interface Node<Value> {
  indexes: readonly number[];
  values: readonly number[];
  end: { readonly value: Value; readonly seen: Seen } | undefined;
  /** The word by which they part. */
  index: number;
  branches: Map<number, Node<Value>> | undefined;
}

const leaf = <Value>(seen: Seen, from: number, value: Value): Node<Value> => ({
  indexes: seen.indexes.slice(from),
  values: seen.values.slice(from),
  end: { value, seen },
  index: 0,
  branches: undefined,
});

/**
 * What calls have come to, by the words that they have looked at. What a call looks at first is always the same, and what
 * it looks at next follows from what it has seen: a tree.
 */
export class KnownEnds<Value> {
  readonly #roots = new Map<CarryOut, Map<string, Node<Value>>>();

  /** What a call would come to now; undefined if it is not known. */
  find(
    procedure: CarryOut,
    key: string,
    valueAt: (index: number) => number,
  ): { readonly value: Value; readonly seen: Seen } | undefined {
    let node = this.#roots.get(procedure)?.get(key);
    while (node) {
      const { indexes, values } = node;
      for (let place = 0; place < indexes.length; place += 1) {
        if (valueAt(indexes[place] as number) !== values[place]) return undefined;
      }
      if (node.end) return node.end;
      node = node.branches?.get(valueAt(node.index));
    }
    return undefined;
  }

  keep(procedure: CarryOut, key: string, seen: Seen, value: Value): void {
    const roots = this.#roots.get(procedure) ?? new Map<string, Node<Value>>();
    this.#roots.set(procedure, roots);
    const root = roots.get(key);
    if (root) graft(root, seen, value);
    else roots.set(key, leaf(seen, 0, value));
  }
}

/** Puts a call into a tree where it parts from those that are there. */
function graft<Value>(root: Node<Value>, seen: Seen, value: Value): void {
  let node = root;
  let at = 0;
  for (;;) {
    const { indexes, values } = node;
    for (let place = 0; place < indexes.length; place += 1, at += 1) {
      // It looks at something else than calls before it that have seen the same: it is not kept.
      if (seen.indexes[at] !== indexes[place]) return;
      if (seen.values[at] === values[place]) continue;
      part(node, place, seen.values[at] as number, leaf(seen, at + 1, value));
      return;
    }
    if (!node.branches || seen.indexes[at] !== node.index) return;
    const branch = node.branches.get(seen.values[at] as number);
    if (!branch) {
      node.branches.set(seen.values[at] as number, leaf(seen, at + 1, value));
      return;
    }
    node = branch;
    at += 1;
  }
}

/** Parts a node at one of its words: those who see what it has so far go on, and one that sees another value. */
function part<Value>(node: Node<Value>, place: number, value: number, other: Node<Value>): void {
  const { indexes, values, end, index, branches } = node;
  const onward = { indexes: indexes.slice(place + 1), values: values.slice(place + 1), end, index, branches };
  node.branches = new Map([
    [values[place] as number, onward],
    [value, other],
  ]);
  node.index = indexes[place] as number;
  node.indexes = indexes.slice(0, place);
  node.values = values.slice(0, place);
  node.end = undefined;
}

/** What a call is given, in words; undefined where that does not say all of it. */
export function keyOf(args: readonly unknown[]): string | undefined {
  let key = '';
  for (const arg of args) {
    const word = wordFor(arg);
    if (word === undefined) return undefined;
    key += `${word},`;
  }
  return key;
}

function wordFor(arg: unknown): string | undefined {
  if (typeof arg === 'number' || typeof arg === 'boolean') return `${arg}`;
  if (typeof arg === 'string') return `${arg.length}'${arg}`;
  if (arg === null) return '-';
  if (arg === undefined) return '_';
  if (arg instanceof Piece) return `#${arg.slot}`;
  if (Array.isArray(arg)) return inBrackets(keyOf(arg));
  if (arg instanceof Sum) return arg.reasons ? undefined : `+${arg.total}`;
  if (typeof arg !== 'object' || Object.getPrototypeOf(arg) !== Object.prototype) return undefined;
  return inBrackets(keyOf(Object.entries(arg).flat()));
}

const inBrackets = (key: string | undefined): string | undefined => key && `(${key})`;
