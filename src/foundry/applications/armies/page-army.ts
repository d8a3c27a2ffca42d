import type { Army } from '../../../core';
import type { ArmyGame } from './army-game';

/** What a page of a journal says of an army. */
export interface PageArmy {
  readonly name: string;
  readonly system: {
    readonly ruleset: string;
    readonly nation: string;
    readonly counts: readonly { readonly type: string; readonly count: number }[];
  };
}

/** What is written into the page of an army. */
export const armyPageSystem = ({ rules }: ArmyGame, { nation, counts }: Army) => ({
  ruleset: rules.id,
  nation,
  counts: Object.entries(counts).map(([type, count]) => ({ type, count })),
});

/** The army of a page. Throws UnusableData with every fault and its place. */
export const armyOfPage = ({ armies }: ArmyGame, { name, system }: PageArmy): Army =>
  armies.read({
    name,
    nation: system.nation,
    counts: Object.fromEntries(system.counts.map(({ type, count }) => [type, count])),
  });
