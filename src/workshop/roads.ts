import type { Grid, Roads, Ruleset, SpaceId } from '../core';
import { type Draft, fieldsIn, itemsIn } from './draft';
import { CLEAR } from './edit';

/** The paint of roads. */
export const ROAD = 'road';

type Road = Roads[number];

/** The roads of a draft, as far as they are spaces. */
export const roadsIn = (draft: Draft): Roads =>
  itemsIn(draft.roads).map((road) =>
    itemsIn(road).filter((space): space is SpaceId => typeof space === 'string'),
  );

/** A road without some of its spaces: the stretches that are left. */
export function stretches(road: Road, isLeft: (space: SpaceId, before?: SpaceId) => boolean): Roads {
  const found: SpaceId[][] = [];
  let last: SpaceId[] | undefined;
  for (const space of road) {
    if (!isLeft(space)) last = undefined;
    else if (last && isLeft(space, last.at(-1))) last.push(space);
    else {
      last = [space];
      found.push(last);
    }
  }
  return found;
}

/** The roads with another one along some places, or without roads in them. */
const roadsAfter = (grid: Grid, roads: Roads, kind: string, places: readonly string[]): Roads =>
  kind === CLEAR
    ? roads.flatMap((road) => stretches(road, (space) => !places.includes(space)))
    : withRoad(grid, roads, places);

/** The draft with a road along some places, whatever the ground there, or without roads in them. */
export function roadPainted(grid: Grid, draft: Draft, kind: string, places: readonly string[]): Draft {
  const after = roadsAfter(grid, roadsIn(draft), kind, places);
  const { roads: _, ...others } = draft;
  return after.length > 0 ? { ...draft, roads: after } : others;
}

function withRoad(grid: Grid, roads: Roads, places: readonly string[]): Roads {
  const [only, ...others] = places;
  if (only !== undefined && others.length === 0) return withSpace(grid, roads, only);
  const isStep = (from: SpaceId, to: SpaceId) => grid.neighbours(from).includes(to);
  const known = new Set(
    roads.flatMap((road) =>
      road.slice(1).flatMap((space, at) => [`${road[at]} ${space}`, `${space} ${road[at]}`]),
    ),
  );
  const runs = stretches(places, (space, before) => before === undefined || isStep(before, space));
  return runs.flatMap((run) => newStretches(run, known)).reduce<Roads>((all, run) => joined(all, run), roads);
}

/** The stretches of a stroke along which no road leads yet. */
function newStretches(run: Road, known: ReadonlySet<string>): Roads {
  const found: SpaceId[][] = [];
  for (const [at, space] of run.slice(1).entries()) {
    const from = run[at] ?? '';
    if (known.has(`${from} ${space}`)) continue;
    const last = found.at(-1);
    if (last?.at(-1) === from) last.push(space);
    else found.push([from, space]);
  }
  return run.length === 1 ? [run] : found;
}

/** The roads with a single space more: it continues a road that ends next to it. */
function withSpace(grid: Grid, roads: Roads, space: SpaceId): Roads {
  if (roads.some((road) => road.includes(space))) return roads;
  const around = grid.neighbours(space);
  // The road that was painted last is the one that goes on.
  const next = roads.toReversed().flatMap((road) => [road.at(-1) ?? '', road[0] ?? '']);
  const end = next.find((each) => around.includes(each));
  return end === undefined ? [...roads, [space]] : joined(roads, [end, space]);
}

/** The roads with one more, which becomes one with a road that ends where it begins or ends. */
function joined(roads: Roads, run: Road): Roads {
  const [first, last] = [run[0], run.at(-1)];
  const other =
    first === last
      ? undefined
      : roads.find((road) => [road[0], road.at(-1)].some((end) => end === first || end === last));
  if (!other || (other[0] === other.at(-1) && other.length > 1)) return [...roads, run];
  const others = roads.filter((road) => road !== other);
  const start = other.at(-1) === first || other.at(-1) === last ? other : other.toReversed();
  const rest = start.at(-1) === first ? run : run.toReversed();
  return joined(others, [...start, ...rest.slice(1)]);
}

/** The looks of ground that a road beside it leads to. */
const LED_TO: readonly string[] = ['road', 'bridge', 'village'];

/**
 * The draft with the roads that older files name as terrain as roads over open ground, led on as they are drawn: to
 * roads, bridges and villages beside them.
 */
export function withRoadLists(rules: Ruleset, draft: Draft): Draft {
  const { grid } = rules;
  const kinds = fieldsIn(draft.terrain);
  const rowOf = (space: SpaceId) => rules.terrain[String(kinds[space])];
  const paved = grid.spaces.filter((space) => rowOf(space)?.isRoad);
  if (paved.length === 0) return draft;
  const around = new Map<SpaceId, SpaceId[]>();
  const linksOf = (space: SpaceId): readonly SpaceId[] => around.get(space) ?? [];
  let roads = roadsIn(draft);
  for (const from of paved) {
    for (const to of grid.neighbours(from)) {
      // A third link between three spaces around one corner would only close a ring.
      const closesRing = linksOf(from).some((third) => linksOf(third).includes(to));
      const isLedTo = LED_TO.includes(rowOf(to)?.drawn ?? '');
      if (!isLedTo || closesRing || linksOf(from).includes(to)) continue;
      around.set(from, [...linksOf(from), to]);
      around.set(to, [...linksOf(to), from]);
      roads = joined(roads, [from, to]);
    }
    if (linksOf(from).length === 0) roads = [...roads, [from]];
  }
  const terrain = Object.fromEntries(Object.entries(kinds).filter(([space]) => !paved.includes(space)));
  return { ...draft, terrain, roads };
}
