import type { Entry, Ruleset } from '../core';
import type { Save } from './save';

/** True if no order was ever given in a battle, apart from the automatic opening: at most it was corrected by hand. */
export function isBeingSetUp(rules: Pick<Ruleset, 'opening'>, { start, record, open }: Save): boolean {
  const opening = rules.opening(start)?.type;
  const isOrder = (entry: Entry): boolean => 'order' in entry && entry.order.type !== opening;
  return !open && !record.some(isOrder);
}
