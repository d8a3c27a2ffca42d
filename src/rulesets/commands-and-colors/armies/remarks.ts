import type { Army, ArmyRemark } from '../../../core';
import { unitsIn } from './battle';
import { sizeOf } from './sizes';
import type { ArmyTerms } from './terms';

/** R000-163: the price of everything in an army. */
export const costOf = ({ prices }: ArmyTerms, { counts }: Army): number =>
  Object.entries(counts).reduce((sum, [type, count]) => sum + (prices[type] ?? 0) * count, 0);

/** The remarks on an army that may cost a number of points in a battle of a given size. */
export function remarksOn(terms: ArmyTerms, army: Army, size: string, points: number): readonly ArmyRemark[] {
  const spent = costOf(terms, army);
  const units = Object.values(army.counts).reduce((sum, count) => sum + count, 0);
  const [least, most] = sizeOf(size).units;
  const found: ArmyRemark[] = foreign(terms, army);
  if (spent > points) {
    const blanks = { spent: `${spent}`, points: `${points}`, over: `${spent - points}` };
    found.push({ reason: 'too-dear', blanks, rule: 'R000-164', weight: 'fault' });
  }
  if (unitsIn(terms, army) === 0) {
    found.push({ reason: 'no-units', blanks: {}, rule: 'R000-160', weight: 'fault' });
  }
  if (spent < points && spent > 0) {
    const blanks = { left: `${points - spent}` };
    found.push({ reason: 'points-left', blanks, rule: 'R000-164', weight: 'advice' });
  }
  if (units > 0 && (units < least || units > most)) {
    // AMB-000-34: the counts describe an army of that size; they do not limit it.
    const blanks = { units: `${units}`, least: `${least}`, most: `${most}` };
    found.push({ reason: 'unusual-size', blanks, rule: 'R000-165', weight: 'advice' });
  }
  return found;
}

/** R000-159: the types that the army's nation does not have. */
function foreign({ typesOf }: ArmyTerms, { nation, counts }: Army): ArmyRemark[] {
  const own = typesOf(nation);
  return Object.entries(counts)
    .filter(([type, count]) => count > 0 && !own.includes(type))
    .map(([type]) => ({
      reason: 'not-of-nation',
      blanks: { nation: `PDC.rules.nation.${nation}`, type: `PDC.rules.type.${type}` },
      rule: 'R000-159',
      weight: 'fault',
    }));
}
