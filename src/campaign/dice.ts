/** A die of the campaign: its id, and its faces in the order of the numbers 1, 2, ... */
export interface CampaignDie {
  readonly id: string;
  readonly faces: readonly string[];
}

/** R001-05 to R001-08: an ordinary six-sided die. */
export const D6: CampaignDie = { id: 'd6', faces: ['1', '2', '3', '4', '5', '6'] };

/** R001-34, R001-71 to R001-75: the battle die of the Napoleonic game. */
export const BATTLE_DIE: CampaignDie = {
  id: 'ccn-die',
  faces: ['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'sabers'],
};

/** R001-76: the die of the Ancient game. */
export const ANCIENT_DIE: CampaignDie = {
  id: 'ancient-die',
  faces: ['red', 'blue', 'green', 'leader', 'flag', 'sabers'],
};

/** Every die that a campaign rolls. */
export const CAMPAIGN_DICE: readonly CampaignDie[] = [D6, BATTLE_DIE, ANCIENT_DIE];
