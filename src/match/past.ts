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

/** A battle as everyone could see it when so many of its actions were finished. */
export interface Moment {
  readonly at: number;
  /** How many there are by now. */
  readonly count: number;
  readonly state: State;
}

/** The moments of a battle, made again from its record: to go from one to the next costs what lies between them. */
export class Past {
  readonly #playback: Playback<unknown>;

  constructor(rules: Ruleset, { start, record }: Pick<Save, 'start' | 'record'>) {
    this.#playback = new Playback(rules.play, start, actionsOf(record));
  }

  /** How many moments lie before now. */
  get count(): number {
    return this.#playback.actions.length;
  }

  /** The battle after so many actions, without what only one side knew; the last moment for a greater number. */
  momentAt(number: number): Moment {
    const at = Math.min(number, this.count);
    return { at, count: this.count, state: publicState(this.#playback.stateAt(at)) };
  }
}

/** Reads a moment that another client has made. Throws UnusableData with every fault and its place. */
export const readMoment = (game: Ruleset, data: unknown): Moment =>
  readWhole('the moment', (faults: Faults) => {
    const given = fields(data, 'moment', faults);
    const rules = onItsBoard(game, given.state, 'state', faults);
    const read = mapping<Moment>({ at: wholeFrom(0), count: wholeFrom(0), state: readState(rules) });
    return read(given, '', faults);
  });
