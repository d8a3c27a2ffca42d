import { isSameData } from '../../match';

/** Some of the words of a mapping, and of the mappings in it. */
export type Part<T> = { readonly [K in keyof T]?: Part<T[K]> };

const isMapping = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** What is wanted and is not so yet: the least that has to be written. Empty if all is as it should be. */
export function lacking<T extends object>(wanted: T, actual: unknown): Part<T> {
  const known = isMapping(actual) ? actual : {};
  const changes = Object.entries(wanted).flatMap(([key, value]: [string, unknown]) => {
    const now = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!isMapping(value)) return isSameData(value, now) ? [] : [[key, value] as const];
    const inner = lacking(value, now);
    return Object.keys(inner).length > 0 ? [[key, inner] as const] : [];
  });
  return Object.fromEntries(changes) as Part<T>;
}
