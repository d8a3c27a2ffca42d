import { enemyOf, type Side } from '../core';
import type { BattleReport } from './report';

/** R001-42: the trophies of each side in a battle, beside banners. */
export type Trophies = Readonly<Record<Side, number>>;

/** R001-39 to R001-42: the counters that a side gains from a battle. */
export function gloryFor(side: Side, report: BattleReport, trophies: Trophies): number {
  return gloryOfBanners(side, report) + trophies[side];
}

/** R001-40, R001-41; both sides of a drawn battle count as losers (docs/rulings/campaigns.md). */
function gloryOfBanners(side: Side, { winner, banners, targets }: BattleReport): number {
  const own = banners[side];
  if (winner === side) return 1 + Math.max(0, Math.floor((own - banners[enemyOf(side)]) / 2));
  return own * 2 >= targets[side] ? 1 : 0;
}
