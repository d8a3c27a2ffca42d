import {
  type Action,
  type Entry,
  type InSlices,
  inOneGo,
  type Order,
  RecordFault,
  type Refusal,
  type Ruleset,
  redo,
  resume,
  retraced,
  type State,
  within,
} from '../core';
import { correctionRefusal } from './corrections';
import { decided } from './decided-correction';
import { fieldRefusal } from './reading/read-order';
import { isSameData } from './same-data';
import type { Save } from './save';

/**
 * The reason why a save can't have been played by these rules, with its location; undefined if it can. Every order of
 * the record is carried out again and must be legal, so it takes as long as playing them.
 */
export const recordFault = (rules: Ruleset, save: Save): string | undefined =>
  inOneGo(recordCheck(rules, save));

/** Does the same work in slices, which may be interrupted between any two lines. */
export function* recordCheck(rules: Ruleset, save: Save): InSlices<string | undefined> {
  try {
    const end = yield* retraced<State, Entry>(save.record, save.start, {
      after: (from, action) => done(rules, save, from, action),
      checkOpen: (state, open) => checkOpen(rules, { state, open }),
    });
    if (!isSameData(end, save.state)) return 'state: is not the position to which record leads';
    checkOpen(rules, save);
    return undefined;
  } catch (error) {
    if (error instanceof RecordFault) return error.message;
    throw error;
  }
}

/** Checks that the open order is legal too, and that the battle can continue from the position. Throws RecordFault. */
function checkOpen(rules: Ruleset, { state, open }: Pick<Save, 'state' | 'open'>): void {
  if (open)
    within('open', () => {
      checkOrder(rules, state, open.order);
      resume(rules, state, open);
    });
  // Invalid data may show only when the rules use them, as an error.
  within("state: the battle can't continue from here", () => [rules.orders(state), rules.statusLines(state)]);
}

function done(rules: Ruleset, save: Save, from: State, action: Action): State {
  if ('corrected' in action) {
    const { corrected } = action;
    const authority = { seats: [], gameMaster: true };
    refuse(correctionRefusal(rules, { ...save, state: from, open: null }, corrected, authority));
    if (!isSameData(decided(rules, from, corrected), corrected))
      throw new RangeError('its winner does not match the points');
  } else checkOrder(rules, from, action.order);
  return redo(rules, from, action);
}

const checkOrder = (rules: Ruleset, state: State, order: Order): void =>
  refuse(fieldRefusal(rules, order) ?? rules.refusal(state, order));

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new RangeError(`${refusal.reason} (${refusal.rule})`);
}
