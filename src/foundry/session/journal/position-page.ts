import type { Cards, State } from '../../../core';
import { changedLeaves, dataFrom, type Leaves, leavesOf, publicState, type Save } from '../../../match';
import { digestOf, type MODULE_ID } from '../../documents';
import { READER, scriptOf } from '../keys/record-script';

/** The module's flags on the page with the position that a record leads to. */
interface PositionFlags {
  readonly page: 'position';
  /** Its public form. */
  readonly position: Leaves;
  /** Its encrypted part: hands and parked cards; empty if there are none. */
  readonly hidden: string;
  /** The seal of the record that leads to it. */
  readonly at: string;
  /** A digest of both: a mixture of two clients' simultaneous writes is not valid. */
  readonly sum: string;
}

type Flags = NonNullable<JournalEntryPage.Implementation['flags'][typeof MODULE_ID]>;

/** Leaves as one text, whatever their order; missing ones are left out. */
const inOneText = (leaves: Leaves): string =>
  Object.keys(leaves)
    .sort()
    .map((key) => {
      const leaf = leaves[key] ?? '';
      if (leaf === '') return '';
      return `${key} ${typeof leaf === 'string' ? leaf : `(${inOneText(leaf)})`}\n`;
    })
    .join('');

const sumOf = (at: string, leaves: Leaves, hidden: string): string =>
  digestOf(at + inOneText(leaves) + hidden).slice(0, 16);

/** The place for which the cards of a position are encrypted. */
const placeOf = (at: string): string => `position ${at}`;

const secretsOf = ({ hands, parked }: Cards): string => JSON.stringify({ hands, parked });

/** Positions that have been computed before, since the same one is often needed again. */
const known = new WeakMap<State, PositionFlags>();

/** The flags for the position that a record with that seal leads to. */
export function positionFlags(save: Save, at: string): PositionFlags {
  const { state } = save;
  const before = known.get(state);
  if (before?.at === at) return before;
  const shown = publicState(state);
  const position = leavesOf(shown);
  const hidden =
    state.cards && shown.cards
      ? scriptOf(save).write(secretsOf(state.cards), secretsOf(shown.cards), placeOf(at))
      : '';
  const flags: PositionFlags = { page: 'position', position, hidden, at, sum: sumOf(at, position, hidden) };
  known.set(state, flags);
  return flags;
}

/** The change that a page needs to hold a position; undefined if it already does. */
export function positionChange(
  kept: Flags,
  { position, hidden, at, sum }: PositionFlags,
): Partial<PositionFlags> | undefined {
  const changes = changedLeaves(kept.position, position);
  if (!changes && kept.at === at && kept.sum === sum) return undefined;
  const isSame = (kept.hidden ?? '') === hidden;
  return { at, sum, ...(!isSame && { hidden }), ...(changes && { position: changes }) };
}

/** The position on a page, if it is complete and the record with that seal leads to it. */
export function positionOn({ position, hidden = '', at, sum }: Flags, seal: string): unknown {
  if (at !== seal || !position) return undefined;
  try {
    if (sumOf(at, position, hidden) !== sum) return undefined;
    const state = dataFrom(position);
    if (hidden === '') return state;
    const secrets: object = JSON.parse(READER.read(hidden, placeOf(at)));
    return { ...state, cards: { ...Object(state.cards), ...secrets } };
  } catch {
    return undefined;
  }
}
