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
  /** Deeds that still count after an undo, and the order in whose middle it came. */
  | { readonly undoneTo: number; readonly dropped?: Open }
  /** Deeds that count again after what the latest undo took back has been brought back. */
  | { readonly redoneTo: number };

export type Deed = Exclude<Entry, { readonly undoneTo: number } | { readonly redoneTo: number }>;

/** What a redo brings back: all deeds that count then, and the order in whose middle the battle was taken back. */
export interface Undoing {
  readonly deeds: readonly Deed[];
  readonly dropped: Open | null;
}

interface Standing {
  readonly deeds: readonly Deed[];
  /** What can be brought back, the latest undoing last: a new deed ends it all. */
  readonly undoings: readonly Undoing[];
}

function standingIn(record: readonly Entry[]): Standing {
  let deeds: Deed[] = [];
  let undoings: Undoing[] = [];
  for (const entry of record) {
    if ('undoneTo' in entry) {
      undoings.push({ deeds, dropped: entry.dropped ?? null });
      deeds = deeds.slice(0, entry.undoneTo);
    } else if ('redoneTo' in entry) {
      deeds = [...(undoings.pop()?.deeds ?? deeds)];
    } else {
      deeds.push(entry);
      undoings = [];
    }
  }
  return { deeds, undoings };
}

/** The deeds of a record that still count, oldest first: those that no later line has undone for good. */
export const deedsOf = (record: readonly Entry[]): readonly Deed[] => standingIn(record).deeds;

/** What the latest undoing took back, as long as nothing new has been done since. */
export const lastUndoing = (record: readonly Entry[]): Undoing | undefined =>
  standingIn(record).undoings.at(-1);

/** Carries out one deed again with its recorded replies. Throws IllegalReply if the rules ask otherwise now. */
export const redo = (rules: Ruleset, from: State, deed: Deed): State => replayed(rules.play, from, [deed]);

/** The position after a record, played again from the start. */
export const replay = (rules: Ruleset, from: State, record: readonly Entry[]): State =>
  replayed(rules.play, from, deedsOf(record));

/** The position after some deeds, each carried out again with the replies that were kept. Throws IllegalReply if the rules ask otherwise now. */
function replayed<Kind>(play: Play<Kind>, from: State, deeds: readonly Deed[]): State {
  let c = new Context(play.positionOf(from), false);
  for (const deed of deeds) {
    if ('corrected' in deed) {
      const state = corrected(toState(c.position), deed.corrected);
      c = new Context(play.positionOf(state), false);
    } else {
      carryOutAgain(play, c, play.ordered(c.position, deed.order), deed.replies);
      c.position.settle();
    }
  }
  return toState(c.position);
}
