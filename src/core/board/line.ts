import type { LineStep, SpaceId } from './grid';
import { compareMoments, type Moment } from './line-crossing';

/**
 * One space that a line passes through, or touches beside another one, with the moment at which the line reaches it.
 */
export interface Passage {
  readonly space: SpaceId;
  readonly at: Moment;
  /** The name of the edge or corner that the line runs along; the two spaces beside it share the name. */
  readonly beside?: string;
}

/** Sorts passages in the order of the walk and joins the two sides of an edge or corner into one step. */
export function lineOf(passages: readonly Passage[]): readonly LineStep[] {
  const sorted = [...passages].sort((a, b) => compareMoments(a.at, b.at));
  const steps: LineStep[] = [];
  const sides = new Map<string, SpaceId>();
  for (const { space, beside } of sorted) {
    const other = beside === undefined ? undefined : sides.get(beside);
    if (beside === undefined) steps.push([space]);
    else if (other === undefined) sides.set(beside, space);
    else steps.push([other, space]);
  }
  // If one of the two sides is off the board, the other never blocks, so it makes no step.
  return steps;
}
