import type { Guide, Ruleset, State } from '../../../core';
import type { GuideTexts } from '../../texts/guide-line';

/** What can be looked up, in the order of the contents. */
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

/** A number of a chart. */
interface EntryFigure {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly isHouse: boolean;
}

/** What stands in the cells of a table, as the battle has it. */
interface EntryTable {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly { readonly text: string; readonly isChanged: boolean }[];
  }[];
}

/** One thing that can be looked up; everything is in the user's language. */
export interface Entry {
  /** The number of a rule; of everything else its kind and its id: `terrain:woods`. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly lines: readonly string[];
  readonly pictures: readonly string[];
  readonly figures: readonly EntryFigure[];
  /** The values that an option can have. */
  readonly values: readonly { readonly text: string; readonly isInUse: boolean }[];
  readonly table: EntryTable | null;
  /** Numbers of the rules behind it. */
  readonly cites: readonly string[];
  /** The name of the source of a rule; empty for everything else. */
  readonly source: string;
  /** A rule whose source is silent or unclear. */
  readonly standing: 'house' | 'reading' | null;
  /** It is part of the battle in view. */
  readonly isHere: boolean;
}

/** What entries are made from. */
export interface EntryMatter {
  readonly rules: Ruleset;
  readonly state: State;
  readonly guide: Guide;
  readonly texts: GuideTexts;
}

/** An entry with what is known of it. */
export const entry = (known: Pick<Entry, 'id' | 'kind' | 'title' | 'lines'> & Partial<Entry>): Entry => ({
  pictures: [],
  figures: [],
  values: [],
  table: null,
  cites: [],
  source: '',
  standing: null,
  isHere: true,
  ...known,
});
