import { type Correction, type Deed, deedsOf, type Ruleset, redo, replay, type Side } from '../core';
import { decided } from './decided';
import type { Save } from './save';

/** The battle as it stood when `count` deeds were finished. An open order is dropped; the record keeps all lines. */
export function undone(rules: Ruleset, save: Save, count: number): Save {
  const record = [...save.record, { undoneTo: count }];
  return { ...save, state: replay(rules, save.start, record), open: null, record };
}

/** The battle with something put right by hand. */
export function corrected(rules: Ruleset, save: Save, correction: Correction): Save {
  const deed = { corrected: decided(rules, save.state, correction) };
  return { ...save, state: redo(rules, save.state, deed), record: [...save.record, deed] };
}

/** How many deeds of the battle count: the number that a next one gets. */
export const deedCount = (save: Save): number => deedsOf(save.record).length;

/** The deeds that undoing to a number takes back, the open order among them. */
function takenBack(save: Save, count: number): readonly Deed[] {
  const deeds = deedsOf(save.record).slice(count);
  return save.open ? [...deeds, save.open] : deeds;
}

/**
 * Whether a side may take something back by itself: its own orders alone, and nothing has been rolled, drawn or
 * asked since. An order that waits for an answer has told what is asked.
 */
export const isFreeToUndo = (save: Save, count: number, seats: readonly Side[]): boolean =>
  save.open === null &&
  takenBack(save, count).every(
    (deed) => 'order' in deed && seats.includes(deed.order.side) && deed.replies.length === 0,
  );
