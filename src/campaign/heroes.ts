import type { Side } from '../core';
import { partyOf } from './campaign';
import type { CampaignContext, CampaignProcedure } from './context';
import type { PartyId } from './plan';
import type { BattleReport, UnitReport } from './report';

/** R001-48, R001-53: heroic units that lost a block in the battle, or were eliminated, are no longer heroic. */
export function loseHeroes(c: CampaignContext, side: Side, party: PartyId, report: BattleReport): void {
  const { stragglers } = c.campaign.eve;
  for (const { name } of partyOf(c.campaign, party).heroes) {
    // R001-47: the regiment need not have been in this battle.
    if (!report.present[side].includes(name)) continue;
    const unit = report.survivors.find((each) => each.side === side && each.name === name);
    if (unit && unit.losses === 0 && !stragglers[unit.id]) continue;
    loseHero(c, party, name, unit ? 'hero-no-more' : 'hero-fell');
  }
}

/** Ends the heroic status of a unit, if it has it; the chronicle gives the reason. */
export function loseHero(
  c: CampaignContext,
  party: PartyId,
  name: string,
  why: 'hero-no-more' | 'hero-fell',
): void {
  const hero = partyOf(c.campaign, party).heroes.find((each) => each.name === name);
  if (!hero) return;
  c.tell({ type: 'hero-lost', party, unit: hero.unit, name });
  c.chronicle(why, { unit: name });
}

/** R001-45, R001-46, R001-52: true if a unit may become heroic. */
const mayBeHeroic = (side: Side, { arm, side: own }: UnitReport): boolean =>
  own === side && arm !== 'artillery';

/** R001-45: the winner may pay a counter of this battle to make one unit heroic. */
export function* makeHero(
  c: CampaignContext,
  side: Side,
  party: PartyId,
  report: BattleReport,
  gained: number,
): CampaignProcedure {
  const known = partyOf(c.campaign, party).heroes.map(({ name }) => name);
  const fit = report.survivors
    .filter((unit) => mayBeHeroic(side, unit) && !known.includes(unit.name))
    .sort((a, b) => b.kills - a.kills);
  if (gained < 1 || fit.length === 0) return;
  const chosen = yield* c.ask('heroic-unit', side, ['none', ...fit.map(({ id }) => id)], { of: 'unit' });
  const unit = fit.find(({ id }) => id === chosen);
  if (!unit) return;
  c.tell({ type: 'glory-changed', party, by: -1, reason: 'heroic-unit' });
  const hero = { unit: unit.id, name: unit.name, type: unit.type, since: c.campaign.at };
  c.tell({ type: 'hero-made', party, hero });
  c.chronicle('hero-made', { unit: unit.name });
}
