/** A listener of a hook; only an explicit `false` has an effect, and only in `call`. */
export type HookListener = (...args: never[]) => unknown;

interface Entry {
  readonly id: number;
  readonly listener: HookListener;
  readonly isOnce: boolean;
}

/** Listeners by hook, called in the order in which they were added and never awaited. */
export class HookRegistry {
  readonly #entries = new Map<string, Entry[]>();
  #last = 0;

  on = (name: string, listener: HookListener, options: { once?: boolean } = {}): number => {
    const entry = { id: ++this.#last, listener, isOnce: options.once === true };
    this.#entries.set(name, [...(this.#entries.get(name) ?? []), entry]);
    return entry.id;
  };

  once = (name: string, listener: HookListener): number => this.on(name, listener, { once: true });

  /** Removes a listener, by its number or by the function. */
  off = (name: string, which: number | HookListener): void => {
    const kept = (this.#entries.get(name) ?? []).filter(
      ({ id, listener }) => id !== which && listener !== which,
    );
    this.#entries.set(name, kept);
  };

  /** Calls the listeners one after another until one returns `false`; true if none did. */
  call = (name: string, ...args: unknown[]): boolean => {
    for (const entry of [...(this.#entries.get(name) ?? [])]) {
      if (this.#run(name, entry, args) === false) return false;
    }
    return true;
  };

  /** Calls every listener, whatever they return. */
  callAll = (name: string, ...args: unknown[]): true => {
    for (const entry of [...(this.#entries.get(name) ?? [])]) this.#run(name, entry, args);
    return true;
  };

  // A listener that throws is reported and does not prevent the next ones from being called.
  #run(name: string, { id, listener, isOnce }: Entry, args: unknown[]): unknown {
    if (isOnce) this.off(name, id);
    try {
      return Reflect.apply(listener, undefined, args);
    } catch (error) {
      console.error(`A listener of the hook ${name} failed:`, error);
      return undefined;
    }
  }
}
