import type { CardClass } from '../../commands-and-colors/cards/card';

/** Classes of the unit types for the words of the cards: house values of rules/hex-rules.md 2.3. */
const CLASSES: Readonly<Record<string, CardClass>> = {
  'light-infantry': 'light',
  skirmishers: 'light',
  'light-cavalry': 'light',
  'landwehr-cavalry': 'light',
  'horse-artillery': 'light',
  infantry: 'medium',
  militia: 'medium',
  cavalry: 'medium',
  artillery: 'medium',
  'elite-infantry': 'heavy',
  'heavy-cavalry': 'heavy',
  'heavy-artillery': 'heavy',
};

/** The class of a unit type; undefined for leaders. */
export const classOf = (type: string): CardClass | undefined => CLASSES[type];

/** The class of a unit type; throws a RangeError for what is none. */
export function classOfType(type: string): CardClass {
  const found = CLASSES[type];
  if (!found) throw new RangeError(`"${type}" has no class for the cards`);
  return found;
}
