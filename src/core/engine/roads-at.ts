import type { SpaceId } from '../board';
import type { State } from '../state';
import type { Ruleset } from './ruleset';

/** True if a road leads through a space, whatever the ground there. */
export const hasRoad = (rules: Pick<Ruleset, 'roads'>, state: State, space: SpaceId): boolean =>
  rules.roads(state).some((road) => road.includes(space));
