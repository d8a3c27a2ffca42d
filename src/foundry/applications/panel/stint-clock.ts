import type { Stint } from '../../../core';

/** How much of a stint is gone, as it is kept over a reload. */
export interface SpentTime {
  /** The battle and the stint. */
  readonly of: string;
  readonly milliseconds: number;
}

const SECOND = 1000;
const MINUTE = 60;

/**
 * Measures the stints of a battle by the time of this window alone: no two clocks are compared. It runs while the side
 * can go on, begins anew with every stint, and never does anything.
 */
export class StintClock {
  readonly #now: () => number;
  #spent: SpentTime | null;
  #seconds = 0;
  /** Since when it has been running; null while it stands. */
  #since: number | null = null;

  constructor(now: () => number, kept: SpentTime | null) {
    this.#now = now;
    this.#spent = kept;
  }

  /** Measures what is timed in a battle now, if anything is; a clock that does not run keeps what it has. */
  follow(battle: string, stint: Stint | undefined, runs: boolean): void {
    const of = stint && `${battle} ${stint.id}`;
    const milliseconds = this.#spent?.of === of ? this.#gone : 0;
    this.#spent = of === undefined ? null : { of, milliseconds };
    this.#seconds = stint?.seconds ?? 0;
    this.#since = of !== undefined && runs ? this.#now() : null;
  }

  /** What is to be kept: a reload goes on from it. */
  get spent(): SpentTime | null {
    return this.#spent && { ...this.#spent, milliseconds: this.#gone };
  }

  /** Whether time goes by now. */
  get runs(): boolean {
    return this.#since !== null;
  }

  /** Whole seconds that are left, none less than 0; null while nothing is timed. */
  get left(): number | null {
    if (!this.#spent) return null;
    return Math.max(0, Math.ceil(this.#seconds - this.#gone / SECOND));
  }

  get #gone(): number {
    return (this.#spent?.milliseconds ?? 0) + (this.#since === null ? 0 : this.#now() - this.#since);
  }
}

/** A time as a clock shows it: minutes and seconds. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** What was kept, if it is that; anything else is as if nothing had been. */
export function readSpent(text: string | null): SpentTime | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const { of, milliseconds } = Object(kept) as Partial<Record<keyof SpentTime, unknown>>;
    if (typeof of !== 'string' || typeof milliseconds !== 'number') return null;
    return milliseconds >= 0 ? { of, milliseconds } : null;
  } catch {
    return null;
  }
}
