import { exactly, flag, orElse, type Reader, wordFrom } from '../core';
import type { CampaignOptions } from './plan';

const read = exactly<CampaignOptions>({
  heroicLifetime: orElse(wordFrom(['firstLoss', 'endOfBattle']), 'firstLoss'),
  heroicMorale: orElse(flag, false),
  stragglerSabres: orElse(wordFrom(['enemy', 'own']), 'enemy'),
});

/** Reads the rules options chosen for a campaign; missing ones have their default. */
export const readOptions: Reader<CampaignOptions> = (data, place, faults) => read(data ?? {}, place, faults);
