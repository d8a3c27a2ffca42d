import type { BattleHistory } from '../../battle';
import { MomentSteps } from '../moment-steps';

/** The speeds of a film, slowest first. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** The time that an order is shown at the usual speed, in milliseconds: long enough to read its line. */
const PACE = 2400;

/** The part of this time for which an attack is shown before its dice. */
const BEAT = 0.45;

/** The history of a battle as a film: it plays, pauses, and runs faster or slower. */
export class Film {
  readonly #steps: MomentSteps;
  #speed: number = 1;

  constructor(history: Pick<BattleHistory, 'show' | 'leave'>, onEnd: () => void) {
    this.#steps = new MomentSteps(
      (at) => history.show(at),
      () => {
        history.leave();
        onEnd();
      },
    );
  }

  get isPlaying(): boolean {
    return this.#steps.arePlaying;
  }

  /** The time for which an attack is shown before its dice; none while the film stands still. */
  get beat(): number {
    return this.isPlaying ? (PACE / this.#speed) * BEAT : 0;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Changes the speed, from the next order on; any other number is ignored. */
  set speed(speed: number) {
    if (SPEEDS.some((each) => each === speed)) this.#speed = speed;
  }

  play(from: number, to: number): void {
    this.#steps.play({ from, to, pace: () => PACE / this.#speed });
  }

  pause(): void {
    this.#steps.stop();
  }
}
