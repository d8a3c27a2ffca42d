import type { SideNumber } from './piece';
import type { Position } from './position';

/** The victory points of a side: those gained permanently, and those of the objectives that it holds. */
export function pointsIn<Kind>(position: Position<Kind>, side: SideNumber): number {
  let points = position.points(side);
  for (const [index, objective] of position.setting.objectives.entries()) {
    if (objective.side !== side || objective.relief) continue;
    const held = position.held(index).length;
    if (objective.per === 'each') points += objective.points * held;
    else if (held === objective.spaces.length) points += objective.points;
  }
  return points;
}
