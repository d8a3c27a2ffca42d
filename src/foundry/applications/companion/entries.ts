import type { Entry, EntryMatter } from './entry';
import { dieEntries, groundEntries } from './field-entries';
import { cardEntries, optionEntries, phaseEntries, tableEntries } from './game-entries';
import { pieceEntries, signEntries } from './piece-entries';
import { ruleEntries } from './rule-entries';

/** Every entry that players of a game can look up, made from its own charts and texts. */
export const entriesOf = (matter: EntryMatter): readonly Entry[] => [
  ...phaseEntries(matter),
  ...pieceEntries(matter),
  ...groundEntries(matter),
  ...dieEntries(matter),
  ...signEntries(matter),
  ...cardEntries(matter),
  ...optionEntries(matter),
  ...tableEntries(matter),
  ...ruleEntries(matter),
];
