import { type Data, deepClone, isEmpty, isPlain } from './plain';

/** True if two values are the same data. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return Number.isNaN(one) && Number.isNaN(other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

/**
 * The part of `changes` that differs from `source`: plain objects are compared recursively, arrays and texts as a
 * whole.
 */
export function diffObject(source: Data, changes: Data): Data {
  const difference: Data = {};
  for (const [key, value] of Object.entries(changes)) {
    const changed = changedValue(source, key, value);
    if (changed !== undefined) difference[key] = changed;
  }
  return difference;
}

// The part of one change that differs; undefined if there is none.
function changedValue(source: Data, key: string, value: unknown): unknown {
  if (key.startsWith('-=')) return key.slice(2) in source ? value : undefined;
  const there = source[key];
  if (!isPlain(there) || !isPlain(value)) return isSame(there, value) ? undefined : deepClone(value);
  const inner = diffObject(there, value);
  return isEmpty(inner) ? undefined : inner;
}

/** Applies changes to `source`: plain objects are merged, `-=key` deletes a key, everything else is replaced. */
export function applyChanges(source: Data, changes: Data): void {
  for (const [key, value] of Object.entries(changes)) {
    if (key.startsWith('-=')) {
      delete source[key.slice(2)];
      continue;
    }
    const there = source[key];
    if (isPlain(value)) {
      const inner = isPlain(there) ? there : {};
      applyChanges(inner, value);
      source[key] = inner;
    } else source[key] = deepClone(value);
  }
}
