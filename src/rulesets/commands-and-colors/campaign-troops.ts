/** A colour of troops on the dice of the Ancient game. */
export type TroopColour = 'red' | 'blue' | 'green';

/** The troops of a game as campaigns see them, by the types of its units. */
export interface CampaignTroops {
  /** R001-28: true if units of a type carry a flag. */
  carriesFlag(type: string): boolean;
  /** R001-57: the type of a nation's militia infantry; undefined if there is none. */
  militiaOf(nation: string): string | undefined;
  /** R001-76: the colour of a type, undefined if it has none; absent in games without the colours of the Ancient game. */
  readonly colourOf?: (type: string) => TroopColour | undefined;
}
