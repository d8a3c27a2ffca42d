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
import type { Save } from './save';

/** The battle as it stood when `count` actions were finished. An open order is dropped; the record keeps all lines. */
export function undone(rules: Ruleset, save: Save, count: number): Save {
  const line = { undoneTo: count, ...(save.open && { dropped: save.open }) };
  const record = [...save.record, line];
  return { ...save, state: replay(rules, save.start, record), open: null, record };
}

/** The battle as it stood where the course that goes on from here, and was left last, was left. */
export function redone(rules: Ruleset, save: Save): Save {
  const course = courseAhead(save.record);
  return course ? followed(rules, save, course, { redoneTo: course.actions.length }) : save;
}

/** The battle as it stood where another course of it was left by a line of its record. */
export function takenUp(rules: Ruleset, save: Save, line: number): Save {
  const course = coursesOf(save.record).find((each) => each.line === line);
  if (!course) return save;
  return followed(rules, save, course, { takenUp: line, ...(save.open && { dropped: save.open }) });
}

function followed(rules: Ruleset, save: Save, { dropped }: Course, entry: Entry): Save {
  const record = [...save.record, entry];
  return { ...save, state: replay(rules, save.start, record), open: dropped, record };
}

/** How many orders a redo would bring back, one with an open question among them. */
export function redoable({ record, open }: Save): number {
  const course = open ? undefined : courseAhead(record);
  return course ? course.actions.length - actionsOf(record).length + (course.dropped ? 1 : 0) : 0;
}

/** A battle of its own as another one stood when `at` actions were finished; how that one came there stays in its record. */
export function copyAt(rules: Ruleset, save: Save, at: number): Save {
  const record = actionsOf(save.record).slice(0, at);
  const state = replay(rules, save.start, record);
  return { ...save, record, state, open: null, proposal: null, receipts: [], reported: 0, revision: 0 };
}

/** How many actions of the battle count: the number that a next one gets. */
export const actionCount = (save: Save): number => actionsOf(save.record).length;

/** The actions that undoing to a number takes back, the open order among them. */
function takenBack(save: Save, count: number): readonly Action[] {
  const actions = actionsOf(save.record).slice(count);
  return save.open ? [...actions, save.open] : actions;
}

/**
 * Whether a side may take something back by itself: its own orders alone, and nothing has been rolled, drawn or
 * asked since. An order that waits for an answer has told what is asked.
 */
export const isFreeToUndo = (save: Save, count: number, seats: readonly Side[]): boolean =>
  save.open === null &&
  takenBack(save, count).every(
    (action) => 'order' in action && seats.includes(action.order.side) && action.replies.length === 0,
  );

/** What goes when a battle is taken back. */
export interface UndoSummary {
  /** How many orders of each side. */
  readonly orders: Readonly<Record<Side, number>>;
  /** How many times something was put right by hand. */
  readonly corrections: number;
  /** The turn in which the first of it was done, as its side counts; 0 before the first one. */
  readonly turn: number;
  /** Whose turn that was. */
  readonly side: Side;
}

/** What goes when a battle is taken back to a number of actions. */
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

/** A course that was left and can be taken up again. */
export interface CourseSummary {
  /** The line of the record by which it was left. */
  readonly line: number;
  /** How many actions it shares with what counts now. */
  readonly shared: number;
  /** What it brings back. */
  readonly back: UndoSummary;
  /** What goes for that. */
  readonly goes: UndoSummary;
  /** The last thing that was done on it. */
  readonly last: Action | undefined;
}

/** The courses of a battle that can be taken up again, the one left last first. */
export function courseSummaries(rules: Ruleset, save: Save): readonly CourseSummary[] {
  const now = actionsOf(save.record);
  return coursesOf(save.record).map(({ line, actions, dropped }) => {
    const fork = now.findIndex((action, index) => actions[index] !== action);
    const shared = fork < 0 ? now.length : fork;
    const brought: readonly Action[] = [...actions.slice(shared), ...(dropped ? [dropped] : [])];
    return {
      line,
      shared,
      back: summed(rules, save, shared, brought),
      goes: undoSummary(rules, save, shared),
      last: brought.at(-1),
    };
  });
}
