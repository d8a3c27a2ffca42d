import { type Army, type ArmyPiece, type Side, withFree } from '../../core';
import type { ArmyTerms, ListedLine } from './terms';

/** The pieces that every army gets for free: R000-162. */
export const freeLines = ({ lines }: Pick<ArmyTerms, 'lines'>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(lines).flatMap(([id, { free }]) => (free > 0 ? [[id, free]] : [])));

/** The number of units in an army, without leaders. */
export const unitsIn = ({ lines }: ArmyTerms, { counts }: Pick<Army, 'counts'>): number =>
  Object.entries(counts).reduce((sum, [id, count]) => sum + (lines[id]?.isLeader ? 0 : count), 0);

/** Every piece of an army, including the free ones, each with a name of its own. */
export function piecesOf(
  terms: ArmyTerms,
  { nation, counts }: Pick<Army, 'nation' | 'counts'>,
  side: Side,
  tag: string,
): readonly ArmyPiece[] {
  const all = Object.entries(withFree({ counts }, { free: freeLines(terms) }));
  const pieces = all.flatMap(([id, count]) => {
    const line = terms.lines[id];
    return line ? alike(terms, id, line, { nation, side, count }) : [];
  });
  return terms.inCommands ? terms.inCommands(pieces, tag) : pieces;
}

function alike(
  terms: ArmyTerms,
  id: string,
  { type, called, isLeader, setup }: ListedLine,
  { nation, side, count }: { readonly nation: string; readonly side: Side; readonly count: number },
): readonly ArmyPiece[] {
  const worn = terms.colourOf(id, nation);
  const facing = isLeader ? undefined : terms.facingOf?.(side);
  const name = [terms.wordFor(id, nation), called].filter((word) => word !== '').join(' ');
  return Array.from({ length: count }, (_, index) => ({
    line: id,
    side,
    type,
    name: count === 1 ? name : `${ordinal(index + 1)} ${name}`,
    ...(worn !== nation && { nation: worn }),
    ...(facing && { facing }),
    ...setup,
  }));
}

function ordinal(number: number): string {
  const tens = number % 100;
  if (tens > 10 && tens < 14) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}
