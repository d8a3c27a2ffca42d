import { type Position, toState } from '../position';
import { corrected, type State } from '../state';
import { Context } from './context';
import type { Play } from './play';
import { carryOutAgain } from './run';
import type { Action } from './timeline';

/** A moment of a record: the memory that holds it, and the part of its log in use at that moment. */
interface Moment<Kind> {
  readonly position: Position<Kind>;
  readonly top: number;
}

/**
 * The positions along a record, forwards and backwards: a step of the history slider costs only the actions in between,
 * never the whole record. Throws like `replay` if the rules diverge from the record.
 */
export class Playback<Kind> {
  /** The moment before each action that has been reached, and the one after the last of them. */
  readonly #moments: Moment<Kind>[];
  #at = 0;

  constructor(
    readonly play: Play<Kind>,
    from: State,
    readonly actions: readonly Action[],
  ) {
    this.#moments = [{ position: play.positionOf(from), top: 0 }];
  }

  /** The number of actions before the current moment. */
  get at(): number {
    return this.#at;
  }

  /** The position after this many actions; read-only, and valid until the next call. */
  goTo(count: number): Position<Kind> {
    if (!Number.isInteger(count) || count < 0 || count > this.actions.length) {
      throw new RangeError(
        `there is no position after ${count} actions: the record has ${this.actions.length}`,
      );
    }
    if (count < this.#at) this.#goBack(count);
    while (this.#at < count) this.#goOn(this.actions[this.#at] as Action);
    return this.#moment(count).position;
  }

  /** The state after this many actions, as JSON. */
  stateAt(count: number): State {
    return toState(this.goTo(count));
  }

  #moment(index: number): Moment<Kind> {
    return this.#moments[index] as Moment<Kind>;
  }

  #goBack(count: number): void {
    const { position, top } = this.#moment(count);
    position.undo(top);
    this.#moments.length = count + 1;
    this.#at = count;
  }

  #goOn(action: Action): void {
    const { position } = this.#moment(this.#at);
    const after =
      'corrected' in action ? this.play.positionOf(corrected(toState(position), action.corrected)) : position;
    if ('order' in action) {
      carryOutAgain(
        this.play,
        new Context(after, false),
        this.play.ordered(after, action.order),
        action.replies,
      );
    }
    this.#moments.push({ position: after, top: after.top });
    this.#at += 1;
  }
}
