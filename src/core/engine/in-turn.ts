/** Work that is done one piece after another; a piece that fails does not stop the next. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  /** Does a piece of work after all pieces before it. */
  do<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
