import type { Army, ArmyBuilding, BattleSize, SampleArmy } from '../../../core';
import type { Localize } from '../../texts';
import {
  type ArmyGame,
  gameChoices,
  lineName,
  linePicture,
  nationChoices,
  pointChoices,
  remarkLines,
  sizeChoices,
  swatchOf,
  unitsIn,
} from './army-game';
import type { PageArmy } from './army-page-data';
import type { ListedArmy } from './saved-armies';

/** The largest number of one type that an army may have; no real army comes near it. */
const MOST = 50;

/** An army that is being built, and the battle it is meant for. */
export interface ArmyDraft {
  readonly size: string;
  readonly points: number;
  readonly army: Army;
}

/** An empty army for the smallest battle. */
export function emptyDraft({ armies }: ArmyGame, nameOf: (nation: string) => string): ArmyDraft {
  const [size] = armies.sizes;
  const [nation = ''] = armies.nations;
  return {
    size: size?.id ?? '',
    points: size?.points[0] ?? 0,
    army: { name: nameOf(nation), nation, counts: {} },
  };
}

/** The draft with this many units of a type. */
export function withCount(draft: ArmyDraft, type: string, count: number): ArmyDraft {
  const { [type]: _before, ...others } = draft.army.counts;
  const number = Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), MOST) : 0;
  return withPart(draft, { counts: number === 0 ? others : { ...others, [type]: number } });
}

/** The draft with its name, nation or counts changed. */
export const withPart = (draft: ArmyDraft, part: Partial<Army>): ArmyDraft => ({
  ...draft,
  army: { ...draft.army, ...part },
});

/**
 * The draft with another nation: the equivalent troops by its tables; types it does not have stay unchanged. A name
 * that is only the nation's name changes too.
 */
export function withNation(
  { armies }: ArmyGame,
  draft: ArmyDraft,
  nation: string,
  nameOf: (nation: string) => string,
): ArmyDraft {
  const { name, nation: before, counts } = draft.army;
  return withPart(draft, {
    nation,
    name: name === nameOf(before) ? nameOf(nation) : name,
    counts: armies.ofNation(counts, nation),
  });
}

/** The draft for a battle of another size. */
export function withSize({ armies }: ArmyGame, draft: ArmyDraft, size: string): ArmyDraft {
  const points = armies.sizes.find(({ id }) => id === size)?.points ?? [];
  return { ...draft, size, points: points[0] ?? 0 };
}

/** The draft with the units of a sample army, for the battle that the sample was made for. */
export const withSample = (draft: ArmyDraft, { size, points, counts }: SampleArmy): ArmyDraft =>
  withPart({ ...draft, size, points }, { counts: { ...counts } });

/** The draft after a choice in one of the lists; a value that is not in the list changes nothing. */
export function withChoice(
  armyGame: ArmyGame,
  draft: ArmyDraft,
  { name, value }: { readonly name: string; readonly value: string },
  nameOf: (nation: string) => string,
): ArmyDraft {
  if (name === 'size') return withSize(armyGame, draft, value);
  if (name === 'points') return { ...draft, points: Number(value) };
  if (name === 'nation') return withNation(armyGame, draft, value, nameOf);
  const sample = armyGame.armies.samples.find(({ id }) => id === value);
  return name === 'sample' && sample ? withSample(draft, sample) : draft;
}

/** The draft with another army, for the smallest battle in which that army is affordable. */
export function withLoaded({ armies }: ArmyGame, draft: ArmyDraft, army: Army): ArmyDraft {
  const cost = armies.cost(army);
  for (const { id, points } of armies.sizes) {
    const enough = points.find((each) => each >= cost);
    if (enough !== undefined) return { size: id, points: enough, army };
  }
  return { ...draft, army };
}

/** The data that the army builder shows besides the draft itself. */
export interface ArmyBuilderData {
  readonly game: ArmyGame;
  /** Every game that has army building. */
  readonly games: readonly ArmyGame[];
  readonly draft: ArmyDraft;
  readonly saved: readonly ListedArmy[];
  /** The saved army that the user has asked once to delete; a second request deletes it. */
  readonly deleting: string | null;
  readonly isBusy: boolean;
  /** The armies in the journal that the user may view. */
  readonly pages: readonly (PageArmy & { readonly id: string | null })[];
  /** True if the user may write to the journal and drag units onto the map. */
  readonly isGameMaster: boolean;
}

/** The template data of the army builder. */
export function armyBuilderContext(
  { game, games, draft, saved, deleting, isBusy, pages, isGameMaster }: ArmyBuilderData,
  localize: Localize,
) {
  const { armies } = game;
  const { name, nation, counts } = draft.army;
  const pieceOf = (type: string) => ({
    type,
    name: lineName(armies, type, localize),
    picture: linePicture(game, type, nation),
  });
  return {
    games: gameChoices(games, game, localize),
    sizes: sizeChoices(armies, draft.size, localize),
    points: pointChoices(armies, draft.size).map(({ points, isAttack }) => ({
      value: points,
      name: localize(isAttack ? 'PDC.windows.army.pointsAttacking' : 'PDC.windows.army.points', {
        points: String(points),
      }),
      isChosen: points === draft.points,
    })),
    nations: nationChoices(armies, nation, localize),
    nation,
    swatch: swatchOf(nation),
    name,
    samples: samplesFor(armies, nation).map(({ id, size, points }) => ({
      id,
      name: localize('PDC.windows.army.sampleName', {
        size: localize(`PDC.rules.size.${size}`),
        points: String(points),
      }),
    })),
    rows: listedTypes(armies, draft.army).map((type) => {
      const count = counts[type] ?? 0;
      return { ...pieceOf(type), price: armies.prices[type] ?? 0, count, isNone: count === 0 };
    }),
    free: Object.entries(armies.free).map(([type, count]) => ({ ...pieceOf(type), count })),
    saved: saved.map((entry) => ({
      name: entry.name,
      isReadable: entry.army !== null,
      isDeleting: entry.name === deleting,
      note:
        entry.army === null ? localize('PDC.windows.army.unreadable') : noteOf(game, entry.army, localize),
    })),
    pages: pages.map(({ id, name: title, system }) => ({
      id,
      name: title,
      nation: localize(`PDC.rules.nation.${system.nation}`),
    })),
    isGameMaster,
    hasHousePrices: armies.hasHousePrices,
    isReplacing: saved.some((entry) => entry.name === name),
    canSave: name.trim() !== '' && !isBusy,
    bar: armyBar(game, draft, localize),
  };
}

/** The sample armies that an army of a nation may start from. */
const samplesFor = ({ samples }: ArmyBuilding, nation: string): readonly SampleArmy[] =>
  samples.filter((sample) => sample.nation === undefined || sample.nation === nation);

/** The types that the nation can buy, preceded by any others in the army, so that the player sees and removes them. */
function listedTypes({ typesOf }: ArmyBuilding, { nation, counts }: Army): readonly string[] {
  const own = typesOf(nation);
  return [...Object.keys(counts).filter((type) => !own.includes(type)), ...own];
}

/** The nation and cost of an army, shown beside its name. */
export const noteOf = ({ armies }: ArmyGame, army: Army, localize: Localize): string =>
  localize('PDC.windows.army.note', {
    nation: localize(`PDC.rules.nation.${army.nation}`),
    points: String(armies.cost(army)),
  });

/** The army's cost, its size and the remarks on it. */
function armyBar({ armies }: ArmyGame, { army, size, points }: ArmyDraft, localize: Localize) {
  const spent = armies.cost(army);
  const of = armies.sizes.find(({ id }) => id === size);
  return {
    spent,
    points,
    isOver: spent > points,
    share: points > 0 ? Math.min(100, Math.round((100 * spent) / points)) : 0,
    units: unitsText(unitsIn(army), of, localize),
    remarks: remarkLines(armies.remarks(army, size, points), localize),
  };
}

function unitsText(count: number, size: BattleSize | undefined, localize: Localize): string {
  const [least, most] = size?.units ?? [0, 0];
  return localize('PDC.windows.army.units', {
    count: String(count),
    least: String(least),
    most: String(most),
  });
}
