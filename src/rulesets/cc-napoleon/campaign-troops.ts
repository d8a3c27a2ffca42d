import type { CampaignTroops } from '../commands-and-colors/campaign-troops';
import type { UnitType } from './unit-type';
import { UNIT_TYPES } from './unit-types';

const rowOf = (type: string): UnitType | undefined => UNIT_TYPES.find(({ id }) => id === type);

/** R001-76 refers to the dice of the Ancient game; this game uses them, with their colours (rules/hex-rules.md 2.3). */
export const ccNapoleonTroops: CampaignTroops = {
  carriesFlag(type) {
    const row = rowOf(type);
    return row !== undefined && row.arm !== 'artillery' && !row.hasNoFlag;
  },
  militiaOf: () => UNIT_TYPES.find(({ isMilitia }) => isMilitia)?.id,
  colourOf: (type) => rowOf(type)?.colour ?? undefined,
};
