import type { Order } from '../engine';
import type { Side } from '../state';
import type { Scenario } from './scenario';

/**
 * A battle that teaches its game step by step: the learner plays one side; the other side, all dice and all draws are
 * prescribed. Its texts are under `PDC.<game>.lesson.<id>`.
 */
export interface Lesson {
  readonly id: string;
  /** The side that the learner plays. */
  readonly side: Side;
  readonly scenario: Scenario;
  readonly steps: readonly LessonStep[];
}

/** One step of the lesson, as the coach counts them. */
export interface LessonStep {
  /** The key of its title. */
  readonly title: string;
  readonly moves: readonly LessonMove[];
}

/** An order or an answer of either side, with all dice and draws up to the next answer. */
export type LessonMove = {
  /** The key of the coach's text before it; absent: the text stays. */
  readonly say?: string;
  /** The faces of each roll, in the order of the rolls. */
  readonly dice?: readonly (readonly string[])[];
  /** The cards of all draws, in their order. */
  readonly draws?: readonly string[];
} & ({ readonly order: Order } | { readonly choose: string; readonly side: Side });
