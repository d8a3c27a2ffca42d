import type { CommandCard, Section } from './card';

const SECTIONS: readonly Section[] = ['left', 'centre', 'right'];

/** The numbers of a card, by their names in its text. */
export function statsOf({ orders, effects }: CommandCard): Readonly<Record<string, string>> {
  const { move, meleeDice, attackDice } = effects;
  const numbers = {
    ...(orders.kind === 'sections' && orders.counts),
    ...(orders.kind === 'led' && { more: orders.more }),
    ...((orders.kind === 'troops' || orders.kind === 'manoeuvre') && { most: orders.most }),
    ...(orders.kind === 'linked-foot' && orders.most !== null && { most: orders.most }),
    ...(typeof move === 'number' && { move }),
    ...(meleeDice !== undefined && { meleeDice }),
    ...(attackDice !== undefined && { attackDice }),
  };
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
}

/** The sections in which a card orders units; none for cards that do not use sections. */
export function sectionsOf({ orders }: CommandCard): readonly Section[] {
  if (orders.kind === 'sections') return SECTIONS.filter((section) => orders.counts[section] > 0);
  if (orders.kind === 'section-by-command') return [orders.section];
  return orders.kind === 'led' && orders.section !== 'any' ? [orders.section] : [];
}
