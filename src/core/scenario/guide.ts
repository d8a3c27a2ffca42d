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

/** The rules of one source that players meet by their numbers: on cards, sheets and in refusals. */
export interface RuleSource {
  /** Key of its name. */
  readonly source: string;
  /** Numbers of what the source says in so many words, or as good as. */
  readonly stated: readonly string[];
  /** Numbers of what it says in a way that had to be read. */
  readonly readings: readonly string[];
  /** Numbers of what it does not say: values of our own. */
  readonly house: readonly string[];
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
  /** The steps of a battle in which players have to do something, in their order. */
  readonly phases: readonly string[];
  /** Every numbered rule that they can meet. */
  readonly rules: readonly RuleSource[];
}
