/** Callbacks that all run when something has changed. */
export class Listeners {
  readonly #all: (() => void)[] = [];

  add(listener: () => void): void {
    this.#all.push(listener);
  }

  tell(): void {
    for (const listener of this.#all) listener();
  }
}
