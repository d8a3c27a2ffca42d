import type { Call } from '../battle/calls';

/** The ways in which a window calls its user. */
export interface Signs {
  /** Draws attention to a call once: a sound, a notification. */
  call(call: Call): void;
  /** Shows a call until it is cleared. */
  show(call: Call): void;
  /** Takes back everything that calls. */
  clear(): void;
}

/** Calls the user of a window in the background, once for each call, and takes it back as soon as it is of no use. */
export class Notices {
  readonly #signs: Signs;
  /** The keys of the calls at the last look; undefined before the first one, which calls nobody. */
  #known: ReadonlySet<string> | undefined;
  /** The keys of the calls that the user has not come back for. */
  #told: ReadonlySet<string> = new Set();

  constructor(signs: Signs) {
    this.#signs = signs;
  }

  /** Looks at the calls of now; nobody is called while the window is in front. */
  look(calls: readonly Call[], isInFront: boolean): void {
    const before = this.#known ?? new Set(calls.map(({ key }) => key));
    this.#known = new Set(calls.map(({ key }) => key));
    const fresh = isInFront ? [] : calls.filter(({ key }) => !before.has(key));
    const told = isInFront ? [] : calls.filter((call) => this.#told.has(call.key) || fresh.includes(call));
    const isLess = [...this.#told].some((key) => !told.some((call) => call.key === key));
    this.#told = new Set(told.map(({ key }) => key));
    if (isLess) this.#signs.clear();
    const last = told.at(-1);
    if (last && (isLess || fresh.length > 0)) this.#signs.show(last);
    for (const call of fresh) this.#signs.call(call);
  }
}
