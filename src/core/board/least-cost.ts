import type { Board } from './board';
import { SpaceSet } from './space-set';
import { BARRED, costOfStep, type StepCosts } from './step-costs';

/** Somebody who walks with points to spend. */
export interface March {
  readonly start: number;
  /** In the points of the costs. */
  readonly points: number;
  readonly costs: StepCosts;
  /** Where he may set foot, where he has to stop, where he may end. */
  readonly open: SpaceSet;
  readonly stops: SpaceSet;
  readonly ends: SpaceSet;
}

const UNSEEN = -1;

// Nothing of a march outlives the call, so that all marches share these.
let spent = new Int16Array(0);
let steps = new Int16Array(0);
/** Where a march gets with exactly so many points, by their number. */
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

/** Works out the least that every space costs, and the fewest steps for that. */
function spread(board: Board, march: March): void {
  const { start, points, stops } = march;
  makeRoom(board, points);
  spent[start] = 0;
  steps[start] = 0;
  fronts[0]?.add(start);
  for (let cost = 0; cost <= points; cost += 1) {
    // Every step costs something: nobody comes to this front while it is looked at.
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

/** The way of a march to a space, without its start, and what it costs. */
export interface Marched {
  readonly way: readonly number[];
  readonly cost: number;
}

/**
 * The cheapest way of a march to a space; of several the one of the fewest steps, of these the first by row, then
 * column, at each step. Null if there is none.
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

/** The spaces of all the best ways to a goal. */
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

/** Whether a step is one of a best way to where it leads. */
function isOnward(board: Board, { costs, start, stops }: March, here: number, to: number): boolean {
  if (spent[here] === UNSEEN || (here !== start && stops.has(here))) return false;
  const cost = costOfStep(board, costs, here, to);
  if (cost === BARRED) return false;
  return (
    (spent[here] as number) + cost === spent[to] && (steps[here] as number) + 1 === (steps[to] as number)
  );
}
