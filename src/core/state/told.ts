import type { Side } from './piece';

/** The text that players read before a battle; numbers are in the scenario itself and shown from there. */
export interface Briefing {
  /** The events that brought the armies here. */
  readonly situation: string;
  /** The task of each side, addressed to its commander: "You are ...". */
  readonly roles?: Readonly<Partial<Record<Side, string>>>;
  /** The victory conditions, if there is more to say than points and objectives. */
  readonly victory?: string;
  /** The length of the battle, if there is more to say than the turn limit. */
  readonly length?: string;
}

/** A picture under the drawn map. Its place and its size are given in widths of a space. */
export interface MapPicture {
  /** A path in Foundry's data, or an http or https address. */
  readonly file: string;
  /** The distance from the left edge of the board; absent: 0. */
  readonly left?: number;
  /** The distance from the top edge of the board; absent: 0. */
  readonly top?: number;
  /** The width; absent: that of the board. */
  readonly width?: number;
  /** The height; absent: as the picture's own proportions require. */
  readonly height?: number;
  /** The opacity of the drawn map over the picture; absent: one half. */
  readonly mapOpacity?: number;
}

/** The parts of a battle's frame that a GM has corrected; absent ones are as the battle was set up. */
export interface Told {
  readonly briefing?: Briefing;
  /** Null if the picture under the map was removed. */
  readonly picture?: MapPicture | null;
}
