import { replayed } from '../play/replay';
import { type Correction, evolved, type State } from '../state';
import type { Order, Reply } from './query';
import type { Ruleset } from './ruleset';
import { start } from './run';

/** One line of the record of a battle. Nothing is ever taken out of it: an undo is a line of its own. */
export type Entry =
  | { readonly order: Order; readonly replies: readonly Reply[] }
  | { readonly corrected: Correction }
  | { readonly undoneTo: number };

export type Deed = Exclude<Entry, { readonly undoneTo: number }>;

/** The deeds of a record that still count, oldest first: those that no later line has undone. */
export function deedsOf(record: readonly Entry[]): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const entry of record) {
    if ('undoneTo' in entry) deeds.length = Math.min(deeds.length, entry.undoneTo);
    else deeds.push(entry);
  }
  return deeds;
}

/** Carries out one deed again with its recorded replies. Throws IllegalReply if the rules ask otherwise now. */
export function redo(rules: Ruleset, from: State, deed: Deed): State {
  if ('corrected' in deed) return evolved(from, deed.corrected);
  const run = start(rules, from, deed.order);
  for (const reply of deed.replies) run.reply(reply);
  if (run.query)
    throw new RangeError(`the recorded ${deed.order.type} lacks the reply to ${run.query.reason}`);
  return run.state;
}

/** The position after a record, played again from the start. */
export function replay(rules: Ruleset, from: State, record: readonly Entry[]): State {
  const deeds = deedsOf(record);
  return rules.play
    ? replayed(rules.play, from, deeds)
    : deeds.reduce<State>((state, deed) => redo(rules, state, deed), from);
}
