import { type StateContext, enemyOf, pointsOf, type Side, type SpaceId, type State } from '../../core';
import { battleOf } from './battle';

/** An objective belongs to the side whose unit was there last (rules/square-rules.md B8). */
export function takeSquare(c: StateContext, space: SpaceId, by: Side): void {
  for (const [index, { side, spaces, held }] of c.state.objectives.entries()) {
    if (!spaces.includes(space) || held.includes(space) === (side === by)) continue;
    const now = side === by ? [...held, space] : held.filter((each) => each !== space);
    c.emit({ type: 'objective-held', objective: index, spaces: now });
  }
}

/** How the battle would end now: the higher total wins unless the scenario grades the lead (B8, B9). */
export function standing(state: State): { readonly winner: Side | 'draw'; readonly by: string | undefined } {
  const { grades } = battleOf(state);
  const of = grades?.of ?? 'south';
  const lead = pointsOf(state, of) - pointsOf(state, enemyOf(of));
  const grade = grades?.list.find((each) => each.lead === null || lead >= each.lead);
  if (grade) return grade;
  return { winner: lead === 0 ? 'draw' : lead > 0 ? of : enemyOf(of), by: undefined };
}

/** Compares the victory points; `by` says why it is done now. */
export function decide(c: StateContext, by: string): void {
  const end = standing(c.state);
  if (end.winner === 'draw') c.emit({ type: 'drawn', by: end.by ?? by });
  else c.emit({ type: 'won', side: end.winner, by: end.by ?? by });
}
