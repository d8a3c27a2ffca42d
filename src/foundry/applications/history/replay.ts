import type { BattleHistory } from '../../battle';
import { MODULE_ID } from '../../documents/module-id';
import { isStill } from '../../documents/settings';

/** How long each step of a replay is seen, in milliseconds; with many steps they all together take no longer than this. */
const STEP = 1100;
const WHOLE = 14_000;

/** How much of that is left where the system asks for less motion. */
const REDUCED = 0.4;

/** How long each of so many steps is seen; null where its user wants no motion at all. */
export function paceOf(steps: number): number | null {
  if (game.settings.get(MODULE_ID, 'motion') === 'still') return null;
  return paceFor(steps, isStill());
}

/** The same by what the system asks for. */
export const paceFor = (steps: number, isReduced: boolean): number =>
  Math.min(STEP, WHOLE / Math.max(1, steps)) * (isReduced ? REDUCED : 1);

/** Steps through moments of a battle by itself, until it is back at now or any key or click ends it. */
export class Replay {
  readonly #history: Pick<BattleHistory, 'show' | 'leave'>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #skip = (event: Event): void => {
    // What ends it does nothing else.
    event.preventDefault();
    event.stopPropagation();
    this.stop();
    this.#history.leave();
  };

  constructor(history: Pick<BattleHistory, 'show' | 'leave'>) {
    this.#history = history;
  }

  /** Shows the moments from one to another, each for a while. */
  play(from: number, to: number, pace: number): void {
    this.stop();
    window.addEventListener('keydown', this.#skip, true);
    window.addEventListener('pointerdown', this.#skip, true);
    void this.#step(from, to, pace);
  }

  /** Ends it where it is. */
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
