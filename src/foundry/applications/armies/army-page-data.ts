import { ARMY_FORMAT, type Army, type ArmyBuilding, type Ruleset, withFree } from '../../../core';
import type { Game } from '../../battle';
import { type Figure, figuresOf } from '../type-picture';

/** The kinds of army page: an army that may be played, or a list of a nation's troops. */
export type ArmyPageKind = 'army' | 'troops';

/** One type of unit or leader on a page. */
interface PageRow {
  readonly type: string;
  /** The number of units; 0 in a list of a nation's troops. */
  readonly count: number;
  /** The type's figures when the page was written; absent on pages written by players. */
  readonly figures?: readonly Figure[];
}

/** The data that a journal page stores for an army. */
export interface PageArmy {
  readonly name: string;
  readonly system: {
    /** The version of the format; absent on pages older than the first version. */
    readonly formatVersion?: number;
    readonly ruleset: string;
    /** The nation; empty for an army of any nation. */
    readonly nation: string;
    readonly kind?: ArmyPageKind;
    readonly source?: string;
    readonly counts: readonly PageRow[];
  };
}

/** The system data written to an army page. */
export const armyPageSystem = ({ rules }: Pick<Game, 'rules'>, { nation, counts }: Omit<Army, 'name'>) => ({
  formatVersion: ARMY_FORMAT.current,
  ruleset: rules.id,
  nation,
  counts: Object.entries(counts).map(([type, count]) => ({ type, count })),
});

/**
 * The army of a page; an army of any nation takes the first nation. Throws UnusableData with every fault and its place.
 */
export const armyOfPage = ({ armies }: { readonly armies: ArmyBuilding }, { name, system }: PageArmy): Army =>
  armies.read({
    ...(system.formatVersion !== undefined && { formatVersion: system.formatVersion }),
    name,
    nation: system.nation === '' ? armies.nations[0] : system.nation,
    counts: Object.fromEntries(
      system.counts.flatMap(({ type, count }) => (count > 0 ? [[type, count]] : [])),
    ),
  });

/** The page data of a sample army, with the figures of every piece it fields. */
export function samplePageSystem(
  { rules, armies }: Pick<Game, 'rules'> & { readonly armies: ArmyBuilding },
  {
    nation = '',
    counts,
    rule,
  }: { readonly nation?: string; readonly counts: Army['counts']; readonly rule: string },
) {
  const { counts: bought, ...others } = armyPageSystem({ rules }, { nation, counts });
  // Free pieces are shown with the others, but not bought: the page keeps only their figures.
  const free = Object.keys(withFree({ counts: {} }, armies)).filter((type) => !Object.hasOwn(counts, type));
  const rows = [...bought, ...free.map((type) => ({ type, count: 0 }))];
  return {
    ...others,
    kind: 'army' as const,
    source: rule,
    counts: rows.map((row) => withFigures(rules, row, armies.lines[row.type]?.type)),
  };
}

/** The page data of a nation's troops: each of its types with its figures. */
export const troopsPageSystem = (rules: Ruleset, nation: string) => ({
  formatVersion: ARMY_FORMAT.current,
  ruleset: rules.id,
  nation,
  kind: 'troops' as const,
  source: '',
  counts: troopsOf(rules, nation).map((type) => withFigures(rules, { type, count: 0 })),
});

const withFigures = (
  { pieces }: Ruleset,
  row: { readonly type: string; readonly count: number },
  type = row.type,
) => {
  const chart = pieces[type];
  return { ...row, figures: chart ? [...figuresOf(chart)] : [] };
};

/** The types that serve under a nation: its own, and those that all nations share. */
const troopsOf = ({ pieces }: Ruleset, nation: string): readonly string[] =>
  Object.values(pieces)
    .filter((piece) => piece.nation === undefined || piece.nation === nation)
    .map(({ id }) => id);
