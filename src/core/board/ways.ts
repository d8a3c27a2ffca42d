import type { Grid, SpaceId } from './grid';

export interface Walk {
  /** Steps that the walker can make. */
  readonly steps: number;
  /** Whether the walker may set foot in a space on its way. */
  readonly mayEnter: (space: SpaceId) => boolean;
  /** Whether entering a space ends the walk there. */
  readonly mustStop: (space: SpaceId) => boolean;
  /** Whether the walker may end in a space that is in reach. */
  readonly mayEnd: (space: SpaceId) => boolean;
}

/** Every space where a walk may end, with the first shortest way to it. */
export interface Ways {
  /** Sorted by row, then column. */
  readonly spaces: readonly SpaceId[];
  has(space: SpaceId): boolean;
  /** The spaces after the start, the goal included. */
  get(space: SpaceId): readonly SpaceId[] | undefined;
}

const NEW = -1;
const CLOSED = -2;

/**
 * The first shortest way to every space in reach (first by row, then column, at each step), for the first of the
 * walks that gets there. The start itself is not among them.
 */
export function waysFrom(grid: Grid, start: SpaceId, ...walks: readonly Walk[]): Ways {
  const trees = walks.filter(({ steps }) => steps > 0).map((walk) => treeOf(grid, start, walk));
  const treeTo = (space: SpaceId) => {
    const number = grid.number(space);
    return trees.find(({ ends }) => ends[number]);
  };
  return {
    get spaces() {
      return grid.spaces.filter((_, number) => trees.some(({ ends }) => ends[number]));
    },
    has: (space) => treeTo(space) !== undefined,
    get(space) {
      const tree = treeTo(space);
      return tree && wayBack(grid, start, tree, space);
    },
  };
}

interface Tree {
  /** For every space in reach the number of the one before it. */
  readonly before: readonly number[];
  /** Whether the walk may end in a space. */
  readonly ends: readonly boolean[];
}

function treeOf(grid: Grid, start: SpaceId, walk: Walk): Tree {
  const before = new Array<number>(grid.spaces.length).fill(NEW);
  const ends = new Array<boolean>(grid.spaces.length).fill(false);
  const tree = { before, ends };
  let frontier = [grid.number(start)];
  before[grid.number(start)] = CLOSED;
  for (let step = 0; step < walk.steps; step += 1) {
    const next: number[] = [];
    for (const here of frontier) {
      for (const number of grid.around(here)) {
        if (before[number] === NEW && enter(grid, walk, tree, here, number)) next.push(number);
      }
    }
    frontier = next;
  }
  return tree;
}

/** Enters a space that is new to the walk, if it may; whether the walk goes on from there. */
function enter(
  grid: Grid,
  walk: Walk,
  { before, ends }: { before: number[]; ends: boolean[] },
  here: number,
  number: number,
): boolean {
  const space = grid.spaces[number] ?? '';
  const isOpen = walk.mayEnter(space);
  before[number] = isOpen ? here : CLOSED;
  if (!isOpen) return false;
  ends[number] = walk.mayEnd(space);
  return !walk.mustStop(space);
}

function wayBack(grid: Grid, start: SpaceId, { before }: Tree, goal: SpaceId): readonly SpaceId[] {
  const first = grid.number(start);
  const way: SpaceId[] = [];
  for (let here = grid.number(goal); here !== first; here = before[here] ?? first) {
    way.unshift(grid.spaces[here] ?? '');
  }
  return way;
}
