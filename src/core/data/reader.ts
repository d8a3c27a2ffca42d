/** Collects everything that is wrong with data from outside, each fault with its place. */
export interface Faults {
  add(place: string, fault: string): void;
}

/** Thrown for data that can't be used: names every fault, its place and what would be right. */
export class UnusableData extends Error {
  readonly faults: readonly string[];

  constructor(what: string, faults: readonly string[]) {
    super(`${what} can't be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a mapping; anything else is a fault and reads as empty. */
export function fields(data: unknown, place: string, faults: Faults): Fields {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Fields;
  faults.add(place, `a mapping is needed, not ${shown(data)}`);
  return {};
}

/** The items of a list; a missing one reads as empty. */
export function items(data: unknown, place: string, faults: Faults): readonly unknown[] {
  if (data === undefined) return [];
  if (Array.isArray(data)) return data;
  faults.add(place, `a list is needed, not ${shown(data)}`);
  return [];
}

/** A text; a missing one reads as `initial`, or is a fault if there is none. */
export function text(data: unknown, place: string, faults: Faults, initial?: string): string {
  if (data === undefined && initial !== undefined) return initial;
  if (typeof data === 'string') return data;
  faults.add(place, data === undefined ? 'is missing' : `a text is needed, not ${shown(data)}`);
  return '';
}

/** A whole number of at least `least`; a missing one reads as `initial`, or is a fault if there is none. */
export function whole(data: unknown, place: string, faults: Faults, least: number, initial?: number): number {
  if (data === undefined && initial !== undefined) return initial;
  if (typeof data === 'number' && Number.isInteger(data) && data >= least) return data;
  faults.add(place, `a whole number from ${least} is needed, not ${shown(data)}`);
  return least;
}

/** One of the words known; a missing one reads as `initial`, or is a fault if there is none. */
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
  faults.add(place, `${shown(data)} is unknown; known are ${known.join(', ')}`);
  return known[0] as T;
}

/** Faults for words that nobody reads, most often a slip of the pen. */
export function noOthers(data: Fields, known: readonly string[], place: string, faults: Faults): void {
  for (const key of Object.keys(data)) {
    if (!known.includes(key)) faults.add(`${place}.${key}`, `is unknown; known are ${known.join(', ')}`);
  }
}

const shown = (data: unknown): string =>
  data === undefined ? 'nothing' : (JSON.stringify(data)?.slice(0, 60) ?? String(data));
