import type { Procedure } from '../../core';
import { squaresOf } from './arms';
import { enterSquares } from './march';
import type { Context, Piece } from './play';
import { placesBeside, squaresLeft, standIn } from './skirmish-line';

/** R003-82, R003-83: a regiment that forms skirmish order occupies one square for every two stands. */
export function* deploy(c: Context, unit: Piece): Procedure {
  const { position } = c;
  while (squaresLeft(unit) > 0) {
    const options = placesBeside(position, unit, squaresOf(unit));
    if (options.length === 0) break;
    const place = yield* c.ask({
      reason: 'deploy-to',
      side: unit.side,
      unit,
      of: 'space',
      options,
      isUsual: true,
    });
    standIn(c, unit, [...unit.also, place]);
  }
  yield* enterSquares(c, unit);
}
