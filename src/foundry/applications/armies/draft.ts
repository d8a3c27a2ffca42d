import type { Army, SampleArmy } from '../../../core';
import type { ArmyGame } from './army-game';

/** The most of one type that anyone can put down; no army comes near it. */
const MOST = 50;

/** An army that is being put together, and the battle that it is meant for. */
export interface Draft {
  readonly size: string;
  readonly points: number;
  readonly army: Army;
}

/** An empty army for the smallest battle. */
export function emptyDraft({ armies }: ArmyGame, nameOf: (nation: string) => string): Draft {
  const [size] = armies.sizes;
  const [nation = ''] = armies.nations;
  return {
    size: size?.id ?? '',
    points: size?.points[0] ?? 0,
    army: { name: nameOf(nation), nation, counts: {} },
  };
}

/** The draft with so many of a type. */
export function withCount(draft: Draft, type: string, count: number): Draft {
  const { [type]: _before, ...others } = draft.army.counts;
  const number = Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), MOST) : 0;
  return withPart(draft, { counts: number === 0 ? others : { ...others, [type]: number } });
}

/** The draft with another name, nation or other counts. */
export const withPart = (draft: Draft, part: Partial<Army>): Draft => ({
  ...draft,
  army: { ...draft.army, ...part },
});

/** The draft with another nation; a name that is only the nation's follows. */
export function withNation(draft: Draft, nation: string, nameOf: (nation: string) => string): Draft {
  const { name, nation: before } = draft.army;
  return withPart(draft, { nation, name: name === nameOf(before) ? nameOf(nation) : name });
}

/** The draft for a battle of another size. */
export function withSize({ armies }: ArmyGame, draft: Draft, size: string): Draft {
  const points = armies.sizes.find(({ id }) => id === size)?.points ?? [];
  return { ...draft, size, points: points[0] ?? 0 };
}

/** The draft with the units of a sample, for the battle that the sample is made for. */
export const withSample = (draft: Draft, { size, points, counts }: SampleArmy): Draft =>
  withPart({ ...draft, size, points }, { counts: { ...counts } });

/** The draft after a choice in one of the lists; what no list has changes nothing. */
export function withChoice(
  armyGame: ArmyGame,
  draft: Draft,
  { name, value }: { readonly name: string; readonly value: string },
  nameOf: (nation: string) => string,
): Draft {
  if (name === 'size') return withSize(armyGame, draft, value);
  if (name === 'points') return { ...draft, points: Number(value) };
  if (name === 'nation') return withNation(draft, value, nameOf);
  const sample = armyGame.armies.samples.find(({ id }) => id === value);
  return name === 'sample' && sample ? withSample(draft, sample) : draft;
}

/** The draft with another army, for the smallest battle in which that army may be paid. */
export function withLoaded({ armies }: ArmyGame, draft: Draft, army: Army): Draft {
  const cost = armies.cost(army);
  for (const { id, points } of armies.sizes) {
    const enough = points.find((each) => each >= cost);
    if (enough !== undefined) return { size: id, points: enough, army };
  }
  return { ...draft, army };
}
