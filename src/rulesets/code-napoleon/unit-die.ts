import { type Modifier, type Procedure, procedure, Sum } from '../../core';
import { dieWith, passesFrom } from './dice';
import type { Context, Piece, Position } from './play';
import { GRADE_CHART } from './tables/grades';

/** R003-11: the number of faces of a unit's die. */
export const facesOf = (position: Position, { kind }: Piece): number =>
  GRADE_CHART.number(position, kind.grade, 'die');

/** The chance that the die of a unit shows this number or more. */
export function chanceToReach(position: Position, unit: Piece, number: number): number {
  const faces = facesOf(position, unit);
  return Math.min(faces, Math.max(0, faces + 1 - number)) / faces;
}

/** A roll of the unit die: its reason, the number to reach, and the modifiers. */
export interface Test {
  readonly unit: Piece;
  /** Key of the text: `charge`, `stand`, `rally`, ... */
  readonly reason: string;
  readonly needed: number;
  /** The modifiers of the die, with their reasons. */
  readonly bonus?: Sum;
  /** The other unit involved. */
  readonly target?: Piece;
}

/** The number that the die must show before modifiers. */
export const bareNumber = ({ needed, bonus }: Pick<Test, 'needed' | 'bonus'>): number =>
  needed - (bonus?.total ?? 0);

/** The same modifier as a change of the number to reach. */
export const offNumber = (modifier: Modifier): Modifier => ({ ...modifier, value: -modifier.value });

/**
 * A unit rolls its unit die against a number: the one procedure for tests, defence, rallying, avoiding fire and melee
 * (rules/square-rules.md C4). Returns true if the number is reached.
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
