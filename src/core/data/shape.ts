import { type Faults, fields, items, noOthers, oneOf, whole } from './reader';

/** Reads a value from outside; every problem is added to the faults with its location. */
export type Reader<T> = (data: unknown, place: string, faults: Faults) => T;

/** The readers of a mapping's fields; an optional field needs a reader that accepts undefined. */
export type Shape<T> = {
  readonly [Key in keyof T]-?: Reader<object extends Pick<T, Key> ? T[Key] | undefined : T[Key]>;
};

/** The location of a field; a field at the top level is named by itself alone. */
const placeIn = (place: string, field: string) => (place === '' ? field : `${place}.${field}`);

/** Reads the fields that a shape names; fields left over from older versions are dropped. */
export function mapping<T>(shape: Shape<T>): Reader<T> {
  const readers = Object.entries<Reader<unknown>>(shape);
  return (data, place, faults) => {
    const given = fields(data, place, faults);
    // If the data are no mapping at all, that one fault is enough.
    const inside = isMapping(data) ? faults : SILENT;
    const read: Record<string, unknown> = {};
    for (const [field, reader] of readers) {
      const value = reader(given[field], placeIn(place, field), inside);
      if (value !== undefined) read[field] = value;
    }
    // Safe: every field comes from the reader that T requires for it.
    return read as T;
  };
}

/** Like `mapping`, but an unknown field is a fault: most often it is a typing error. */
export function exactly<T>(shape: Shape<T>): Reader<T> {
  const reader = mapping(shape);
  const known = Object.keys(shape);
  return (data, place, faults) => {
    noOthers(fields(data, place, SILENT), known, place, faults);
    return reader(data, place, faults);
  };
}

const isMapping = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Ignores faults, for data that are read twice or already known to be wrong: each fault is reported once. */
const SILENT: Faults = { add: () => undefined };

/** The fields of several mappings by the word that distinguishes them, without the field that holds it. */
export type Kinds<Field extends string, T extends Readonly<Record<Field, string>>> = {
  readonly [Kind in T[Field]]: Shape<Omit<Extract<T, Readonly<Record<Field, Kind>>>, Field>>;
};

/** Reads one of several mappings, distinguished by the word in one field; `read` turns each shape into a reader. */
export function oneOfKinds<Field extends string, T extends Readonly<Record<Field, string>>>(
  field: Field,
  kinds: Kinds<Field, T>,
  read: (shape: Shape<unknown>) => Reader<unknown> = mapping,
): Reader<T> {
  const readers = new Map(
    Object.entries<Shape<unknown>>(kinds).map(([kind, shape]) => [kind, read(shape)] as const),
  );
  const known = [...readers.keys()];
  return (data, place, faults) => {
    const { [field]: word, ...others } = fields(data, place, faults);
    const kind = oneOf(word, placeIn(place, field), isMapping(data) ? faults : SILENT, known);
    const found = kind === word ? readers.get(kind)?.(others, place, faults) : undefined;
    // Safe: the word that was found, and the value that the reader of its kind returned.
    return { [field]: kind, ...Object(found) } as T;
  };
}

/** Reads one of several mappings, each distinguished by a field that the others lack. */
export const byField =
  <T>(readers: Readonly<Record<string, Reader<T>>>): Reader<T> =>
  (data, place, faults) => {
    const given = fields(data, place, faults);
    const known = Object.keys(readers);
    const found = readers[known.find((field) => given[field] !== undefined) ?? ''];
    if (found) return found(given, place, faults);
    if (isMapping(data)) faults.add(place, `expected exactly one of ${known.join(', ')}`);
    return (readers[known[0] ?? ''] as Reader<T>)(given, place, SILENT);
  };

/** Reads a value that may be missing. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (data, place, faults) =>
    data === undefined ? undefined : reader(data, place, faults);

/** Reads a value that may be null. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (data, place, faults) =>
    data === null ? null : reader(data, place, faults);

/** Reads a value that older versions left out; a missing one gets the value that they meant. */
export const orElse =
  <T>(reader: Reader<T>, initial: T): Reader<T> =>
  (data, place, faults) =>
    data === undefined ? initial : reader(data, place, faults);

/** Reads a list, up to a limit of items; it may not be missing. */
export const listOf =
  <T>(reader: Reader<T>, most?: number): Reader<readonly T[]> =>
  (data, place, faults) => {
    if (data === undefined) faults.add(place, 'is missing; expected a list');
    const read = items(data, place, faults, most);
    return read.map((item, index) => reader(item, `${place}[${index}]`, faults));
  };

/** Reads any number of values by name. */
export const byName =
  <T>(
    reader: (data: unknown, place: string, faults: Faults, name: string) => T,
  ): Reader<Readonly<Record<string, T>>> =>
  (data, place, faults) => {
    const read: Record<string, T> = {};
    for (const [name, value] of Object.entries(fields(data, place, faults)))
      read[name] = reader(value, placeIn(place, name), faults, name);
    return read;
  };

/** Reads one of the known words. */
export const wordFrom =
  <T extends string>(known: readonly T[]): Reader<T> =>
  (data, place, faults) =>
    oneOf(data, place, faults, known);

/** Reads a whole number of at least `least`, and at most `most`. */
export const wholeFrom =
  (least: number, most?: number): Reader<number> =>
  (data, place, faults) =>
    whole(data, place, faults, least, undefined, most);

/** Reads a number, which may have a fraction. */
export const numberFrom =
  (least: number, most: number): Reader<number> =>
  (data, place, faults) => {
    // Minus zero is written as zero.
    if (typeof data === 'number' && data >= least && data <= most) return data + 0;
    faults.add(place, `expected a number from ${least} to ${most}`);
    return least;
  };

/** Reads a boolean. */
export const flag: Reader<boolean> = (data, place, faults) => {
  if (typeof data !== 'boolean') faults.add(place, 'expected true or false');
  return data === true;
};

/** Reads a flag that is either true or missing. */
export const onlyTrue: Reader<true> = (data, place, faults) => {
  if (data !== true) faults.add(place, 'must be true or left out');
  return true;
};
