import type { Side } from '../core';
import type { CampaignContext, CampaignProcedure } from './context';
import { BATTLE_DIE } from './dice';
import { type PartyId, plannedBattle } from './plan';
import type { FlagChance } from './report';

/** R001-34: the number of dice. */
const DICE = 2;

/** R001-28, R001-32: true if there is a flag to capture, and the captor can capture it. */
export function mayCapture(c: CampaignContext, { unit, by }: FlagChance): boolean {
  const carries = c.campaign.plan.flags[unit.id] ?? unit.carriesFlag;
  if (!carries || by.arm === 'artillery' || unit.arm === 'artillery') return false;
  return by.arm === 'cavalry' || unit.arm === 'infantry';
}

/** R001-34 to R001-38: rolls for a flag. Returns true if it was captured. */
export function* tryForFlag(
  c: CampaignContext,
  side: Side,
  party: PartyId,
  chance: FlagChance,
): CampaignProcedure<boolean> {
  const { unit, by } = chance;
  const faces = yield* c.roll('flag-capture', side, BATTLE_DIE, DICE, by.name);
  const flags = faces.filter((face) => face === 'flag').length;
  // R001-36: cavalry that captures a flag of infantry needs only one flag, together with a cavalry face.
  const isRiddenDown = by.arm === 'cavalry' && unit.arm === 'infantry' && faces.includes('cavalry');
  const isTaken = flags === DICE || (flags === 1 && isRiddenDown);
  if (!isTaken) {
    c.chronicle('flag-saved', { unit: unit.name, by: by.name });
    return false;
  }
  const { title } = plannedBattle(c.campaign.plan, c.campaign.at);
  c.tell({ type: 'flag-taken', party, flag: { unit: unit.name, by: by.name, battle: title } });
  c.chronicle('flag-taken', { unit: unit.name, by: by.name });
  return true;
}
