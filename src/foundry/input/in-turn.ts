/** Runs actions one after the other, each with what the previous one has left; faults of one do not stop the next. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  add(action: () => Promise<unknown>): void {
    this.#last = this.#last.then(action).catch((error: unknown) => console.error(error));
  }
}
