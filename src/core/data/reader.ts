/** Collects every fault in data from outside, each with its location. */
export interface Faults {
  add(place: string, fault: string): void;
}

/** The most faults that a message names. */
const MOST_TOLD = 40;

/** Thrown for data that can't be used; names every fault, its location and the remedy. */
export class UnusableData extends Error {
  readonly faults: readonly string[];

  constructor(what: string, faults: readonly string[]) {
    const more = faults.length - MOST_TOLD;
    const told = more > 0 ? [...faults.slice(0, MOST_TOLD), `and ${more} more`] : faults;
    super(`${what} can't be used:\n${told.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Reads data from outside; throws UnusableData with every fault that was found, if there is any. */
export function readWhole<T>(what: string, read: (faults: Faults) => T): T {
  const found: string[] = [];
  const data = read({ add: (place, fault) => found.push(`${place}: ${fault}`) });
  if (found.length > 0) throw new UnusableData(what, found);
  return data;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The limits on data that are read: far more than any battle needs. */
const MOST = { fields: 4000, items: 4000, letters: 400, number: 100_000 };

/** The maximum strength points of a unit, and the maximum orders of a side. */
export const MOST_STRENGTH = 40;
export const MOST_RATING = 99;

/** The fields of a mapping; anything else is a fault and reads as empty. */
export function fields(data: unknown, place: string, faults: Faults): Fields {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    faults.add(place, `expected a mapping, got ${shown(data)}`);
    return {};
  }
  const keys = Object.keys(data);
  if (keys.length > MOST.fields) {
    faults.add(place, `has ${keys.length} fields; the limit is ${MOST.fields}`);
    return {};
  }
  const wrong = keys.filter(isEveryObjects);
  if (wrong.length === 0) return data as Fields;
  for (const key of wrong) {
    faults.add(`${place}.${key}`, 'is a reserved name: choose another one');
  }
  return Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.includes(key)));
}

/**
 * True if every object has a property of this name, such as `constructor`: nothing may be named so, since a lookup
 * would always find it.
 */
export const isEveryObjects = (name: string): boolean => name in Object.prototype;

/** The items of a list, up to a limit; a missing list reads as empty. */
export function items(
  data: unknown,
  place: string,
  faults: Faults,
  most: number = MOST.items,
): readonly unknown[] {
  if (data === undefined) return [];
  if (!Array.isArray(data)) faults.add(place, `expected a list, got ${shown(data)}`);
  else if (data.length > most) faults.add(place, `has ${data.length} items; the limit is ${most}`);
  else return data;
  return [];
}

/** A text, up to a limit of characters; a missing one reads as `initial`, or is a fault if there is none. */
export function text(
  data: unknown,
  place: string,
  faults: Faults,
  initial?: string,
  most: number = MOST.letters,
): string {
  if (data === undefined && initial !== undefined) return initial;
  if (typeof data !== 'string') {
    faults.add(place, data === undefined ? 'is missing' : `expected text, got ${shown(data)}`);
  } else if (data.length > most) {
    faults.add(place, `is ${data.length} characters long; the limit is ${most}`);
  } else return data;
  return '';
}

/** A whole number of at least `least`; a missing one reads as `initial`, or is a fault if there is none. */
export function whole(
  data: unknown,
  place: string,
  faults: Faults,
  least: number,
  initial?: number,
  most: number = MOST.number,
): number {
  if (data === undefined && initial !== undefined) return initial;
  // Minus zero is written as zero.
  if (typeof data === 'number' && Number.isInteger(data) && data >= least && data <= most) return data + 0;
  const range = typeof data === 'number' && data > most ? `from ${least} to ${most}` : `of ${least} or more`;
  faults.add(place, `expected a whole number ${range}, got ${shown(data)}`);
  return least;
}

/** One of the known words; a missing one reads as `initial`, or is a fault if there is none. */
export function oneOf<T extends string>(
  data: unknown,
  place: string,
  faults: Faults,
  known: readonly T[],
  initial?: T,
): T {
  if (data === undefined && initial !== undefined) return initial;
  const found = known.find((word) => word === data);
  if (found !== undefined) return found;
  const fault = data === undefined ? 'is missing' : `${shown(data)} is unknown`;
  faults.add(place, `${fault}; use one of ${known.join(', ')}`);
  return known[0] as T;
}

/** The item with the given id; if there is none, the first item, and a fault. */
export function oneById<T>(
  data: unknown,
  place: string,
  faults: Faults,
  things: readonly T[],
  idOf: (thing: T) => string,
): T {
  const id = oneOf(data, place, faults, things.map(idOf));
  // For an unknown id, oneOf returns the first known one.
  return things.find((thing) => idOf(thing) === id) as T;
}

/** Adds a fault for each unknown field, which is most often a typing error. */
export function noOthers(data: Fields, known: readonly string[], place: string, faults: Faults): void {
  for (const key of Object.keys(data)) {
    if (!known.includes(key)) {
      faults.add(`${place}.${key.slice(0, SHOWN)}`, `is unknown; use one of ${known.join(', ')}`);
    }
  }
}

/** Letters of wrong data that a fault shows, and values that are looked at for that. */
const SHOWN = 60;

/** Wrong data as a fault names them: the beginning of the small ones, and not even that of the large. */
function shown(data: unknown): string {
  if (data === undefined) return 'nothing';
  let seen = 0;
  const small = (_: string, value: unknown): unknown => {
    seen += 1;
    if (seen > SHOWN) throw new RangeError('too large to be shown');
    return typeof value === 'string' ? value.slice(0, SHOWN) : value;
  };
  try {
    return JSON.stringify(data, small)?.slice(0, SHOWN) ?? String(data).slice(0, SHOWN);
  } catch {
    return 'something that can not be shown';
  }
}
