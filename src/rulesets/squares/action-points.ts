import { askedOnceOf } from '../../core';
import { isArtillery } from './arms';
import { type Activation, battle } from './battle';
import {
  ASSAULTED,
  BOMBARDED,
  DIAGONAL,
  DUE,
  HALTED,
  LEFT_TOWN,
  OCCUPIED,
  RALLIED,
  ROUGH,
  STEP,
  TURNED,
} from './marks';
import { optionIs } from './options';
import type { Piece, Position } from './play';

/** R004-59: the action points of a general per turn. */
export const GENERAL_POINTS = 3;

/** T004-3: the actions of a piece this turn that cost action points. */
export interface Spent {
  /** Steps across a side, including the entry from the reserve. */
  readonly steps: number;
  readonly diagonals: number;
  /** Surcharges for terrain and rivers that a single step may waive. */
  readonly rough: number;
  /** Surcharges that are never waived: rivers, if the rules option says so. */
  readonly dues: number;
  /** Actions that cost one point each: turning, entering or leaving a town, bombarding, assaulting. */
  readonly others: number;
}

const OTHERS = [TURNED, OCCUPIED, LEFT_TOWN, BOMBARDED, ASSAULTED];

/** The actions of a piece so far. */
export function spentBy({ marks }: Piece): Spent {
  let [steps, diagonals, rough, dues, others] = [0, 0, 0, 0, 0];
  for (const mark of marks) {
    if (mark === STEP) steps += 1;
    else if (mark === DIAGONAL) diagonals += 1;
    else if (mark === ROUGH) rough += 1;
    else if (mark === DUE) dues += 1;
    else if (OTHERS.includes(mark)) others += 1;
  }
  return { steps, diagonals, rough, dues, others };
}

/** The action points spent: R004-39 to R004-46. `waives`: a single step pays no surcharge (A004-67). */
export const costOf = ({ steps, diagonals, rough, dues, others }: Spent, waives: boolean): number =>
  others + dues + costOfMarch(steps, diagonals, rough, waives);

/** The cost of steps alone, without the surcharges that are never waived. */
export function costOfMarch(steps: number, diagonals: number, rough: number, waives: boolean): number {
  const diagonal = diagonals === 0 ? 0 : 2 * diagonals - 1;
  const surcharge = waives && steps + diagonals === 1 ? 0 : rough;
  return steps + diagonal + surcharge;
}

/** The points of a unit this turn: the roll of its command less the actions given up, and a bonus for movement only. */
export interface Budget {
  readonly actions: number;
  /** R004-54 to R004-56, R004-58: 0 for units that have assaulted or bombarded. */
  readonly bonus: number;
  readonly waives: boolean;
}

/** The points of a unit of the active command. */
export function budgetOf(position: Position, unit: Piece): Budget {
  const active = battle(position, 'active');
  const actions = active ? active.actions - givenUp(position, unit, active) : 0;
  const bonus = bonusOf(position, unit);
  return { actions, bonus, waives: optionIs(position, 'waiver', 'onlyStep') || actions + bonus === 1 };
}

/** R004-32, R004-38: actions given up to rally, by the whole command or only by the units that it helped. */
function givenUp(position: Position, { marks }: Piece, { rallies }: Activation): number {
  if (rallies === 0 || optionIs(position, 'rallyPaidBy', 'command')) return rallies;
  return marks.filter((mark) => mark === RALLIED).length;
}

function bonusOf(position: Position, unit: Piece): number {
  if (unit.has(ASSAULTED) || unit.has(BOMBARDED)) return 0;
  if (isArtillery(unit) && optionIs(position, 'horseBonus', false)) return 0;
  return unit.kind.bonus;
}

/** The points that a unit has left, including its movement bonus. */
export const pointsLeft = askedOnceOf((position: Position, unit: Piece) => {
  if (unit.has(HALTED)) return 0;
  const { actions, bonus, waives } = budgetOf(position, unit);
  return Math.max(0, actions + bonus - costOf(spentBy(unit), waives));
});

/** The points that a unit has left without its movement bonus: only these pay for an assault or a bombardment. */
export const actionsLeft = askedOnceOf((position: Position, unit: Piece) => {
  if (unit.has(HALTED)) return 0;
  const { actions, waives } = budgetOf(position, unit);
  return actions - costOf(spentBy(unit), waives);
});
