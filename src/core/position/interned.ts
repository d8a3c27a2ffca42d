/** Immutable JSON values, each kept once and named by a number: values written alike have the same number. */
export class Interned<T> {
  readonly #values: T[] = [];
  /** The numbers of the values that look alike at first sight. */
  readonly #alike = new Map<number, number[]>();
  /** The same values again are found without a look inside. */
  readonly #kept = new Map<T, number>();

  number(value: T): number {
    return this.#kept.get(value) ?? this.#numberOf(value);
  }

  value(number: number): T {
    return this.#values[number] as T;
  }

  #numberOf(value: T): number {
    const sight = sightOf(value);
    const alike = this.#alike.get(sight);
    if (alike) for (const number of alike) if (isEqual(this.#values[number], value)) return number;
    const number = this.#values.length;
    this.#values.push(value);
    this.#kept.set(value, number);
    if (alike) alike.push(number);
    else this.#alike.set(sight, [number]);
    return number;
  }
}

type Named = Readonly<Record<string, unknown>>;

const STEP = 0x01000193;

/** A number that is the same for values written alike, and hardly ever for others. */
function sightOf(value: unknown): number {
  if (typeof value === 'number') return value | 0;
  if (typeof value === 'string') return sightOfText(value);
  if (typeof value !== 'object' || value === null) return value === true ? 1 : 2;
  let sight = 3;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) sight = Math.imul(sight ^ sightOf(value[at]), STEP);
    return sight;
  }
  for (const name in value) {
    const part = (value as Named)[name];
    if (part !== undefined) sight = Math.imul(sight ^ sightOf(part), STEP) + sightOfText(name);
  }
  return sight | 0;
}

function sightOfText(text: string): number {
  let sight = text.length;
  for (let at = 0; at < text.length; at += 1) sight = Math.imul(sight ^ text.charCodeAt(at), STEP);
  return sight;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areEqual(one, other);
  return !Array.isArray(other) && haveEqual(one as Named, other as Named);
}

function areEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!isEqual(one[at], other[at])) return false;
  return true;
}

/** True if two values have equal parts; one that is undefined is none. */
function haveEqual(one: Named, other: Named): boolean {
  for (const name in one) if (!isEqual(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false;
  return true;
}
