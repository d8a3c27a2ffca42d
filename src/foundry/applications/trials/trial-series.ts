import { battlesIn, NO_TRIALS, type Trials, together, trialOf } from '../../../match';
import type { Trial, TrialGround } from '../../battle/scenario-trials';

/** The battles that are played at one request. */
export const SERIES = 100;
/** The battles after which their results are stored. */
const STORED = 10;

/** The listeners of a series. */
interface SeriesPorts {
  /** Stores the results of some battles. */
  keep(fresh: Trials): Promise<void>;
  /** Called after each battle, and when the series ends; with its error if it failed. */
  onChange(error?: unknown): void;
}

/** Trial battles from one beginning, one after the other, until they are stopped. */
export class TrialSeries {
  readonly #ground: TrialGround;
  readonly #trial: Omit<Trial, 'seed'>;
  readonly #ports: SeriesPorts;
  #trials: Trials;
  /** The results that are not stored yet. */
  #fresh = NO_TRIALS;
  #left = 0;
  #stopNow: (() => void) | undefined;

  constructor(
    ground: TrialGround,
    trial: Omit<Trial, 'seed'>,
    known: Trials | undefined,
    ports: SeriesPorts,
  ) {
    this.#ground = ground;
    this.#trial = trial;
    this.#trials = known ?? NO_TRIALS;
    this.#ports = ports;
  }

  /** The results so far, with those of earlier series. */
  get trials(): Trials {
    return this.#trials;
  }

  /** The battles that are still to be played; 0 if none is running. */
  get left(): number {
    return this.#left;
  }

  /** Plays another hundred. */
  play(): void {
    if (this.#left > 0) return;
    this.#left = SERIES;
    this.#next();
  }

  /** Stops at once; the battle that is running does not count. */
  async stop(): Promise<void> {
    if (this.#left === 0) return;
    this.#stopNow?.();
    this.#left = 0;
    await this.#keep();
    this.#ports.onChange();
  }

  #next(): void {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const { choice, stop } = this.#ground.fight({ ...this.#trial, seed });
    this.#stopNow = stop;
    choice.then(({ end }) => this.#add(end)).catch((error: unknown) => this.#fail(error));
  }

  async #add(end: Trial['start']): Promise<void> {
    const { rules, start } = this.#trial;
    const result = trialOf(rules, start, end);
    this.#trials = together(this.#trials, result);
    this.#fresh = together(this.#fresh, result);
    this.#left -= 1;
    if (this.#left > 0) this.#next();
    if (this.#left === 0 || battlesIn(this.#fresh) >= STORED) await this.#keep();
    this.#ports.onChange();
  }

  async #fail(error: unknown): Promise<void> {
    this.#left = 0;
    await this.#keep();
    this.#ports.onChange(error);
  }

  async #keep(): Promise<void> {
    const fresh = this.#fresh;
    if (battlesIn(fresh) === 0) return;
    // A battle that ends meanwhile waits for the next time.
    this.#fresh = NO_TRIALS;
    await this.#ports.keep(fresh);
  }
}
