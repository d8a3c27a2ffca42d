import type { Localizable } from '../engine';
import type { State } from '../state';

/** The effect of one face of a die, or of several with the same effect. */
export interface FaceGuide {
  readonly faces: readonly string[];
  readonly says: readonly Localizable[];
}

/** One use of a die: the purpose of the roll, as the key of a text, and the effects of the faces. */
export interface DieGuide {
  readonly die: string;
  readonly use: string;
  readonly faces: readonly FaceGuide[];
  /** Explanations of the words above, if they need any. */
  readonly notes?: readonly Localizable[];
}

/** The numbered rules of one source that players see: on cards, sheets and in refusals. */
export interface RuleSource {
  /** The key of its name. */
  readonly source: string;
  /** The numbers of rules that the source states literally, or almost. */
  readonly stated: readonly string[];
  /** The numbers of rules that needed interpretation. */
  readonly readings: readonly string[];
  /** The numbers of rules that the source lacks: house values. */
  readonly house: readonly string[];
}

/**
 * The facts that a game shows its players, from its own tables and the rules options of a battle; texts are still keys.
 */
export interface Guide {
  /** The ways to gain points and to win, beside the objectives. */
  victory(state: State): readonly Localizable[];
  /** The course of a turn; absent if it is the usual one, one side after the other. */
  turn?(state: State): readonly Localizable[];
  /** The length of the battle. */
  length(state: State): readonly Localizable[];
  dice(state: State): readonly DieGuide[];
  /** The effects of each kind of terrain, by its id. */
  ground(state: State): Readonly<Record<string, readonly Localizable[]>>;
  /** The effects of each kind of border feature and field work, by its id. */
  borders(state: State): Readonly<Record<string, readonly Localizable[]>>;
  /** The steps of a battle in which players act, in order. */
  readonly phases: readonly string[];
  /** Every numbered rule that players can see. */
  readonly rules: readonly RuleSource[];
  /** The numbers of the rules behind each reason of a refusal. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
}

/** The guide of a game that explains nothing. */
export const NO_GUIDE: Guide = {
  victory: () => [],
  length: () => [],
  dice: () => [],
  ground: () => ({}),
  borders: () => ({}),
  phases: [],
  rules: [],
  refusals: {},
};
