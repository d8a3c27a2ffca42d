import { areAlike, sightOf, UNTOLD } from './call-arguments';
import type { NumberLists } from './number-lists';
import type { CarryOut } from './question';
import type { Seen } from './read-watch';

/** A part of the words seen that all calls so far read alike; after it they branch by one word, or their end is known. */
interface Node<Value> {
  from: number;
  to: number;
  end: { readonly value: Value; readonly seen: Seen } | undefined;
  /** The word by which they branch, if they do. */
  index: number;
  branches: Map<number, Node<Value>> | undefined;
}

const NO_WORD = -1;

/** The words that calls have seen, each an index and a value, and their values now. */
interface Words {
  readonly seen: NumberLists;
  valueAt(index: number): number;
  agree(from: number, to: number): boolean;
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
      if (!words.agree(node.from, node.to)) return undefined;
      if (node.end) return node.end;
      node = node.branches?.get(words.valueAt(node.index));
    }
    return undefined;
  }

  keep({ seen: { numbers } }: Words, seen: Seen, value: Value): void {
    const { from, to } = seen;
    const node = { from, to, end: { value, seen }, index: NO_WORD, branches: undefined };
    if (this.#root) graft(this.#root, node, numbers);
    else this.#root = node;
  }
}

/** The calls of one procedure so far, by what can be seen of their arguments at first sight. */
interface Calls<Value> {
  latest: KnownCall<Value> | undefined;
  readonly bySight: Map<number, KnownCall<Value>[]>;
}

/** All calls so far, by their procedures and arguments. */
export class KnownCalls<Value> {
  readonly #byProcedure = new Map<CarryOut, Calls<Value>>();

  /** The call of a procedure with arguments; undefined if they hold something that can't be told apart. */
  of(procedure: CarryOut, args: readonly unknown[]): KnownCall<Value> | undefined {
    let calls = this.#byProcedure.get(procedure);
    if (!calls) {
      calls = { latest: undefined, bySight: new Map() };
      this.#byProcedure.set(procedure, calls);
    }
    // The same arguments again are found without a look inside.
    if (!calls.latest || !areSame(calls.latest.args, args)) calls.latest = alikeIn(calls.bySight, args);
    return calls.latest;
  }
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return one.length === other.length;
}

/** The call with arguments that are alike. */
function alikeIn<Value>(
  bySight: Map<number, KnownCall<Value>[]>,
  args: readonly unknown[],
): KnownCall<Value> | undefined {
  const sight = sightOf(args);
  if (sight === UNTOLD) return undefined;
  const alike = bySight.get(sight);
  if (alike) for (const call of alike) if (areAlike(call.args, args)) return call;
  const call = new KnownCall<Value>(args);
  if (alike) alike.push(call);
  else bySight.set(sight, [call]);
  return call;
}

/** Adds a call to a tree where it differs from the calls in it. */
function graft<Value>(root: Node<Value>, added: Node<Value>, numbers: Int32Array): void {
  let node: Node<Value> | undefined = root;
  while (node) {
    const shared: number = sharedBy(node, added, numbers);
    const place: number = node.from + shared;
    const own = added.from + shared;
    const parts = place < node.to;
    const index = parts ? numbers[place] : node.index;
    if (own >= added.to || numbers[own] !== index) {
      // The calls before it have read more, to fill tables that are full now.
      Object.assign(node, added);
      return;
    }
    if (parts) branch(node, place, numbers);
    added.from = own + 2;
    const value = numbers[own + 1] as number;
    const next: Node<Value> | undefined = node.branches?.get(value);
    if (!next) node.branches?.set(value, added);
    node = next;
  }
}

/** The length of the part of a node that a call has read with the same values. */
function sharedBy<Value>(node: Node<Value>, added: Node<Value>, numbers: Int32Array): number {
  const most = Math.min(node.to - node.from, added.to - added.from);
  let shared = 0;
  while (
    shared < most &&
    numbers[added.from + shared] === numbers[node.from + shared] &&
    numbers[added.from + shared + 1] === numbers[node.from + shared + 1]
  ) {
    shared += 2;
  }
  return shared;
}

/** Makes a node branch at one of its words; its own calls follow the first branch. */
function branch<Value>(node: Node<Value>, place: number, numbers: Int32Array): void {
  const onward = { ...node, from: place + 2 };
  node.branches = new Map([[numbers[place + 1] as number, onward]]);
  node.index = numbers[place] as number;
  node.to = place;
  node.end = undefined;
}
