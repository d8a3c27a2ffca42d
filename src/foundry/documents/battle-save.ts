import type { Save } from '../../match';

/** The fields of a battle document that hold its save. */
export interface StoredSave {
  readonly ruleset: string;
  readonly version: number;
  readonly revision: number;
  readonly receipts: readonly object[];
  readonly start: string;
  readonly record: string;
  readonly state: string;
  readonly open: string;
}

/** What is written into a battle document. */
export const storedFrom = ({ start, record, state, open, receipts, ...fields }: Save) => ({
  ...fields,
  receipts: receipts.map(({ id, result }) => ({ id, result })),
  start: JSON.stringify(start),
  record: JSON.stringify(record),
  state: JSON.stringify(state),
  open: JSON.stringify(open),
});

/** What a battle document holds, still to be checked; throws a SyntaxError for text that is no JSON. */
export const parsedFrom = (stored: StoredSave): unknown => ({
  ruleset: stored.ruleset,
  version: stored.version,
  revision: stored.revision,
  receipts: stored.receipts,
  start: JSON.parse(stored.start),
  record: JSON.parse(stored.record),
  state: JSON.parse(stored.state),
  open: JSON.parse(stored.open),
});
