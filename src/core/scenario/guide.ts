import type { Localizable } from '../engine';
import type { State } from '../state';

/** What one face of a die does, or several that do the same. */
export interface FaceGuide {
  readonly faces: readonly string[];
  readonly says: readonly Localizable[];
}

/** One use of a die: what it is rolled for, as the key of a text, and what its faces do then. */
export interface DieGuide {
  readonly die: string;
  readonly use: string;
  readonly faces: readonly FaceGuide[];
  /** What the words above mean, where they need it. */
  readonly notes?: readonly Localizable[];
}

/** What a game tells its players of itself, from its own tables and the readings of a battle; texts are keys still. */
export interface Guide {
  /** What gains points and what wins, beside the places that are worth points. */
  victory(state: State): readonly Localizable[];
  /** How a turn goes; absent where it goes as in most games, one side after the other. */
  turn?(state: State): readonly Localizable[];
  /** How long the battle lasts. */
  length(state: State): readonly Localizable[];
  dice(state: State): readonly DieGuide[];
  /** What each kind of ground does, by its id. */
  ground(state: State): Readonly<Record<string, readonly Localizable[]>>;
  /** What can lie between two spaces, and the field works along their sides, by its id. */
  borders(state: State): Readonly<Record<string, readonly Localizable[]>>;
}
