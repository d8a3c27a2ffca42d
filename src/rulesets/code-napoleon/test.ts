import { type Modifier, type Procedure, procedure, Sum } from '../../core';
import { dieWith, passesFrom } from './dice';
import type { Context, Piece, Position } from './play';
import { GRADE_CHART } from './tables/grades';

/** R003-11: the faces of the unit die of a unit. */
export const facesOf = (position: Position, { kind }: Piece): number =>
  GRADE_CHART.number(position, kind.grade, 'die');

/** A roll of a unit die: what it is for, the number that it has to reach, and what is added to the die. */
export interface Test {
  readonly unit: Piece;
  /** Key of the text: `charge`, `stand`, `rally`, ... */
  readonly reason: string;
  readonly needed: number;
  /** What is added to the die, with every reason. */
  readonly bonus?: Sum;
  /** Whom it is about. */
  readonly target?: Piece;
}

/** The number that the bare die has to show. */
export const bareNumber = ({ needed, bonus }: Pick<Test, 'needed' | 'bonus'>): number =>
  needed - (bonus?.total ?? 0);

/** What is added to the die, told as what it takes off the number that has to be reached. */
export const offNumber = (modifier: Modifier): Modifier => ({ ...modifier, value: -modifier.value });

/**
 * A unit rolls its unit die for a number or more: the one way in which units test, stand, rally, shrug off fire and fight
 * (rules/square-rules.md C4). Returns whether it is reached.
 */
export const passes = procedure(function* (c: Context, test: Test): Procedure<boolean> {
  const { unit, reason, needed, bonus, target } = test;
  const about = new Sum(c.events !== null);
  about.add(needed, 'needed', 'R003-11');
  for (const each of (bonus?.modifiers ?? []).map(offNumber)) about.add(each.value, each.reason, each.rule);
  const thrown = yield* c.roll({
    reason,
    side: unit.side,
    classes: passesFrom(dieWith(facesOf(c.position, unit)), bareNumber(test)),
    dice: 1,
    about,
    unit,
    ...(target && { target }),
  });
  const isPassed = thrown.of('pass') > 0;
  c.rolled(isPassed ? 1 : 0);
  return isPassed;
});
