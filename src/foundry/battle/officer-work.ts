/** The shortest time that an order or an answer of an officer takes, in milliseconds. */
export interface Pace {
  readonly order: number;
  readonly answer: number;
}

/** The time after which a decision that was overtaken is made again although nothing has changed, in milliseconds. */
export const AGAIN = 5_000;

/** One decision of an officer on its way, until it is made or stopped. */
export class Work {
  /** Names the moment and the duty: anything else is another piece of work. */
  readonly key: string;
  readonly #endings: (() => void)[] = [];
  #isStopped = false;

  constructor(key: string) {
    this.key = key;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Adds something to do when it is stopped. */
  atStop(ending: () => void): void {
    this.#endings.push(ending);
  }

  stop(): void {
    this.#isStopped = true;
    for (const ending of this.#endings) ending();
  }

  /** Resolves after some milliseconds; never, if it is stopped before. */
  pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.atStop(() => clearTimeout(timer));
    });
  }
}
