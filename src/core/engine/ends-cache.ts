import { areAlike, sightOf, UNTOLD } from './call-arguments';
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

/** The words that calls read, with their values now. */
interface Words {
  valueAt(index: number): number;
  agree(indexes: readonly number[], values: readonly number[]): boolean;
}

/**
 * A procedure with its arguments, and its ends by the words that it has read. The first word that it reads is always the
 * same, and each word after it follows from those before: a tree.
 */
export class KnownCall<Value> {
  /** True if it has too many ways to follow all of them. */
  isLong = false;
  #root: Node<Value> | undefined;

  constructor(readonly args: readonly unknown[]) {}

  /** The ends of the call if it began now; undefined if they are not known. */
  find(words: Words): { readonly value: Value; readonly seen: Seen } | undefined {
    let node = this.#root;
    while (node) {
      if (!words.agree(node.indexes, node.values)) return undefined;
      if (node.end) return node.end;
      node = node.branches?.get(words.valueAt(node.index));
    }
    return undefined;
  }

  keep(seen: Seen, value: Value): void {
    if (this.#root) graft(this.#root, seen, value);
    else this.#root = leaf(seen, 0, value);
  }
}

/** All calls so far, by their procedures and arguments. */
export class KnownCalls<Value> {
  readonly #bySight = new Map<CarryOut, Map<number, KnownCall<Value>[]>>();

  /** The call of a procedure with arguments; undefined if they hold something that can't be told apart. */
  of(procedure: CarryOut, args: readonly unknown[]): KnownCall<Value> | undefined {
    const sight = sightOf(args);
    if (sight === UNTOLD) return undefined;
    const bySight = this.#bySight.get(procedure) ?? new Map<number, KnownCall<Value>[]>();
    if (bySight.size === 0) this.#bySight.set(procedure, bySight);
    const alike = bySight.get(sight);
    if (alike) for (const call of alike) if (areAlike(call.args, args)) return call;
    const call = new KnownCall<Value>(args);
    if (alike) alike.push(call);
    else bySight.set(sight, [call]);
    return call;
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
