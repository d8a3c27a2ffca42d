import { compareMoments, type Moment } from './crossing';
import type { LineStep, SpaceId } from './grid';

/** One space that a line passes, or touches beside another one, from the moment when it gets there. */
export interface Passage {
  readonly space: SpaceId;
  readonly at: Moment;
  /** Names the edge or corner that the line runs along; the two spaces beside it share the name. */
  readonly beside?: string;
}

/** Puts passages in the order of the walk and joins the two sides of an edge or corner to one step. */
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
  // A side whose other half lies off the board never blocks, so it makes no step.
  return steps;
}
