import { given, wordOf } from '../../../core';
import { inAttackColumn, inLine, isCavalry } from '../arms';
import type { Position } from '../play';
import { groundAt } from '../terrain-at';
import { ATTACK_COLUMN, LINE, SQUARE } from '../unit-types';
import type { ReactionKind } from './reaction';

/** T003-10: true if the terrain allows a line; dense woods do not. */
const takesLines = (position: Position, space: number): boolean => !groundAt(position, space).breaksLines;

/** T003-17: formed infantry forms square against cavalry. */
export const FORM_SQUARE: ReactionKind = {
  isPossible: (_, unit, { chargers }) =>
    wordOf(unit.formation) !== SQUARE && chargers.some((each) => isCavalry(each.unit)),
  carryOut(c, unit) {
    c.formed(unit, SQUARE);
    return given(null);
  },
};

/** T003-17: formed infantry changes from line to attack column, or back. */
export const CHANGE_COLUMN_OR_LINE: ReactionKind = {
  isPossible: (position, unit, { at }) => inLine(unit) || (inAttackColumn(unit) && takesLines(position, at)),
  carryOut(c, unit) {
    c.formed(unit, inLine(unit) ? ATTACK_COLUMN : LINE);
    return given(null);
  },
};

/** T003-17: a march column forms an attack column. */
export const FORM_ATTACK_COLUMN: ReactionKind = {
  isPossible: () => true,
  carryOut(c, unit) {
    c.formed(unit, ATTACK_COLUMN);
    return given(null);
  },
};
