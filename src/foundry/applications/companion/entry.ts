import type { Guide, Ruleset, State } from '../../../core';
import type { GuideTexts } from '../../texts/guide-line';

/** The kinds of entry, in the order of the contents. */
export const ENTRY_KINDS = [
  'phase',
  'unit',
  'leader',
  'terrain',
  'die',
  'sign',
  'card',
  'option',
  'table',
  'rule',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A figure of a chart. */
interface EntryFigure {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly isHouse: boolean;
}

/** The cells of a table, with the battle's values. */
interface EntryTable {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly { readonly text: string; readonly isChanged: boolean }[];
  }[];
}

/** One entry of the rules reference; all texts are in the user's language. */
export interface Entry {
  /** The number of a rule; for all other entries the kind and the id: `terrain:woods`. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly lines: readonly string[];
  readonly pictures: readonly string[];
  /** The nation of each picture; empty if pictures have none. */
  readonly nations: readonly string[];
  readonly figures: readonly EntryFigure[];
  /** The possible values of an option. */
  readonly values: readonly { readonly text: string; readonly isInUse: boolean }[];
  readonly table: EntryTable | null;
  /** The numbers of the rules it is based on. */
  readonly cites: readonly string[];
  /** The name of a rule's source; empty for all other entries. */
  readonly source: string;
  /** The status of a rule whose source is silent or unclear. */
  readonly standing: 'house' | 'reading' | null;
  /** True if it is part of the battle in view. */
  readonly isHere: boolean;
  /** The texts of the refusals that cite it. */
  readonly refusals: readonly string[];
}

/** The data that entries are made from. */
export interface EntryMatter {
  readonly rules: Ruleset;
  readonly state: State;
  readonly guide: Guide;
  readonly texts: GuideTexts;
}

/** The prefix that asks for the colours of a nation, beside the id of an entry: `nation:french`. */
export const NATION = 'nation:';

/** An entry with the given fields, and defaults for the rest. */
export const entry = (known: Pick<Entry, 'id' | 'kind' | 'title' | 'lines'> & Partial<Entry>): Entry => ({
  pictures: [],
  nations: [],
  figures: [],
  values: [],
  table: null,
  cites: [],
  source: '',
  standing: null,
  isHere: true,
  refusals: [],
  ...known,
});
