import type { Line } from './card-data';
import type { Words } from './words';

/**
 * What follows from a roll without being told in so many words: that its attacker strikes at a square as well says
 * that it is broken. Nothing where a line says all that there is to say.
 */
export function afterRoll(lines: readonly Line[], index: number, words: Words): readonly string[] {
  const line = lines[index];
  const what = line && keyOf(line);
  if (what === undefined) return [];
  const before = lines.slice(0, index);
  const combatPreview = before.slice(before.findLastIndex(({ type }) => type === 'attacked') + 1);
  return combatPreview
    .map((each) => (each.type === 'rolled' ? words.textOr(`PDC.after.${each.reason}.${what}`, '') : ''))
    .filter((text) => text !== '');
}

function keyOf(line: Line): string | undefined {
  if (line.type === 'rolled') return line.reason;
  return line.type === 'formed' ? `formed-${line.formation}` : undefined;
}
