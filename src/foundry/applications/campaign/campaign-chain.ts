import { type PartyId, type PlannedBattle, plannedBattle } from '../../../campaign';
import type { UserCampaign } from '../../battle/campaign-port';
import type { Localize } from '../../texts';

/** The status of a battle in the chain: fought, next, in progress, still possible, or no longer possible. */
type Standing = 'done' | 'next' | 'now' | 'ahead' | 'passed';

/** The battles of a campaign in order, as its sheet shows them. */
export function chainContext(view: UserCampaign, localize: Localize) {
  const { campaign, placed } = view;
  const { plan } = campaign;
  const reachable = battlesAhead(view);
  return plan.battles.map((battle) => {
    const standing = standingOf(view, battle, reachable);
    const { scene = null } = placed[battle.id] ?? {};
    return {
      id: battle.id,
      title: battle.title,
      standing,
      isDone: standing === 'done',
      state: localize(`PDC.campaign.standing.${standing}`),
      result: resultOf(view, battle, localize),
      sides: localize('PDC.campaign.sides', {
        south: nameOf(view, battle.sides.south),
        north: nameOf(view, battle.sides.north),
      }),
      points: localize(`PDC.campaign.worth.${battle.points === 1 ? 'one' : 'many'}`, {
        points: String(battle.points),
      }),
      branches: standing === 'done' || standing === 'passed' ? [] : branchesOf(view, battle, localize),
      scene,
    };
  });
}

export const nameOf = ({ campaign: { plan } }: UserCampaign, party: PartyId): string =>
  plan.parties[party]?.name ?? party;

/** The battles that may still be fought after the next or current one. */
function battlesAhead({ campaign: { plan, at, stage } }: UserCampaign): ReadonlySet<string> {
  const ahead = new Set<string>();
  const waiting = stage === 'over' ? [] : [at];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of Object.values(plannedBattle(plan, id).next)) {
      if (next === null || ahead.has(next)) continue;
      ahead.add(next);
      waiting.push(next);
    }
  }
  return ahead;
}

function standingOf(
  { campaign: { fought, stage, at } }: UserCampaign,
  { id }: PlannedBattle,
  ahead: ReadonlySet<string>,
): Standing {
  if (fought.some(({ battle }) => battle === id)) return 'done';
  if (id === at && stage === 'battle') return 'now';
  if (id === at && stage === 'planned') return 'next';
  return ahead.has(id) ? 'ahead' : 'passed';
}

/** The winner of the battle, and the banners of both sides. */
function resultOf(view: UserCampaign, { id, sides }: PlannedBattle, localize: Localize): string {
  const fought = view.campaign.fought.find(({ battle }) => battle === id);
  if (!fought) return '';
  const { winner, banners } = fought;
  const numbers = { south: String(banners[sides.south] ?? 0), north: String(banners[sides.north] ?? 0) };
  return winner === null
    ? localize('PDC.campaign.drawn', numbers)
    : localize('PDC.campaign.won', { ...numbers, winner: nameOf(view, winner) });
}

/** The next battles, if they depend on the winner. */
function branchesOf(view: UserCampaign, { next }: PlannedBattle, localize: Localize): readonly string[] {
  const ends = Object.entries(next);
  if (new Set(ends.map(([, then]) => then)).size < 2) return [];
  return ends.map(([who, then]) => {
    const winner = who === 'draw' ? '' : nameOf(view, who);
    const key = `${who === 'draw' ? 'draw' : 'win'}.${then === null ? 'end' : 'on'}`;
    const battle = then === null ? '' : plannedBattle(view.campaign.plan, then).title;
    return localize(`PDC.campaign.branch.${key}`, { winner, battle });
  });
}
