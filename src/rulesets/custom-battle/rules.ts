import type { RuleSource } from '../../core';

/** The rules for making one's own battles, by the numbers players see. */
export const OWN_BATTLE_RULES: RuleSource = {
  source: 'cc-napoleon',
  stated: ['R000-159', 'R000-160', 'R000-164', 'R000-165', 'R000-166', 'R000-168', 'R000-170'],
  readings: [],
  house: ['AMB-000-43'],
};
