import type { ArmyRemark } from '../../core';
import type { Say } from './army-game';

/** A remark on an army in words. */
export interface RemarkLine {
  readonly text: string;
  readonly rule: string;
  readonly isFault: boolean;
}

/** Remarks in words, faults first; a blank that is a key itself is looked up. */
export function remarkLines(remarks: readonly ArmyRemark[], say: Say): readonly RemarkLine[] {
  const lines = remarks.map(({ reason, blanks, rule, weight }) => ({
    text: say(`PDC.remark.${reason}`, wordsOf(blanks, say)),
    rule,
    isFault: weight === 'fault',
  }));
  return [...lines.filter(({ isFault }) => isFault), ...lines.filter(({ isFault }) => !isFault)];
}

const wordsOf = (blanks: ArmyRemark['blanks'], say: Say): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(blanks).map(([name, word]) => [name, word.startsWith('PDC.') ? say(word) : word]),
  );
