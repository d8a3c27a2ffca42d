import {
  actionsOf,
  type Faults,
  fields,
  mapping,
  Playback,
  type Ruleset,
  readWhole,
  type State,
  wholeFrom,
} from '../core';
import { onItsBoard, readState } from './reading/read-state';
import type { Save } from './save';
import { publicState } from './secrets/secrets';

/** A battle as everyone could see it after this many finished actions. */
export interface Moment {
  readonly at: number;
  /** The number of finished actions by now. */
  readonly count: number;
  readonly state: State;
}

/**
 * The earlier moments of a battle, rebuilt from its record; going from one to another costs only the actions in
 * between.
 */
export class Past {
  readonly #playback: Playback<unknown>;

  constructor(rules: Ruleset, { start, record }: Pick<Save, 'start' | 'record'>) {
    this.#playback = new Playback(rules.play, start, actionsOf(record));
  }

  /** The number of moments before now. */
  get count(): number {
    return this.#playback.actions.length;
  }

  /** The battle after this many actions, without the secrets of a side; a number too high gives the last moment. */
  momentAt(number: number): Moment {
    const at = Math.min(number, this.count);
    return { at, count: this.count, state: publicState(this.#playback.stateAt(at)) };
  }
}

/** Reads a moment made by another client. Throws UnusableData with every fault and its location. */
export const readMoment = (game: Ruleset, data: unknown): Moment =>
  readWhole('the moment', (faults: Faults) => {
    const given = fields(data, 'moment', faults);
    const rules = onItsBoard(game, given.state, 'state', faults);
    const read = mapping<Moment>({ at: wholeFrom(0), count: wholeFrom(0), state: readState(rules) });
    return read(given, '', faults);
  });
