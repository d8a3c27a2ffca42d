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
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return isIn(one as Named, other as Named) && isIn(other as Named, one as Named);
}

/** True if another value has all that a value has. */
function isIn(one: Named, other: Named): boolean {
  for (const name in one) if (!isEqual(one[name], other[name])) return false;
  return true;
}
