import { Classes, type Procedure, type SideNumber, Sum } from '../../../core';
import type { Course } from '../battle';
import { BATTLE_DIE } from '../dice';

/** The class for which each face of the die stands on cards that roll. Swords and flags stand for none. */
export const ORDER_CLASSES = new Classes(BATTLE_DIE, [
  { name: 'light', faces: ['green'] },
  { name: 'medium', faces: ['blue'] },
  { name: 'heavy', faces: ['red'] },
  { name: 'any', faces: ['helmet'] },
  { name: 'miss', faces: ['sword', 'flag'] },
]);

/** Rolls one die for each point of the command rating; returns the number of pieces of each class shown. */
export function* rollOrders(
  c: Course,
  side: SideNumber,
  reason: 'spartacus' | 'rally' = 'spartacus',
): Procedure<Readonly<Record<string, number>>> {
  const rating = c.position.rating(side);
  if (rating === 0) return {};
  const dice = new Sum(c.events !== null);
  dice.add(rating, 'command-rating', 'R000-15');
  const thrown = yield* c.roll({ reason, side, classes: ORDER_CLASSES, dice });
  c.rolled(0);
  const [light, medium, heavy, any] = ['light', 'medium', 'heavy', 'any'].map((name) => thrown.of(name));
  return { light: light ?? 0, medium: medium ?? 0, heavy: heavy ?? 0, any: any ?? 0 };
}
