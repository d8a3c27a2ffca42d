import type { State } from '../../../core';
import { localize } from '../../texts';
import type { OpenCard, TableContext } from './hand-context';
import { BACK_SOURCE, signSource } from './pictures';
import { className, titleOf } from './words';

/** One line about the cards on the table, with its picture. */
export interface TableRow {
  readonly kind: 'in-play' | 'last' | 'discard' | 'pile' | 'hidden';
  readonly source: string;
  readonly isBack: boolean;
  readonly label: string;
  readonly title: string;
  /** What the card counts as, and where. */
  readonly note: string;
  /** Everything at length, for those who point at it. */
  readonly hint: string;
}

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(', ');

/** The card whose orders it gives, and the section that these go to if left and right are swapped. */
function noteOf({ as, swappedTo }: OpenCard): string {
  const card = as === null ? '' : localize('PDC.hand.countsAs', { card: titleOf(as) });
  return joined(card, swappedTo === null ? '' : localize(`PDC.hand.swappedTo.${swappedTo}`));
}

function rolled({ allowance }: OpenCard): string {
  if (!allowance) return '';
  const list = Object.entries(allowance)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${className(id)} ${count}`);
  return list.length === 0 ? '' : localize('PDC.hand.rolled', { list: list.join(', ') });
}

const row = (
  kind: TableRow['kind'],
  sign: string | null,
  label: string,
  title = '',
  note = '',
  hint = joined(label, title, note),
): TableRow => ({
  kind,
  source: sign === null ? BACK_SOURCE : signSource(sign),
  isBack: sign === null,
  label,
  title,
  note,
  hint,
});

function openRow(kind: TableRow['kind'], card: OpenCard, label: string): TableRow {
  const [title, note, roll] = [titleOf(card.id), noteOf(card), rolled(card)];
  const hint = joined(label, title, note, roll);
  return row(kind, card.sign, roll === '' ? label : roll, title, note, hint);
}

/** The lines about the cards that everyone sees. */
export function tableRows({ sides }: State, table: TableContext): readonly TableRow[] {
  const { inPlay, last, discard, pile, hidden } = table;
  const blanks = { count: String(discard.count) };
  const { top } = discard;
  // What has just been shown as the last card need not be named again.
  const isNamed = top !== null && top.id === last?.card.id;
  return [
    ...(inPlay ? [openRow('in-play', inPlay, localize('PDC.hand.inPlay'))] : []),
    ...(last ? [openRow('last', last.card, localize('PDC.hand.last', { side: sides[last.side].name }))] : []),
    ...(top
      ? [row('discard', top.sign, localize('PDC.hand.discard', blanks), isNamed ? '' : titleOf(top.id))]
      : []),
    row('pile', null, localize('PDC.hand.pile', { count: String(pile) })),
    ...hidden.map(({ side, count }) =>
      row('hidden', null, localize('PDC.hand.hidden', { side: sides[side].name, count: String(count) })),
    ),
  ];
}
