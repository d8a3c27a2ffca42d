import type { BlockCondition, Facing, GradeColour } from '../../core';

/** Formations with a block shape of their own; any other word is drawn as a line. */
export type BlockFormation =
  | 'line'
  | 'column'
  | 'attack-column'
  | 'march-column'
  | 'square'
  | 'skirmish'
  | 'garrison'
  | 'limbered'
  | 'gunners';

/** The drawing data of one unit on the board. */
export interface BlockDrawing {
  /** `infantry`, `cavalry` or `artillery`; anything else shows a question mark. */
  readonly arm: string;
  /** A `BlockSign` of the arm. */
  readonly sign: string;
  readonly nation: string;
  /** The pips left out of `full`; pips beyond `full` are drawn apart. More than eight are shown as a number. */
  readonly strength: number;
  readonly full: number;
  readonly formation: string;
  /** Degrees clockwise, 0 = towards the top of the board; without it the block shows no front. */
  readonly facing?: number;
  /** The facing as a compass direction; the block itself stays upright, so that it is readable. */
  readonly front?: Facing;
  /** The kind of spaces at whose sides or corners the front points; squares by default. */
  readonly shape?: 'hex' | 'square';
  /** A few letters in a corner; empty for none. */
  readonly grade?: string;
  /** The colour of the plate under those letters; a light one by default. */
  readonly gradeColour?: GradeColour | null;
  /** With `disruption`, the block shows its losses as dark dots on a light strip instead of its remaining strength. */
  readonly counts?: 'strength' | 'disruption';
  /** True for a unit that has already acted: its block lies flat and is hatched. */
  readonly spent?: boolean;
  /** True if a skirmisher is attached: a few men stand in front of the block. */
  readonly screen?: boolean;
  /** The conditions of the unit, each with a small plate. */
  readonly conditions?: readonly BlockCondition[];
  readonly name?: string;
}
