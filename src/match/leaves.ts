/**
 * Data as stored in a document that is updated in small parts: mappings stay mappings, everything else is a leaf with
 * its JSON text. An empty text stands for a missing value, so that no key ever has to be deleted.
 */
export interface Leaves {
  readonly [key: string]: string | Leaves;
}

const isMapping = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Names that can be used as keys unchanged. */
const PLAIN = /^[a-z0-9:][\w:|-]*$/i;

/** Some characters in keys have a meaning to documents: a full stop separates them, a sign at the beginning deletes. */
const keyFor = (name: string): string =>
  PLAIN.test(name)
    ? name
    : encodeURIComponent(name).replace(/\./g, '%2E').replace(/^-/, '%2D').replace(/^_/, '%5F');

/** The leaves of mappings seen before: most of a position is unchanged from the last one. */
const known = new WeakMap<object, string | Leaves>();

function branchOf(data: unknown): string | Leaves {
  if (!isMapping(data)) return JSON.stringify(data);
  const branch = known.get(data) ?? branchOfMapping(data);
  known.set(data, branch);
  return branch;
}

function branchOfMapping(data: object): string | Leaves {
  const there = Object.entries(data).filter(([, value]) => value !== undefined);
  // Writing an empty mapping would change nothing, so it is a leaf too.
  if (there.length === 0) return '{}';
  return Object.fromEntries(there.map(([name, value]) => [keyFor(name), branchOf(value)]));
}

/** The leaves of data that can be written as JSON. */
export function leavesOf(data: object): Leaves {
  const branch = branchOf(data);
  return typeof branch === 'string' ? {} : branch;
}

/** The data of leaves. Throws an Error if they are not valid leaves. */
export const dataFrom = (leaves: unknown): Readonly<Record<string, unknown>> => {
  if (!isMapping(leaves)) throw new SyntaxError('expected a mapping of leaves');
  const there = Object.entries(leaves).filter(([, leaf]) => leaf !== '');
  return Object.fromEntries(there.map(([key, leaf]) => [nameOf(key), dataOf(leaf)]));
};

const nameOf = (key: string): string => (key.includes('%') ? decodeURIComponent(key) : key);

const dataOf = (leaf: unknown): unknown => (isMapping(leaf) ? dataFrom(leaf) : JSON.parse(String(leaf)));

/** The smallest changes that turn leaves into others; undefined if they are equal already. */
export function changedLeaves(was: unknown, wanted: Leaves): Leaves | undefined {
  const before = isMapping(was) ? was : {};
  const changes = Object.entries(wanted).flatMap(([key, leaf]): [string, string | Leaves][] => {
    const now = Object.hasOwn(before, key) ? before[key] : '';
    if (typeof leaf === 'string') return now === leaf ? [] : [[key, leaf]];
    const inner = isMapping(now) ? changedLeaves(now, leaf) : leaf;
    return inner ? [[key, inner]] : [];
  });
  const gone = Object.entries(before).filter(([key, leaf]) => !Object.hasOwn(wanted, key) && leaf !== '');
  const all = [...changes, ...gone.map(([key]): [string, string] => [key, ''])];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Leaves with changes merged in, as a document does it. */
export function laidOver(leaves: Leaves, changes: Leaves): Leaves {
  const laid = Object.entries(changes).map(([key, leaf]): [string, string | Leaves] => {
    const now = Object.hasOwn(leaves, key) ? leaves[key] : undefined;
    return [key, isMapping(leaf) && isMapping(now) ? laidOver(now, leaf) : leaf];
  });
  return { ...leaves, ...Object.fromEntries(laid) };
}
