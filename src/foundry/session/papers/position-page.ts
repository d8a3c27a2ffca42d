import type { Cards, State } from '../../../core';
import { changedLeaves, dataFrom, type Leaves, leavesOf, publicState, type Save } from '../../../match';
import { digestOf, type MODULE_ID } from '../../documents';
import { READER, scriptOf } from '../keys/script';

/** What the page with the position to which a record leads has to hold. */
interface PositionFlags {
  readonly page: 'position';
  /** As everyone may know it. */
  readonly position: Leaves;
  /** What not everyone may know of it, hidden: hands and parked cards; empty where there is nothing of the kind. */
  readonly hidden: string;
  /** The seal of the record that leads there. */
  readonly at: string;
  /** A digest of both: what two clients have written at once is the position of neither. */
  readonly sum: string;
}

type Flags = NonNullable<JournalEntryPage.Implementation['flags'][typeof MODULE_ID]>;

/** Leaves as one text, in whatever order they were written; what is not there is left out. */
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

/** Where the cards of a position are hidden. */
const placeOf = (at: string): string => `position ${at}`;

const secretsOf = ({ hands, parked }: Cards): string => JSON.stringify({ hands, parked });

/** Positions that have been worked out before: the same one is often looked at again. */
const known = new WeakMap<State, PositionFlags>();

/** The position to which a record with that seal leads, as a page holds it. */
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

/** What has to be changed on a page so that it holds a position; undefined if it does. */
export function positionChange(
  kept: Flags,
  { position, hidden, at, sum }: PositionFlags,
): Partial<PositionFlags> | undefined {
  const changes = changedLeaves(kept.position, position);
  if (!changes && kept.at === at && kept.sum === sum) return undefined;
  const isSame = (kept.hidden ?? '') === hidden;
  return { at, sum, ...(!isSame && { hidden }), ...(changes && { position: changes }) };
}

/** The position on a page, if it is whole and the one to which the record with that seal leads. */
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
