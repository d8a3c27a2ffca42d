import { type Context, enemyOf, pointsOf, type Side, type SpaceId } from '../../core';
import { battleOf } from './battle';

/** An objective belongs to the side whose unit was there last (rules/square-rules.md B8). */
export function takeSquare(c: Context, space: SpaceId, by: Side): void {
  for (const [index, { side, spaces, held }] of c.state.objectives.entries()) {
    if (!spaces.includes(space) || held.includes(space) === (side === by)) continue;
    const now = side === by ? [...held, space] : held.filter((each) => each !== space);
    c.emit({ type: 'objective-held', objective: index, spaces: now });
  }
}

/** Compares the victory points: the higher total wins unless the scenario grades the lead (B8, B9). */
export function decide(c: Context, by: string): void {
  const { grades } = battleOf(c.state);
  const of = grades?.of ?? 'south';
  const lead = pointsOf(c.state, of) - pointsOf(c.state, enemyOf(of));
  const grade = grades?.list.find((each) => each.lead === null || lead >= each.lead);
  const winner = grade?.winner ?? (lead === 0 ? 'draw' : lead > 0 ? of : enemyOf(of));
  if (winner === 'draw') c.emit({ type: 'drawn', by: grade?.by ?? by });
  else c.emit({ type: 'won', side: winner, by: grade?.by ?? by });
}
