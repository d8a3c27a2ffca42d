/** Plain data with unknown contents. */
export type Data = Record<string, unknown>;

/** True if a value is a JSON object: not an array, not an instance of a class. */
export function isPlain(value: unknown): value is Data {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A deep copy of arrays and plain objects; instances of classes are shared. */
export function deepClone<T>(original: T): T;
export function deepClone(original: unknown): unknown {
  if (Array.isArray(original)) return original.map((item: unknown) => deepClone(item));
  if (!isPlain(original)) return original;
  return Object.fromEntries(Object.entries(original).map(([key, value]) => [key, deepClone(value)]));
}

/** The value at a dotted path, or undefined. */
export function getProperty(object: unknown, path: string): unknown {
  let value = object;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Sets the value at a dotted path, creating plain objects on the way; true if anything changed. */
function setProperty(object: Data, path: string, value: unknown): boolean {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let target = object;
  for (const key of keys) {
    const next = target[key];
    const inner = isPlain(next) ? next : {};
    target[key] = inner;
    target = inner;
  }
  if (target[last] === value) return false;
  target[last] = value;
  return true;
}

/** Expands dotted keys into nested objects, at every depth. */
export function expandObject(object: Data): Data {
  const expanded: Data = {};
  for (const [path, value] of Object.entries(object)) {
    const inner = isPlain(value) ? expandObject(value) : value;
    const there = getProperty(expanded, path);
    setProperty(expanded, path, isPlain(there) && isPlain(inner) ? mergeObject(there, inner) : inner);
  }
  return expanded;
}

/** Merges `other` into `original`: plain objects are merged, everything else is replaced. Changes `original`. */
export function mergeObject(original: Data, other: Data = {}, { inplace = true } = {}): Data {
  const target = inplace ? original : deepClone(original);
  for (const [key, value] of Object.entries(expandObject(other))) {
    const there = target[key];
    target[key] = isPlain(there) && isPlain(value) ? mergeObject(there, value) : deepClone(value);
  }
  return target;
}

/** True if a value is empty: an object or array without entries, null or undefined. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlain(value) && Object.keys(value).length === 0;
}
