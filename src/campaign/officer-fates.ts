import type { Side } from '../core';
import type { OfficerCondition } from './campaign';
import type { CampaignContext, CampaignProcedure } from './context';
import { D6 } from './dice';

/** R001-04: the causes of a leader's loss. */
export const LOSSES = ['melee', 'other'] as const;
export type LossCause = (typeof LOSSES)[number];

/** R001-05 to R001-15: the possible fates of a leader. */
const FATES = ['slain', 'mortal', 'captured', 'crippled', 'serious', 'moderate', 'light'] as const;
export type Fate = (typeof FATES)[number];

/** R001-05, R001-07: the first roll; `null` leads to a second one. */
const FIRST: readonly (Fate | null)[] = ['slain', 'mortal', null, null, null, null];

/** R001-06, R001-08: the second roll. */
const SECOND: Readonly<Record<LossCause, readonly Fate[]>> = {
  melee: ['captured', 'captured', 'crippled', 'serious', 'moderate', 'light'],
  other: ['crippled', 'serious', 'moderate', 'moderate', 'light', 'light'],
};

/** R001-10 to R001-15: the condition of an officer after each fate. */
export const AFTER: Readonly<Record<Fate, OfficerCondition>> = {
  slain: 'dead',
  mortal: 'dead',
  captured: 'captured',
  crippled: 'crippled',
  serious: 'carriage',
  moderate: 'absent',
  light: 'fit',
};

/** R001-03 to R001-09: rolls for the fate of an officer who was lost. */
export function* rollFate(
  c: CampaignContext,
  side: Side,
  name: string,
  cause: LossCause,
): CampaignProcedure<Fate> {
  const [first = '1'] = yield* c.roll(`fate-${cause}`, side, D6, 1, name);
  const found = FIRST[Number(first) - 1];
  if (found) return found;
  const [second = '1'] = yield* c.roll(`fate-${cause}-again`, side, D6, 1, name);
  return SECOND[cause][Number(second) - 1] ?? 'light';
}
