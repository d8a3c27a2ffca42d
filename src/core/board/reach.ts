import type { Board } from './board';
import { SpaceSet } from './space-set';

/** The limits of a move, as sets: the spaces it may enter, those where it must stop, those where it may end. */
export interface Strides {
  readonly start: number;
  readonly steps: number;
  readonly open: SpaceSet;
  readonly stops: SpaceSet;
  readonly ends: SpaceSet;
  /** For each space, the neighbours to which a step is allowed; absent: all. */
  readonly beside?: readonly SpaceSet[] | undefined;
}

// No data of a walk outlive the call, so all walks share these sets.
let frontier = new SpaceSet(0);
let next = new SpaceSet(0);
let seen = new SpaceSet(0);

function makeRoom(size: number): void {
  if (frontier.words.length === (size + 31) >> 5) return;
  frontier = new SpaceSet(size);
  next = new SpaceSet(size);
  seen = new SpaceSet(size);
}

/** Adds to `reached` every space where a move may end. */
export function reach(
  board: Board,
  { start, steps, open, stops, ends, beside = board.beside }: Strides,
  reached: SpaceSet,
): void {
  makeRoom(board.size);
  const { length } = seen.words;
  seen.clear();
  frontier.clear();
  seen.add(start);
  frontier.add(start);
  for (let left = steps; left > 0; left -= 1) {
    next.clear();
    for (let word = 0; word < length; word += 1) {
      for (let bits = frontier.words[word] as number; bits !== 0; bits &= bits - 1) {
        next.addAll(beside[(word << 5) + 31 - Math.clz32(bits & -bits)] as SpaceSet);
      }
    }
    for (let word = 0; word < length; word += 1) {
      const fresh =
        (next.words[word] as number) & (open.words[word] as number) & ~(seen.words[word] as number);
      seen.words[word] = (seen.words[word] as number) | fresh;
      reached.words[word] = (reached.words[word] as number) | (fresh & (ends.words[word] as number));
      frontier.words[word] = fresh & ~(stops.words[word] as number);
    }
  }
}

const UNSEEN = -1;

/**
 * The first shortest path to a space (first by row, then column, at each step), without its start; null if there is
 * none.
 */
export function pathTo(board: Board, strides: Strides, goal: number): readonly number[] | null {
  const { start, steps, ends } = strides;
  if (goal === start || !ends.has(goal)) return null;
  const before = new Int16Array(board.size).fill(UNSEEN);
  before[start] = start;
  let from: readonly number[] = [start];
  for (let left = steps; left > 0 && before[goal] === UNSEEN; left -= 1) {
    from = from.flatMap((here) => stepsFrom(board, strides, here, before));
  }
  if (before[goal] === UNSEEN) return null;
  const way: number[] = [];
  for (let here = goal; here !== start; here = before[here] as number) way.unshift(here);
  return way;
}

/** Enters the neighbours of a space that are new to a path, and returns those from which it may continue. */
function stepsFrom(
  { around }: Board,
  { open, stops, beside }: Strides,
  here: number,
  before: Int16Array,
): number[] {
  const onward: number[] = [];
  for (const space of around[here] as Int16Array) {
    if (before[space] !== UNSEEN || !open.has(space) || beside?.[here]?.has(space) === false) continue;
    before[space] = here;
    if (!stops.has(space)) onward.push(space);
  }
  return onward;
}
