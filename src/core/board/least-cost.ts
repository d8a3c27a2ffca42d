import type { Board } from './board';
import { SpaceSet } from './space-set';
import { BARRED, costOfStep, type StepCosts } from './step-costs';

/** A move with points to spend. */
export interface March {
  readonly start: number;
  /** The points to spend, in the unit of the costs. */
  readonly points: number;
  readonly costs: StepCosts;
  /** The spaces that the move may enter; `stops` are those where it must stop, `ends` those where it may end. */
  readonly open: SpaceSet;
  readonly stops: SpaceSet;
  readonly ends: SpaceSet;
}

const UNSEEN = -1;

// No march data outlives the call, so all marches share these arrays.
let spent = new Int16Array(0);
let steps = new Int16Array(0);
/** The spaces that a march reaches with exactly this many points, by that number. */
let fronts: SpaceSet[] = [];

function makeRoom({ size }: Board, points: number): void {
  if (spent.length !== size) {
    spent = new Int16Array(size);
    steps = new Int16Array(size);
    fronts = [];
  }
  while (fronts.length <= points) fronts.push(new SpaceSet(size));
  for (let cost = 0; cost <= points; cost += 1) fronts[cost]?.clear();
  spent.fill(UNSEEN);
}

/** Works out the lowest cost of every space, and the fewest steps at that cost. */
function spread(board: Board, march: March): void {
  const { start, points, stops } = march;
  makeRoom(board, points);
  spent[start] = 0;
  steps[start] = 0;
  fronts[0]?.add(start);
  for (let cost = 0; cost <= points; cost += 1) {
    // Every step costs something, so no space is added to this front during the loop.
    fronts[cost]?.forEach((here) => {
      if (spent[here] === cost && (here === start || !stops.has(here))) goOn(board, march, here, cost);
    });
  }
}

function goOn({ around }: Board, { costs, points, open }: March, here: number, cost: number): void {
  const next = around[here] as Int16Array;
  const prices = costs[here] as Uint8Array;
  const pace = (steps[here] as number) + 1;
  for (let at = 0; at < next.length; at += 1) {
    const to = next[at] as number;
    const then = cost + (prices[at] as number);
    if (then === cost || then > points || !open.has(to)) continue;
    const known = spent[to] as number;
    if (known === UNSEEN || then < known) {
      spent[to] = then;
      steps[to] = pace;
      fronts[then]?.add(to);
    } else if (then === known && pace < (steps[to] as number)) steps[to] = pace;
  }
}

/** Adds to `reached` every space where a march may end. */
export function reachForCost(board: Board, march: March, reached: SpaceSet): void {
  spread(board, march);
  const { start, ends } = march;
  for (let space = 0; space < board.size; space += 1) {
    if (space !== start && spent[space] !== UNSEEN && ends.has(space)) reached.add(space);
  }
}

/** The path of a march to a space, without its start, and its cost. */
export interface Marched {
  readonly way: readonly number[];
  readonly cost: number;
}

/**
 * The cheapest path of a march to a space. Ties go to the fewest steps, then at each step to the first space by row,
 * then column. Null if there is no path.
 */
export function cheapestWay(board: Board, march: March, goal: number): Marched | null {
  const { start, ends } = march;
  if (goal === start || !ends.has(goal)) return null;
  spread(board, march);
  const cost = spent[goal] as number;
  if (cost === UNSEEN) return null;
  const onWay = waysTo(board, march, goal);
  const way: number[] = [];
  for (let here = start; here !== goal; ) {
    here = (board.around[here] as Int16Array).find(
      (to) => onWay.has(to) && isOnward(board, march, here, to),
    ) as number;
    way.push(here);
  }
  return { way, cost };
}

/** The spaces of all the best paths to a goal. */
function waysTo(board: Board, march: March, goal: number): SpaceSet {
  const onWay = SpaceSet.of(board.size, [goal]);
  const open = [goal];
  for (let to = open.pop(); to !== undefined; to = open.pop()) {
    for (const here of board.around[to] as Int16Array) {
      if (onWay.has(here) || !isOnward(board, march, here, to)) continue;
      onWay.add(here);
      open.push(here);
    }
  }
  return onWay;
}

/** True if a step belongs to a best path to the space it leads to. */
function isOnward(board: Board, { costs, start, stops }: March, here: number, to: number): boolean {
  if (spent[here] === UNSEEN || (here !== start && stops.has(here))) return false;
  const cost = costOfStep(board, costs, here, to);
  if (cost === BARRED) return false;
  return (
    (spent[here] as number) + cost === spent[to] && (steps[here] as number) + 1 === (steps[to] as number)
  );
}
