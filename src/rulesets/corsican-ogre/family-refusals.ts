import { RULES as CORE } from '../ccn/family-refusals';
import type { FamilyReason } from '../commands-and-colors/reasons';

/** The statements for the reasons the family gives: the core game's (R002-01), except for turns and rounds. */
export const RULES: Readonly<Record<FamilyReason, string>> = {
  ...CORE,
  'battle-is-over': 'R002-09',
  'not-your-turn': 'R002-15',
  'no-such-order': 'R002-24',
  'not-activated': 'R002-24',
  'beyond-the-card': 'R002-99',
  'has-moved': 'R002-24',
  'has-attacked': 'R002-24',
  'no-cards-here': 'R002-02',
};
