import { type Faults, fields, items, noOthers, oneOf, whole } from './reader';

/** Reads something from outside: all that is wrong with it goes to the faults, each with its place. */
export type Reader<T> = (data: unknown, place: string, faults: Faults) => T;

/** How each field of a mapping is read; one that may be missing needs a reader that takes nothing. */
export type Shape<T> = {
  readonly [Key in keyof T]-?: Reader<object extends Pick<T, Key> ? T[Key] | undefined : T[Key]>;
};

/** Place of a field. What stands in nothing else is named by its field alone. */
const placeIn = (place: string, field: string) => (place === '' ? field : `${place}.${field}`);

/** The fields that a shape names; others that were written by older versions are left out. */
export function mapping<T>(shape: Shape<T>): Reader<T> {
  const readers = Object.entries<Reader<unknown>>(shape);
  return (data, place, faults) => {
    const given = fields(data, place, faults);
    // Of something that is no mapping at all, nothing more needs to be said.
    const inside = isMapping(data) ? faults : SILENT;
    const read: Record<string, unknown> = {};
    for (const [field, reader] of readers) {
      const value = reader(given[field], placeIn(place, field), inside);
      if (value !== undefined) read[field] = value;
    }
    // Nothing but what the readers of T have made of each field.
    return read as T;
  };
}

/** The same where a field that nobody reads is a fault: most often it is a slip of the pen. */
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

/** For what is read twice, or is known to be wrong: its faults are told once. */
const SILENT: Faults = { add: () => undefined };

/** The fields of each of several mappings, by the word in the field that tells them apart, and without it. */
export type Kinds<Field extends string, T extends Readonly<Record<Field, string>>> = {
  readonly [Kind in T[Field]]: Shape<Omit<Extract<T, Readonly<Record<Field, Kind>>>, Field>>;
};

/** One of several mappings, told apart by the word in one of its fields; `read` is how each of them is read. */
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
    // The word that was found, and what the reader of its kind has made of the rest.
    return { [field]: kind, ...Object(found) } as T;
  };
}

/** Something that may be missing. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (data, place, faults) =>
    data === undefined ? undefined : reader(data, place, faults);

/** Something in whose place there may be null, for none. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (data, place, faults) =>
    data === null ? null : reader(data, place, faults);

/** Something that older versions have left out, with what they meant by that. */
export const orElse =
  <T>(reader: Reader<T>, initial: T): Reader<T> =>
  (data, place, faults) =>
    data === undefined ? initial : reader(data, place, faults);

/** A list, so many items at the most; it may not be missing. */
export const listOf =
  <T>(reader: Reader<T>, most?: number): Reader<readonly T[]> =>
  (data, place, faults) => {
    if (data === undefined) faults.add(place, 'is missing; expected a list');
    const read = items(data, place, faults, most);
    return read.map((item, index) => reader(item, `${place}[${index}]`, faults));
  };

/** Any number of things by their names. */
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

/** One of the words known. */
export const wordFrom =
  <T extends string>(known: readonly T[]): Reader<T> =>
  (data, place, faults) =>
    oneOf(data, place, faults, known);

/** A whole number of at least `least`, and at most `most`. */
export const wholeFrom =
  (least: number, most?: number): Reader<number> =>
  (data, place, faults) =>
    whole(data, place, faults, least, undefined, most);

/** Yes or no. */
export const flag: Reader<boolean> = (data, place, faults) => {
  if (typeof data !== 'boolean') faults.add(place, 'expected true or false');
  return data === true;
};

/** A mark that is there or is missing. */
export const onlyTrue: Reader<true> = (data, place, faults) => {
  if (data !== true) faults.add(place, 'must be true or left out');
  return true;
};
