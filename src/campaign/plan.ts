import type { PieceId, Side } from '../core';

/** One of the two parties of a campaign, whichever edge of the board is theirs in a battle. */
export type PartyId = string;

/** R001-02: the wording of the rules that applies: for the Napoleonic game of the family, or for the Ancient dice. */
export type Setting = 'napoleonic' | 'ancient';

/** R001-56, R001-57: the region of a battle, for the rules that apply in one country only. */
export type Region = 'spain' | 'portugal' | 'elsewhere';

/** One battle of the chain. */
export interface PlannedBattle {
  readonly id: string;
  /** The id of its scenario. */
  readonly scenario: string;
  readonly title: string;
  /** The party that plays each side. */
  readonly sides: Readonly<Record<Side, PartyId>>;
  readonly region: Region;
  /** The battle that follows, by the winner of this one; null if the campaign ends. */
  readonly next: Readonly<Record<PartyId | 'draw', string | null>>;
  /** The points for winning it. */
  readonly points: number;
}

/** The details of one of the two parties. */
export interface Party {
  readonly name: string;
  readonly nation: string;
  /** Names for promoted officers, in the order in which they are used. */
  readonly officers: readonly string[];
}

/** Rules options on which players may differ; the first value of each is the default. */
export interface CampaignOptions {
  /** AMB-001-3: the end of heroic status in the Napoleonic game: the first lost block, or the end of the battle. */
  readonly heroicLifetime: 'firstLoss' | 'endOfBattle';
  /** AMB-001-4: true if heroic infantry of the Napoleonic game ignores a flag as grenadiers do. */
  readonly heroicMorale: boolean;
  /** AMB-001-25: the side whose unit, at full strength, loses a block to sabres on a straggler's die. */
  readonly stragglerSabres: 'enemy' | 'own';
}

/** The plan of a campaign: a chain of battles, each with a scenario. */
export interface CampaignPlan {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly setting: Setting;
  readonly parties: Readonly<Record<PartyId, Party>>;
  readonly first: string;
  readonly battles: readonly PlannedBattle[];
  /** R001-28: units that carry a flag, or none, unlike the rest of their type. */
  readonly flags: Readonly<Record<PieceId, boolean>>;
  readonly options: CampaignOptions;
}

/** The battle of a plan with an id; throws a RangeError if there is none. */
export function plannedBattle({ battles, title }: CampaignPlan, id: string): PlannedBattle {
  const found = battles.find((battle) => battle.id === id);
  if (!found) throw new RangeError(`${title} has no battle "${id}"`);
  return found;
}
