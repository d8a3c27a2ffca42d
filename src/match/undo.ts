import {
  type Action,
  actionsOf,
  type Course,
  courseAhead,
  coursesOf,
  type Entry,
  type Ruleset,
  replay,
  type Side,
} from '../core';
import { diceOfCopy } from './provable/roll-numbers';
import { inOrder } from './same-data';
import type { Save } from './save';
import { isRecordOpen } from './secrets/open-record';

/** The battle after `count` finished actions. An open order is dropped; the record keeps all lines. */
export function undone(rules: Ruleset, save: Save, count: number): Save {
  const line = { undoneTo: count, ...(save.open && { dropped: save.open }) };
  const record = [...save.record, line];
  return { ...save, state: replay(rules, save.start, record), open: null, record };
}

/** The battle at the end of the course that continues from here; if there are several, the one left last. */
export function redone(rules: Ruleset, save: Save): Save {
  const course = courseAhead(save.record);
  return course ? followed(rules, save, { redoneTo: course.actions.length }) : save;
}

/** The battle at the end of another course, which a line of its record left. */
export const resumed = (rules: Ruleset, save: Save, line: number): Save =>
  followed(rules, save, { takenUp: line, ...(save.open && { dropped: save.open }) });

function followed(rules: Ruleset, save: Save, entry: Entry): Save {
  const course = courseBack(save.record, entry);
  if (!course) return save;
  const record = [...save.record, entry];
  return { ...save, state: replay(rules, save.start, record), open: course.dropped, record };
}

/** The course that a line of the record restores, from the lines before it; undefined if it restores none. */
export function courseBack(before: readonly Entry[], line: Entry): Course | undefined {
  if ('redoneTo' in line) return courseAhead(before);
  return 'takenUp' in line ? coursesOf(before).find((course) => course.line === line.takenUp) : undefined;
}

/** The number of actions that a course shares with the current one. */
export function sharedWith({ actions }: Course, now: readonly Action[]): number {
  const fork = now.findIndex((action, index) => actions[index] !== action);
  return fork < 0 ? now.length : fork;
}

/** The number of orders that a redo would restore, including one with an open question. */
export function redoable({ record, open }: Save): number {
  const course = open ? undefined : courseAhead(record);
  return course ? course.actions.length - actionsOf(record).length + (course.dropped ? 1 : 0) : 0;
}

/**
 * A battle of its own as another one stood when `at` actions were finished; how that one came there stays in its record.
 * Provable dice get a name that is given, and the copy keeps what was taken back on the way: it is part of the proof.
 */
export function copyAt(rules: Ruleset, save: Save, at: number, name: string): Save {
  const actions = actionsOf(save.record).slice(0, at);
  const record = save.dice ? linesTo(save.record, actions.at(-1)) : actions;
  const dice = save.dice && diceOfCopy({ ...save, dice: save.dice }, record, name);
  const state = replay(rules, save.start, record);
  const fresh = { open: null, proposal: null, receipts: [], reported: 0, revision: 0 };
  return { ...save, ...(dice && { dice }), ...fresh, record, state };
}

/** The lines of a record up to the one that is an action: after it, the battle stood as it stands with that as its last. */
const linesTo = (record: readonly Entry[], last: Action | undefined): readonly Entry[] =>
  last ? record.slice(0, record.indexOf(last) + 1) : [];

/** The number of actions that count, which is also the number of the next one. */
export const actionCount = (save: Save): number => actionsOf(save.record).length;

/** The actions that undoing to a number removes, the open order included. */
function takenBack(save: Save, count: number): readonly Action[] {
  const actions = actionsOf(save.record).slice(count);
  return save.open ? [...actions, save.open] : actions;
}

/**
 * True if a side may undo by itself: its own orders alone, and nothing has been rolled, drawn, asked or
 * shown since. An order that waits for an answer has told what is asked, and an open record both hands.
 */
export const isFreeToUndo = (save: Save, count: number, seats: readonly Side[]): boolean =>
  save.open === null &&
  !isRecordOpen(save) &&
  takenBack(save, count).every(
    (action) => 'order' in action && seats.includes(action.order.side) && action.replies.length === 0,
  );

/**
 * The number to undo to where officers command sides: they would give the orders of theirs again, so that an undo of
 * nothing else goes back to the last order of another side. Unchanged if there is none.
 */
export function undoGoal(save: Save, to: number, officers: readonly Side[]): number {
  const actions: readonly Action[] = [...actionsOf(save.record), ...(save.open ? [save.open] : [])];
  const isOfficers = (action: Action) => 'order' in action && officers.includes(action.order.side);
  if (to >= actions.length || !actions.slice(to).every(isOfficers)) return to;
  const last = actions.findLastIndex((action) => !isOfficers(action));
  return last < 0 ? to : last;
}

/** The actions that an undo removes. */
export interface UndoSummary {
  /** The number of orders of each side. */
  readonly orders: Readonly<Record<Side, number>>;
  /** The number of corrections by hand. */
  readonly corrections: number;
  /** The turn of the first removed action, as its side counts; 0 before the first one. */
  readonly turn: number;
  /** The side whose turn that was. */
  readonly side: Side;
}

/** The actions that an undo to a number would remove. */
export const undoSummary = (rules: Ruleset, save: Save, to: number): UndoSummary =>
  summed(rules, save, to, takenBack(save, to));

function summed(rules: Ruleset, save: Save, to: number, actions: readonly Action[]): UndoSummary {
  const ordersOf = (side: Side) =>
    actions.filter((action) => 'order' in action && action.order.side === side).length;
  const { turn } = replay(rules, save.start, actionsOf(save.record).slice(0, to));
  return {
    orders: { south: ordersOf('south'), north: ordersOf('north') },
    corrections: actions.filter((action) => 'corrected' in action).length,
    turn: rules.ownTurn(turn),
    side: turn.side,
  };
}

/** A course that was left and can be resumed. */
export interface CourseSummary {
  /** The line of the record by which the course was left. */
  readonly line: number;
  /** The number of actions that it shares with the current course. */
  readonly shared: number;
  /** The actions that it restores. */
  readonly back: UndoSummary;
  /** The actions that are removed instead. */
  readonly goes: UndoSummary;
  /** The first and the last action of the course after it leaves the current one. */
  readonly first: Action | undefined;
  readonly last: Action | undefined;
}

/** The courses of a battle that can be resumed, the one left last first; of several with the same actions the latest only. */
export function courseSummaries(rules: Ruleset, save: Save): readonly CourseSummary[] {
  const now = actionsOf(save.record);
  return distinct(coursesOf(save.record), now).map((course) => {
    const { line, actions, dropped } = course;
    const shared = sharedWith(course, now);
    const brought: readonly Action[] = [...actions.slice(shared), ...(dropped ? [dropped] : [])];
    return {
      line,
      shared,
      back: summed(rules, save, shared, brought),
      goes: undoSummary(rules, save, shared),
      first: brought[0],
      last: brought.at(-1),
    };
  });
}

/** The courses without those whose actions another course, or the current one, contains as well. */
function distinct(courses: readonly Course[], now: readonly Action[]): readonly Course[] {
  const words = new Map<Action, string>();
  const wordOf = (action: Action): string => {
    const word = words.get(action) ?? inOrder(action);
    words.set(action, word);
    return word;
  };
  const told = courses.map((course) => ({
    course,
    words: [...course.actions, ...(course.dropped ? [course.dropped] : [])].map(wordOf),
  }));
  const done = now.map(wordOf);
  const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
    part.length <= whole.length && part.every((word, index) => whole[index] === word);
  return told
    .filter(({ words: own }, index) => {
      if (isWithin(own, done)) return false;
      return !told.some(
        (other, at) =>
          at !== index && isWithin(own, other.words) && (other.words.length > own.length || at < index),
      );
    })
    .map(({ course }) => course);
}
