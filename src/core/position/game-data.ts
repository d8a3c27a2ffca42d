import type { Json, RulesetData } from '../state';
import type { Memory } from './memory';
import type { Store } from './store';

/** One part of a game's data of a battle: its index among the parts, and the type of its value. */
export interface Part<T> {
  readonly index: number;
  /** Never present; it declares the type of the value. */
  readonly of?: T;
}

/** The parts of a game's data of a battle, by name; the game's `kept` checks each part of a file. */
export const partsOf = <Data extends object>(
  names: readonly (keyof Data & string)[],
): { readonly [Name in keyof Data]: Part<Data[Name]> } =>
  Object.fromEntries(names.map((name, index) => [name, { index }])) as {
    readonly [Name in keyof Data]: Part<Data[Name]>;
  };

/** A game's data of a battle in memory: a single value, except for the parts that are kept separately. */
export class GameData {
  /** `base`: the index of its first word; each part needs one more. */
  constructor(
    private readonly memory: Memory,
    private readonly base: number,
    private readonly parts: readonly string[],
    private readonly store: Pick<Store<unknown>, 'data' | 'parts'>,
  ) {}

  /** All of the data. */
  get all(): RulesetData {
    const whole = this.#whole;
    if (this.parts.length === 0) return whole;
    const known = this.parts.flatMap((name, index) => {
      const value = this.#value(index);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...whole, ...Object.fromEntries(known) };
  }

  /** One part of the data. */
  part<T>({ index }: Part<T>): T {
    return this.#value(index) as T;
  }

  set(data: RulesetData): void {
    const { parts } = this;
    for (const [index, name] of parts.entries()) this.#setPart(index, data[name]);
    const others = Object.entries(data).filter(([name]) => !parts.includes(name));
    this.#setWhole(parts.length === 0 ? data : Object.fromEntries(others));
  }

  /** Replaces some of the data. */
  change(change: RulesetData): void {
    for (const name in change) {
      const value = change[name] as Json;
      const index = this.parts.indexOf(name);
      if (index >= 0) this.#setPart(index, value);
      else this.#setWhole({ ...this.#whole, [name]: value });
    }
  }

  get #whole(): RulesetData {
    return this.store.data.value(this.memory.read(this.base));
  }

  #value(index: number): Json | undefined {
    return this.store.parts.value(this.memory.read(this.base + 1 + index));
  }

  #setWhole(data: RulesetData): void {
    this.memory.set(this.base, this.store.data.number(data));
  }

  #setPart(index: number, value: Json | undefined): void {
    this.memory.set(this.base + 1 + index, this.store.parts.number(value));
  }
}
