import { type Faults, fields, flag, noOthers, oneOf } from '../core';
import type { CampaignOptions } from './plan';

/** The readings that hold where nobody chooses others. */
const USUAL: CampaignOptions = {
  heroicLifetime: 'firstLoss',
  heroicMorale: false,
  stragglerSabres: 'enemy',
};

/** Reads the readings that somebody has chosen for a campaign; what he does not name is as usual. */
export function readOptions(data: unknown, place: string, faults: Faults): CampaignOptions {
  const given = fields(data ?? {}, place, faults);
  noOthers(given, Object.keys(USUAL), place, faults);
  const { heroicLifetime, heroicMorale = USUAL.heroicMorale, stragglerSabres } = given;
  return {
    heroicLifetime: oneOf(
      heroicLifetime,
      `${place}.heroicLifetime`,
      faults,
      ['firstLoss', 'endOfBattle'] as const,
      USUAL.heroicLifetime,
    ),
    heroicMorale: flag(heroicMorale, `${place}.heroicMorale`, faults),
    stragglerSabres: oneOf(
      stragglerSabres,
      `${place}.stragglerSabres`,
      faults,
      ['enemy', 'own'] as const,
      USUAL.stragglerSabres,
    ),
  };
}
