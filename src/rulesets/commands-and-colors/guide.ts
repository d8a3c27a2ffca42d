import { type Localizable, SIDES, type State } from '../../core';

/**
 * The steps of a battle with command cards; those before `deal` belong only to battles that players make themselves.
 */
export const PHASES: readonly string[] = ['terrain', 'placement', 'deal', 'command', 'movement', 'combat'];

/** The values for the blanks of a text. */
export type Blanks = Localizable['blanks'];

/** Builds a line of a guide. */
export const says = (key: string, blanks: Blanks = {}): Localizable => ({ key, blanks });

/** A line of a guide if a condition holds; otherwise none. */
export const sayIf = (isSo: boolean, key: string, blanks: Blanks = {}): readonly Localizable[] =>
  isSo ? [says(key, blanks)] : [];

const firstTo = (points: number | undefined): Localizable =>
  points === 1 ? says('first-to-one') : says('first-to', { points: `${points}` });

const needs = (side: string, points: number | null): Localizable =>
  points === 1 ? says('needs-one', { side }) : says('needs', { side, points: `${points ?? '–'}` });

/**
 * R000-04, R000-05: the points that win at once, and one for each unit eliminated; each game has its own words for
 * them.
 */
export function victory({ sides }: State): readonly Localizable[] {
  const targets = SIDES.flatMap((side) => sides[side].target ?? []);
  const [first] = targets;
  const isSame = targets.length === SIDES.length && targets.every((target) => target === first);
  const toWin = isSame ? [firstTo(first)] : SIDES.map((side) => needs(sides[side].name, sides[side].target));
  return [...toWin, says('unit-counts')];
}
