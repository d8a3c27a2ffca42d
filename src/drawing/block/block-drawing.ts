/** Formations that a block can show by its shape; any other word is drawn as a line. */
export type BlockFormation = 'line' | 'column' | 'square' | 'skirmish';

/** One unit as it stands on the board. */
export interface BlockDrawing {
  /** `infantry`, `cavalry` or `artillery`; anything else shows a question mark. */
  readonly arm: string;
  /** Sign within the arm: `line`, `light`, `elite`, `militia`, `heavy`, `lancer`, `irregular`, `horse`, `foot`. */
  readonly sign: string;
  readonly nation: string;
  /** Pips that are left, of `full`; what is beyond stands apart. More than eight are written as a number. */
  readonly strength: number;
  readonly full: number;
  readonly formation: string;
  /** Degrees clockwise, 0 = up the board; without it the block shows no front. */
  readonly facing?: number;
  /** Done for this turn: the block lies flat and hatched. */
  readonly spent?: boolean;
  /** A skirmisher is attached: a few men stand in front of the block. */
  readonly screen?: boolean;
  readonly name?: string;
}
