import type { CampaignTroops } from '../commands-and-colors/campaign-troops';
import { BRANCHES } from './branches';
import { UNIT_TYPES } from './unit-types';

/** The troops of the core game as campaigns see them. */
export const ccnTroops: CampaignTroops = {
  carriesFlag(type) {
    const row = UNIT_TYPES.find(({ id }) => id === type);
    return row !== undefined && row.arm !== 'artillery' && !BRANCHES[row.branch].hasNoFlag;
  },
  militiaOf: (nation) =>
    UNIT_TYPES.find(
      (row) => row.nation === nation && row.arm === 'infantry' && BRANCHES[row.branch].isMilitia,
    )?.id,
};
