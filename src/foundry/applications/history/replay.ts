import type { BattleHistory } from '../../battle';
import { MODULE_ID } from '../../documents/module-id';
import { isStill } from '../../documents/settings';
import { MomentSteps } from '../moment-steps';

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

/** The duration of each step that the user plays from the slider, in milliseconds: long enough to read its text. */
export const PLAY_PACE = 900;

/** The time in which the press that ended a replay may still reach a button as a click, in milliseconds. */
const SAME_PRESS = 500;

/** The events that end a replay. */
const ENDINGS = ['keydown', 'pointerdown'] as const;

/** The same, by the system's setting for reduced motion. */
export const paceFor = (steps: number, isReduced: boolean): number =>
  Math.min(STEP, WHOLE / Math.max(1, steps)) * (isReduced ? REDUCED : 1);

/** A range of moments to replay; ended by its user, it returns to now or stays at the moment shown. */
interface Showing {
  readonly from: number;
  readonly to: number;
  /** The duration of each moment, in milliseconds. */
  readonly pace: number;
  readonly endsAt: 'now' | 'moment';
}

/** Steps through moments of a battle until it is back at now, or until any key or click ends it. */
export class Replay {
  readonly #history: Pick<BattleHistory, 'show' | 'leave'>;
  readonly #onEnd: () => void;
  readonly #steps: MomentSteps;
  #endsAt: Showing['endsAt'] = 'now';
  #endedAt = Number.NEGATIVE_INFINITY;
  readonly #skip = (event: Event): void => {
    // The key or click that ends it does nothing else.
    event.preventDefault();
    event.stopPropagation();
    this.stop();
    this.#endedAt = performance.now();
    if (this.#endsAt === 'now') this.#history.leave();
  };

  constructor(history: Pick<BattleHistory, 'show' | 'leave'>, onEnd: () => void) {
    this.#history = history;
    this.#onEnd = onEnd;
    this.#steps = new MomentSteps(
      (at) => history.show(at),
      () => {
        this.#end();
        history.leave();
      },
    );
  }

  get isPlaying(): boolean {
    return this.#steps.arePlaying;
  }

  /** True while the press that ended a replay may still arrive as a click. */
  get hasJustEnded(): boolean {
    return performance.now() - this.#endedAt < SAME_PRESS;
  }

  /** Shows a range of moments, each for a while. */
  play({ from, to, pace, endsAt }: Showing): void {
    this.stop();
    this.#endsAt = endsAt;
    for (const kind of ENDINGS) window.addEventListener(kind, this.#skip, true);
    this.#steps.play({ from, to, pace: () => pace });
  }

  /** Stops the replay at the current moment. */
  stop(): void {
    if (!this.isPlaying) return;
    this.#steps.stop();
    this.#end();
  }

  #end(): void {
    for (const kind of ENDINGS) window.removeEventListener(kind, this.#skip, true);
    this.#onEnd();
  }
}
