import { type Context, type FaceClass, type Procedure, roll, type Side, tally } from '../../../core';
import { BATTLE_DIE } from '../dice';

/** Which class each face of the die stands for on the cards that roll: swords and flags stand for none. */
export const ORDER_CLASSES: readonly FaceClass[] = [
  { name: 'light', faces: ['green'] },
  { name: 'medium', faces: ['blue'] },
  { name: 'heavy', faces: ['red'] },
  { name: 'any', faces: ['helmet'] },
  { name: 'miss', faces: ['sword', 'flag'] },
];

/** Rolls as many dice as the command rating counts: how many pieces of each class they show. */
export function* rollOrders(
  c: Context,
  side: Side,
  reason: 'spartacus' | 'rally' = 'spartacus',
): Procedure<Readonly<Record<string, number>>> {
  const { rating } = c.state.sides[side];
  if (rating === 0) return {};
  const query = {
    reason,
    side,
    die: BATTLE_DIE.id,
    modifiers: [{ value: rating, reason: 'command-rating', rule: 'R000-15' }],
  };
  const faces = yield* roll({ ...query, count: rating, classes: ORDER_CLASSES, mark: '' });
  c.emit({ type: 'rolled', ...query, faces, hits: 0, flags: 0 });
  const classes = ORDER_CLASSES.filter(({ name }) => name !== 'miss');
  return Object.fromEntries(classes.map(({ name }) => [name, tally(faces, ORDER_CLASSES, name)]));
}
