import { Piece } from '../position';
import { Sum } from './dice-sum';
import type { CarryOut } from './question';
import type { Seen } from './read-watch';

/** Words that all calls so far read alike; after them the calls branch by one word, or their end is known. */
interface Node<Value> {
  indexes: readonly number[];
  values: readonly number[];
  end: { readonly value: Value; readonly seen: Seen } | undefined;
  /** The word by which they branch. */
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
 * The ends of calls, by the words that the calls have read. The first word that a call reads is always the same, and each
 * word after it follows from those before: a tree.
 */
export class KnownEnds<Value> {
  readonly #roots = new Map<CarryOut, Map<string, Node<Value>>>();

  /** The ends of a call that would begin now; undefined if they are not known. */
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

/** Adds a call to a tree where it differs from the calls in it. */
function graft<Value>(root: Node<Value>, seen: Seen, value: Value): void {
  let node: Node<Value> | undefined = root;
  let at = 0;
  while (node) {
    const { indexes, values, branches }: Node<Value> = node;
    const shared = sharedBy(node, seen, at);
    const parts = shared < indexes.length;
    if ((!parts && !branches) || seen.indexes[at + shared] !== (parts ? indexes[shared] : node.index)) {
      // The calls before it have read more, to fill tables that are full now.
      Object.assign(node, leaf(seen, at, value));
      return;
    }
    at += shared;
    const own = seen.values[at] as number;
    if (parts) branch(node, shared, values[shared] as number);
    const next: Node<Value> | undefined = node.branches?.get(own);
    if (!next) node.branches?.set(own, leaf(seen, at + 1, value));
    node = next;
    at += 1;
  }
}

/** The number of words of a node that a call has read with the same values. */
function sharedBy<Value>({ indexes, values }: Node<Value>, seen: Seen, from: number): number {
  let place = 0;
  while (
    place < indexes.length &&
    seen.indexes[from + place] === indexes[place] &&
    seen.values[from + place] === values[place]
  ) {
    place += 1;
  }
  return place;
}

/** Makes a node branch at one of its words; its own calls follow the first branch. */
function branch<Value>(node: Node<Value>, place: number, value: number): void {
  const { indexes, values } = node;
  const onward = { ...node, indexes: indexes.slice(place + 1), values: values.slice(place + 1) };
  node.branches = new Map([[value, onward]]);
  node.index = indexes[place] as number;
  node.indexes = indexes.slice(0, place);
  node.values = values.slice(0, place);
  node.end = undefined;
}

/** The arguments of a call as a key; undefined if they hold something that a key can't tell apart. */
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
