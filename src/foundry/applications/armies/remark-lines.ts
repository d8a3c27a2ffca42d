import type { ArmyRemark } from '../../../core';
import type { Localize } from './army-game';

/** A remark on an army in words. */
export interface RemarkLine {
  readonly text: string;
  readonly rule: string;
  readonly isFault: boolean;
}

/** Remarks in words, faults first; a blank that is a key itself is looked up. */
export function remarkLines(remarks: readonly ArmyRemark[], localize: Localize): readonly RemarkLine[] {
  const lines = remarks.map(({ reason, blanks, rule, weight }) => ({
    text: localize(`PDC.remark.${reason}`, wordsOf(blanks, localize)),
    rule,
    isFault: weight === 'fault',
  }));
  return [...lines.filter(({ isFault }) => isFault), ...lines.filter(({ isFault }) => !isFault)];
}

const wordsOf = (blanks: ArmyRemark['blanks'], localize: Localize): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(blanks).map(([name, word]) => [name, word.startsWith('PDC.') ? localize(word) : word]),
  );
