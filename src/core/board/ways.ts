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
 * walks that gets there. The start itself is not among them. A walk goes no farther than it is asked about, so
 * that whoever asks does so before the position changes.
 */
export function waysFrom(grid: Grid, start: SpaceId, ...walks: readonly Walk[]): Ways {
  const trees = walks.map((walk) => seed(grid, grid.number(start), walk));
  const treeTo = (space: SpaceId) => {
    const goal = grid.number(space);
    return trees.find((tree) => {
      while (!tree.ends[goal] && tree.left > 0) grow(tree);
      return tree.ends[goal];
    });
  };
  return {
    get spaces() {
      for (const tree of trees) while (tree.left > 0) grow(tree);
      return grid.spaces.filter((_, number) => trees.some(({ ends }) => ends[number]));
    },
    has: (space) => treeTo(space) !== undefined,
    get(space) {
      const tree = treeTo(space);
      return tree && wayBack(tree, grid.number(space));
    },
  };
}

/** What a walk has reached so far. */
interface Tree {
  readonly grid: Grid;
  readonly start: number;
  readonly walk: Walk;
  /** For every space in reach the number of the one before it. */
  readonly before: number[];
  /** Whether the walk may end in a space. */
  readonly ends: boolean[];
  /** The spaces from which the next step is made. */
  frontier: readonly number[];
  /** Steps left to make. */
  left: number;
}

function seed(grid: Grid, start: number, walk: Walk): Tree {
  const before = new Array<number>(grid.spaces.length).fill(NEW);
  const ends = new Array<boolean>(grid.spaces.length).fill(false);
  before[start] = CLOSED;
  return { grid, start, walk, before, ends, frontier: [start], left: walk.steps };
}

/** Makes one step. */
function grow(tree: Tree): void {
  const next: number[] = [];
  for (const here of tree.frontier) {
    for (const space of tree.grid.around(here)) {
      if (tree.before[space] === NEW && enter(tree, here, space)) next.push(space);
    }
  }
  tree.frontier = next;
  tree.left -= 1;
}

/** Enters a space that is new to the walk, if it may; whether the walk goes on from there. */
function enter({ grid, walk, before, ends }: Tree, here: number, number: number): boolean {
  const space = grid.spaces[number] ?? '';
  const isOpen = walk.mayEnter(space);
  before[number] = isOpen ? here : CLOSED;
  if (!isOpen) return false;
  ends[number] = walk.mayEnd(space);
  return !walk.mustStop(space);
}

function wayBack({ grid, start, before }: Tree, goal: number): readonly SpaceId[] {
  const way: SpaceId[] = [];
  for (let here = goal; here !== start; here = before[here] ?? start) way.unshift(grid.spaces[here] ?? '');
  return way;
}
