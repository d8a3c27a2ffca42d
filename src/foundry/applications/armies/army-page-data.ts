import { ARMY_FORMAT, type Army, type ArmyBuilding, type Ruleset, withFree } from '../../../core';
import type { Game } from '../../battle';
import { type Figure, figuresOf } from '../type-shown';

/** What a page can hold: an army that may be played, or what the troops of a nation are. */
export type ArmyPageKind = 'army' | 'troops';

/** One type of unit or leader of a page. */
interface PageRow {
  readonly type: string;
  /** How many; 0 for one of a nation's troops. */
  readonly count: number;
  /** Its numbers when the page was written; none on pages of players. */
  readonly figures?: readonly Figure[];
}

/** What a page of a journal says of an army. */
export interface PageArmy {
  readonly name: string;
  readonly system: {
    /** The format of its words; pages that were written before there was one have none. */
    readonly formatVersion?: number;
    readonly ruleset: string;
    /** Empty: an army of any nation. */
    readonly nation: string;
    readonly kind?: ArmyPageKind;
    readonly source?: string;
    readonly counts: readonly PageRow[];
  };
}

/** What is written into the page of an army. */
export const armyPageSystem = ({ rules }: Pick<Game, 'rules'>, { nation, counts }: Omit<Army, 'name'>) => ({
  formatVersion: ARMY_FORMAT.current,
  ruleset: rules.id,
  nation,
  counts: Object.entries(counts).map(([type, count]) => ({ type, count })),
});

/** The army of a page; one of any nation is the first nation's. Throws UnusableData with every fault and its place. */
export const armyOfPage = ({ armies }: { readonly armies: ArmyBuilding }, { name, system }: PageArmy): Army =>
  armies.read({
    ...(system.formatVersion !== undefined && { formatVersion: system.formatVersion }),
    name,
    nation: system.nation === '' ? armies.nations[0] : system.nation,
    counts: Object.fromEntries(
      system.counts.flatMap(({ type, count }) => (count > 0 ? [[type, count]] : [])),
    ),
  });

/** The page of a sample army, with the numbers of everybody who takes the field for it. */
export function samplePageSystem(
  { rules, armies }: Pick<Game, 'rules'> & { readonly armies: ArmyBuilding },
  {
    nation = '',
    counts,
    rule,
  }: { readonly nation?: string; readonly counts: Army['counts']; readonly rule: string },
) {
  const { counts: bought, ...others } = armyPageSystem({ rules }, { nation, counts });
  // Who comes for free is shown with the others, but not bought: the numbers alone are kept of him.
  const free = Object.keys(withFree({ counts: {} }, armies)).filter((type) => !Object.hasOwn(counts, type));
  const rows = [...bought, ...free.map((type) => ({ type, count: 0 }))];
  return {
    ...others,
    kind: 'army' as const,
    source: rule,
    counts: rows.map((row) => withFigures(rules, row)),
  };
}

/** The page of a nation's troops: each of its types with its numbers. */
export const troopsPageSystem = (rules: Ruleset, nation: string) => ({
  formatVersion: ARMY_FORMAT.current,
  ruleset: rules.id,
  nation,
  kind: 'troops' as const,
  source: '',
  counts: troopsOf(rules, nation).map((type) => withFigures(rules, { type, count: 0 })),
});

const withFigures = ({ pieces }: Ruleset, row: { readonly type: string; readonly count: number }) => {
  const chart = pieces[row.type];
  return { ...row, figures: chart ? [...figuresOf(chart)] : [] };
};

/** The types that serve under a nation: its own, and those that everybody has. */
const troopsOf = ({ pieces }: Ruleset, nation: string): readonly string[] =>
  Object.values(pieces)
    .filter((piece) => piece.nation === undefined || piece.nation === nation)
    .map(({ id }) => id);

/** The nations of a game: those of its charts, else those for which armies are bought, else those of its battles. */
export function nationsOf({ rules, armies, scenarios }: Game): readonly string[] {
  const charted = Object.values(rules.pieces).flatMap(({ nation }) => nation ?? []);
  if (charted.length > 0) return [...new Set(charted)];
  if (armies) return armies.nations;
  return [
    ...new Set(
      scenarios.flatMap(({ sides, units }) => [
        sides.south.nation,
        sides.north.nation,
        ...Object.values(units).flatMap(({ nation }) => nation ?? []),
      ]),
    ),
  ];
}
