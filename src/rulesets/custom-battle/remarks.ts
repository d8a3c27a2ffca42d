import type { Army, ArmyRemark } from '../../core';
import { unitsIn } from './pieces';
import { sizeOf } from './sizes';
import type { ArmyTerms } from './terms';

/** R000-163: the prices of the lines that an army can buy. */
export const pricesOf = ({ lines }: ArmyTerms): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([id, { price }]) => (price === null ? [] : [[id, price]])),
  );

/** The price of everything in an army. */
export const costOf = ({ lines }: ArmyTerms, { counts }: Army): number =>
  Object.entries(counts).reduce((sum, [id, count]) => sum + (lines[id]?.price ?? 0) * count, 0);

/** The remarks on an army that may cost a number of points in a battle of a given size. */
export function remarksOn(terms: ArmyTerms, army: Army, size: string, points: number): readonly ArmyRemark[] {
  const spent = costOf(terms, army);
  const units = Object.values(army.counts).reduce((sum, count) => sum + count, 0);
  const [least, most] = sizeOf(terms.sizes, size).units;
  const found: ArmyRemark[] = [...foreign(terms, army), ...ofLeaders(terms, army)];
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
function foreign({ typesOf, lines }: ArmyTerms, { nation, counts }: Army): ArmyRemark[] {
  const own = typesOf(nation);
  return Object.entries(counts)
    .filter(([type, count]) => count > 0 && !own.includes(type))
    .map(([type]) => ({
      reason: 'not-of-nation',
      blanks: { nation: `PDC.rules.nation.${nation}`, type: `PDC.rules.${lines[type]?.label.key ?? ''}` },
      rule: 'R000-159',
      weight: 'fault',
    }));
}

/** A command needs a general; generals beyond those bought lead nothing. */
function ofLeaders({ leaders, lines }: ArmyTerms, { counts }: Army): ArmyRemark[] {
  if (!leaders) return [];
  const bought = Object.entries(counts);
  const sum = (isLeader: boolean): number =>
    bought.reduce((all, [id, count]) => all + (lines[id]?.isLeader === isLeader ? count : 0), 0);
  const [generals, units] = [sum(true), sum(false)];
  const { rule, unitsPerLeader } = leaders;
  if (units > 0 && generals === 0) return [{ reason: 'no-general', blanks: {}, rule, weight: 'fault' }];
  if (units <= generals * unitsPerLeader) return [];
  const blanks = { units: `${units}`, generals: `${generals}`, most: `${unitsPerLeader}` };
  return [{ reason: 'few-generals', blanks, rule, weight: 'advice' }];
}
