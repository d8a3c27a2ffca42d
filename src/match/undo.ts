import { type Action, actionsOf, lastUndoing, type Ruleset, replay, type Side } from '../core';
import type { Save } from './save';

/** The battle as it stood when `count` actions were finished. An open order is dropped; the record keeps all lines. */
export function undone(rules: Ruleset, save: Save, count: number): Save {
  const line = { undoneTo: count, ...(save.open && { dropped: save.open }) };
  const record = [...save.record, line];
  return { ...save, state: replay(rules, save.start, record), open: null, record };
}

/** The battle as it stood before the latest undoing, with the order in whose middle that came. */
export function redone(rules: Ruleset, save: Save): Save {
  const undoing = lastUndoing(save.record);
  if (!undoing) return save;
  const record = [...save.record, { redoneTo: undoing.actions.length }];
  return { ...save, state: replay(rules, save.start, record), open: undoing.dropped, record };
}

/** How many orders a redo would bring back, one with an open question among them: none once something new has been begun. */
export function redoable({ record, open }: Save): number {
  const undoing = open ? undefined : lastUndoing(record);
  if (!undoing) return 0;
  return undoing.actions.length - actionsOf(record).length + (undoing.dropped ? 1 : 0);
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
export function undoSummary(rules: Ruleset, save: Save, to: number): UndoSummary {
  const actions = takenBack(save, to);
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
