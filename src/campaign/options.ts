import { type Faults, fields, flag, noOthers, oneOf } from '../core';
import type { CampaignOptions } from './plan';

/** The default rules options. */
const USUAL: CampaignOptions = {
  heroicLifetime: 'firstLoss',
  heroicMorale: false,
  stragglerSabres: 'enemy',
};

/** Reads the rules options chosen for a campaign; missing ones have their default. */
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
