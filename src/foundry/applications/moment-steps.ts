/** A range of moments to step through. */
interface Steps {
  readonly from: number;
  readonly to: number;
  /** The duration of the moment that is shown, in milliseconds. */
  pace(): number;
}

/** Steps through moments of a battle, each for a while, until the last. */
export class MomentSteps {
  readonly #show: (at: number) => Promise<void>;
  /** Runs after the last moment. */
  readonly #onLast: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (at: number) => Promise<void>, onLast: () => void) {
    this.#show = show;
    this.#onLast = onLast;
  }

  get arePlaying(): boolean {
    return this.#timer !== undefined;
  }

  play({ from, to, pace }: Steps): void {
    this.stop();
    void this.#step(from, to, pace);
  }

  /** Stops at the moment shown. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #step(at: number, to: number, pace: () => number): Promise<void> {
    if (at >= to) {
      this.stop();
      this.#onLast();
      return;
    }
    this.#timer = setTimeout(() => void this.#step(at + 1, to, pace), pace());
    await this.#show(at);
  }
}
