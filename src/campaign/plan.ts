import type { PieceId, Side } from '../core';

/** One of the two that fight a campaign, whichever edge of the board is theirs in a battle. */
export type PartyId = string;

/** R001-02: which words of the rules hold: those for the Napoleonic game of the family, or those for the Ancient dice. */
export type Setting = 'napoleonic' | 'ancient';

/** R001-56, R001-57: where a battle is fought, for the rules that hold in one country alone. */
export type Region = 'spain' | 'portugal' | 'elsewhere';

/** One battle of the chain. */
export interface PlannedBattle {
  readonly id: string;
  /** The scenario that it is fought by. */
  readonly scenario: string;
  readonly title: string;
  /** Who plays which side. */
  readonly sides: Readonly<Record<Side, PartyId>>;
  readonly region: Region;
  /** The battle that comes next, by whoever has won; null where the campaign ends. */
  readonly next: Readonly<Record<PartyId | 'draw', string | null>>;
  /** What winning it counts in the end. */
  readonly points: number;
}

/** What is known of one of the two. */
export interface Party {
  readonly name: string;
  readonly nation: string;
  /** Names for officers who are promoted, in the order in which they come. */
  readonly officers: readonly string[];
}

/** Readings of the rules on which players may differ; the first value of each is the usual one. */
export interface CampaignOptions {
  /** AMB-001-3: until when a unit of the Napoleonic game that has lost a block fights as a heroic one. */
  readonly heroicLifetime: 'firstLoss' | 'endOfBattle';
  /** AMB-001-4: whether heroic infantry of the Napoleonic game ignores a flag as grenadiers do. */
  readonly heroicMorale: boolean;
  /** AMB-001-25: whose unit, at full strength, loses a block to sabers of a straggler's die. */
  readonly stragglerSabres: 'enemy' | 'own';
}

/** A campaign as it is planned: a chain of battles, each by a scenario. */
export interface CampaignPlan {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly setting: Setting;
  readonly parties: Readonly<Record<PartyId, Party>>;
  readonly first: string;
  readonly battles: readonly PlannedBattle[];
  /** R001-28: units that carry a flag, or none, other than their kind does. */
  readonly flags: Readonly<Record<PieceId, boolean>>;
  readonly options: CampaignOptions;
}

/** The battle of a plan with an id; throws a RangeError if there is none. */
export function plannedBattle({ battles, title }: CampaignPlan, id: string): PlannedBattle {
  const found = battles.find((battle) => battle.id === id);
  if (!found) throw new RangeError(`${title} has no battle "${id}"`);
  return found;
}
