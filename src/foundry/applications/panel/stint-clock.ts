import type { Stint } from '../../../core';
import { parsedOrNull } from '../../documents/parsed-or-null';

/** The elapsed time of a stint, as stored across a reload. */
export interface SpentTime {
  /** The battle and the stint. */
  readonly of: string;
  readonly milliseconds: number;
}

const SECOND = 1000;
const MINUTE = 60;

/**
 * Measures the stints of a battle with this client's own time: no two clocks are compared. It runs while the side can
 * act, restarts with every stint, and never acts on the battle.
 */
export class StintClock {
  readonly #now: () => number;
  #spent: SpentTime | null;
  #seconds = 0;
  /** The time at which it started; null while it is paused. */
  #since: number | null = null;

  constructor(now: () => number, kept: SpentTime | null) {
    this.#now = now;
    this.#spent = kept;
  }

  /** Measures the battle's current stint, if any; a paused clock keeps its time. */
  follow(battle: string, stint: Stint | undefined, runs: boolean): void {
    const of = stint && `${battle} ${stint.id}`;
    const milliseconds = this.#spent?.of === of ? this.#gone : 0;
    this.#spent = of === undefined ? null : { of, milliseconds };
    this.#seconds = stint?.seconds ?? 0;
    this.#since = of !== undefined && runs ? this.#now() : null;
  }

  /** The elapsed time to store, so that a reload continues from it. */
  get spent(): SpentTime | null {
    return this.#spent && { ...this.#spent, milliseconds: this.#gone };
  }

  /** True while the clock is running. */
  get runs(): boolean {
    return this.#since !== null;
  }

  /** The whole seconds left, at least 0; null while nothing is timed. */
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

/** The stored time; null for anything unreadable. */
export function readSpent(text: string | null): SpentTime | null {
  const kept = text === null ? null : parsedOrNull(text);
  const { of, milliseconds }: Partial<Record<keyof SpentTime, unknown>> = Object(kept);
  if (typeof of !== 'string' || typeof milliseconds !== 'number') return null;
  return milliseconds >= 0 ? { of, milliseconds } : null;
}
