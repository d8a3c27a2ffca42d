import { toState } from '../position';
import { type Correction, corrected, type State } from '../state';
import type { Open } from './advance';
import { Context } from './context';
import type { Play } from './play';
import type { Order, Reply } from './query';
import type { Ruleset } from './ruleset';
import { carryOutAgain } from './run';

/** One line of the record of a battle. Nothing is ever taken out of it: an undo is a line of its own, a redo too. */
export type Entry =
  | { readonly order: Order; readonly replies: readonly Reply[] }
  | { readonly corrected: Correction }
  /** Actions that still count after an undo, and the order in whose middle it came. */
  | { readonly undoneTo: number; readonly dropped?: Open }
  /** Actions that count again after what the latest undo took back has been brought back. */
  | { readonly redoneTo: number };

export type Action = Exclude<Entry, { readonly undoneTo: number } | { readonly redoneTo: number }>;

/** What a redo brings back: all actions that count then, and the order in whose middle the battle was taken back. */
export interface Undoing {
  readonly actions: readonly Action[];
  readonly dropped: Open | null;
}

interface Timeline {
  readonly actions: readonly Action[];
  /** What can be brought back, the latest undoing last: a new action ends it all. */
  readonly undoings: readonly Undoing[];
}

function timelineOf(record: readonly Entry[]): Timeline {
  let actions: Action[] = [];
  let undoings: Undoing[] = [];
  for (const entry of record) {
    if ('undoneTo' in entry) {
      undoings.push({ actions, dropped: entry.dropped ?? null });
      actions = actions.slice(0, entry.undoneTo);
    } else if ('redoneTo' in entry) {
      actions = [...(undoings.pop()?.actions ?? actions)];
    } else {
      actions.push(entry);
      undoings = [];
    }
  }
  return { actions, undoings };
}

/** The actions of a record that still count, oldest first: those that no later line has undone for good. */
export const actionsOf = (record: readonly Entry[]): readonly Action[] => timelineOf(record).actions;

/** What the latest undoing took back, as long as nothing new has been done since. */
export const lastUndoing = (record: readonly Entry[]): Undoing | undefined =>
  timelineOf(record).undoings.at(-1);

/** Carries out one action again with its recorded replies. Throws IllegalReply if the rules ask otherwise now. */
export const redo = (rules: Ruleset, from: State, action: Action): State =>
  replayed(rules.play, from, [action]);

/** The position after a record, played again from the start. */
export const replay = (rules: Ruleset, from: State, record: readonly Entry[]): State =>
  replayed(rules.play, from, actionsOf(record));

/** The position after some actions, each carried out again with the replies that were kept. Throws IllegalReply if the rules ask otherwise now. */
function replayed<Kind>(play: Play<Kind>, from: State, actions: readonly Action[]): State {
  let c = new Context(play.positionOf(from), false);
  for (const action of actions) {
    if ('corrected' in action) {
      const state = corrected(toState(c.position), action.corrected);
      c = new Context(play.positionOf(state), false);
    } else {
      carryOutAgain(play, c, play.ordered(c.position, action.order), action.replies);
      c.position.settle();
    }
  }
  return toState(c.position);
}
