import { enemyOfNumber, pointsIn, type Side, type SideNumber, sideName, sideNumber } from '../../core';
import { battle } from './battle';
import { drawn } from './events';
import type { Context, Position } from './play';

/** An objective belongs to the side whose unit was there last (rules/square-rules.md B8). */
export function takeSquare(c: Context, space: number, by: SideNumber): void {
  for (const [index, { side, spaces }] of c.position.setting.objectives.entries()) {
    const held = c.position.held(index);
    if (!spaces.includes(space) || held.includes(space) === (side === by)) continue;
    c.objectiveHeld(index, side === by ? [...held, space] : held.filter((each) => each !== space));
  }
}

/** How a battle ends, and the key of what decided it. */
interface Standing {
  readonly winner: Side | 'draw';
  readonly by: string | undefined;
}

/** How the battle would end now: the higher total wins unless the scenario grades the lead (B8, B9). */
export function standing(position: Position): Standing {
  const grades = battle(position, 'grades');
  const of = sideNumber(grades?.of ?? 'south');
  const lead = pointsIn(position, of) - pointsIn(position, enemyOfNumber(of));
  const grade = grades?.list.find((each) => each.lead === null || lead >= each.lead);
  if (grade) return grade;
  return { winner: lead === 0 ? 'draw' : sideName(lead > 0 ? of : enemyOfNumber(of)), by: undefined };
}

/** Compares the victory points; `by` says why it is done now. */
export function decide(c: Context, by: string): void {
  const end = standing(c.position);
  if (end.winner === 'draw') drawn(c, end.by ?? by);
  else c.won(sideNumber(end.winner), end.by ?? by);
}
