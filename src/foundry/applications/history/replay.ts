import type { BattleHistory } from '../../battle';
import { MODULE_ID } from '../../documents/module-id';
import { isStill } from '../../documents/settings';

/** The duration of each replay step, in milliseconds. */
const STEP = 1100;
const WHOLE = 14_000;

/** The share of that time that remains if the system asks for reduced motion. */
const REDUCED = 0.4;

/** The duration of each of this many steps; null if the user wants no motion at all. */
export function paceOf(steps: number): number | null {
  if (game.settings.get(MODULE_ID, 'motion') === 'still') return null;
  return paceFor(steps, isStill());
}

/** The same, by the system's setting for reduced motion. */
export const paceFor = (steps: number, isReduced: boolean): number =>
  Math.min(STEP, WHOLE / Math.max(1, steps)) * (isReduced ? REDUCED : 1);

/** Steps through moments of a battle until it is back at now, or until any key or click ends it. */
export class Replay {
  readonly #history: Pick<BattleHistory, 'show' | 'leave'>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #skip = (event: Event): void => {
    // The key or click that ends it does nothing else.
    event.preventDefault();
    event.stopPropagation();
    this.stop();
    this.#history.leave();
  };

  constructor(history: Pick<BattleHistory, 'show' | 'leave'>) {
    this.#history = history;
  }

  /** Shows a range of moments, each for a while. */
  play(from: number, to: number, pace: number): void {
    this.stop();
    window.addEventListener('keydown', this.#skip, true);
    window.addEventListener('pointerdown', this.#skip, true);
    void this.#step(from, to, pace);
  }

  /** Stops the replay at the current moment. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    window.removeEventListener('keydown', this.#skip, true);
    window.removeEventListener('pointerdown', this.#skip, true);
  }

  async #step(at: number, to: number, pace: number): Promise<void> {
    if (at >= to) {
      this.stop();
      this.#history.leave();
      return;
    }
    const timer = setTimeout(() => void this.#step(at + 1, to, pace), pace);
    this.#timer = timer;
    await this.#history.show(at);
  }
}
