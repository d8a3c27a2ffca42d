import type { BlockCondition, Facing, GradeColour } from '../../core';

/** Formations that a block can show by its shape; any other word is drawn as a line. */
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

/** One unit as it stands on the board. */
export interface BlockDrawing {
  /** `infantry`, `cavalry` or `artillery`; anything else shows a question mark. */
  readonly arm: string;
  /** Sign within the arm: `line`, `light`, `elite`, `militia`, `heavy`, `lancer`, `irregular`, `horse`, `foot`, ... */
  readonly sign: string;
  readonly nation: string;
  /** Pips that are left, of `full`; what is beyond stands apart. More than eight are written as a number. */
  readonly strength: number;
  readonly full: number;
  readonly formation: string;
  /** Degrees clockwise, 0 = up the board; without it the block shows no front. */
  readonly facing?: number;
  /** Where it looks, as a compass says it; the block itself stays upright, so that it can be read. */
  readonly front?: Facing;
  /** The spaces at whose sides or corners it looks; squares if it is not said. */
  readonly shape?: 'hex' | 'square';
  /** A few letters in a corner; empty for none. */
  readonly grade?: string;
  /** The colour of the plate under those letters; a light one if there is none. */
  readonly gradeColour?: GradeColour | null;
  /** Shows what it has lost of its full strength, as dark dots on a light strip, instead of what it has left. */
  readonly counts?: 'strength' | 'disruption';
  /** Done for this turn: the block lies flat and hatched. */
  readonly spent?: boolean;
  /** A skirmisher is attached: a few men stand in front of the block. */
  readonly screen?: boolean;
  /** In what condition it is: a small plate each. */
  readonly conditions?: readonly BlockCondition[];
  readonly name?: string;
}
