import type { Order } from '../engine';
import type { Side } from '../state';
import type { Scenario } from './scenario';

/**
 * A battle that teaches its game step by step: one side is led by whoever learns, the other one, all dice and all draws
 * are written out. Its texts stand under `PDC.<game>.lesson.<id>`.
 */
export interface Lesson {
  readonly id: string;
  /** The side that whoever learns leads. */
  readonly side: Side;
  readonly scenario: Scenario;
  readonly steps: readonly LessonStep[];
}

/** One thing to be learned, as the coach counts them. */
export interface LessonStep {
  /** Key of its title. */
  readonly title: string;
  readonly moves: readonly LessonMove[];
}

/** An order or an answer of either side, with all the chance that follows it up to the next answer. */
export type LessonMove = {
  /** Key of what the coach says before it; absent where he says what he said before. */
  readonly say?: string;
  /** The faces of each roll, in the order of the rolls. */
  readonly dice?: readonly (readonly string[])[];
  /** The cards of all draws, in their order. */
  readonly draws?: readonly string[];
} & ({ readonly order: Order } | { readonly choose: string; readonly side: Side });
