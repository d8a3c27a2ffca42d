import { type Adjustment, deedsOf, type PieceId, type Ruleset, redo, replay } from '../core';
import type { Save } from './save';

/** The battle as it stood when `count` deeds were finished. An open order is dropped; the record keeps all lines. */
export function undone(rules: Ruleset, save: Save, count: number): Save {
  const record = [...save.record, { undoneTo: count }];
  return { ...save, state: replay(rules, save.start, record), open: null, record };
}

/** The battle with one piece put right by hand. */
export function adjusted(rules: Ruleset, save: Save, unit: PieceId, change: Adjustment): Save {
  const deed = { adjusted: unit, change };
  return { ...save, state: redo(rules, save.state, deed), record: [...save.record, deed] };
}

/** How many deeds of the battle count: the number that a next one gets. */
export const deedCount = (save: Save): number => deedsOf(save.record).length;
