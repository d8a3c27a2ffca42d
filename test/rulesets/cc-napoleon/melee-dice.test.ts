import { expect, test } from 'vitest';
import { meleeClasses } from '../../../src/rulesets/cc-napoleon/dice';

const BOTH = [false, true];

/** The kind of result of a face. */
const resultOf = ({ classes }: ReturnType<typeof meleeClasses>, face: string): string | undefined =>
  classes.find(({ faces }) => faces.includes(face))?.name;

test('each kind of close combat has results of its own, whichever was fought before', () => {
  const kinds = BOTH.flatMap((swords) =>
    BOTH.flatMap((led) => BOTH.map((lance) => ({ swords, led, lance }))),
  );
  for (const { swords, led, lance } of [...kinds, ...kinds.toReversed()]) {
    const classes = meleeClasses(swords, led, lance);
    const told = JSON.stringify({ swords, led, lance });
    expect(resultOf(classes, 'helmet'), told).toBe(led ? 'hit' : 'miss');
    // R000-85, R000-86: a lance rolls swords again.
    expect(resultOf(classes, 'sword'), told).toBe(lance ? 'lance' : swords ? 'hit' : 'miss');
  }
});
