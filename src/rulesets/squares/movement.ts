import {
  enemyOf,
  isUnit,
  type Leader,
  type Refusal,
  reserveOf,
  type SpaceId,
  type State,
  type Unit,
} from '../../core';
import { type Budget, budgetOf, costOf, GENERAL_POINTS, moves, type Spent, spentBy } from './actions';
import { because } from './because';
import { boardOf, isOrthogonal } from './board';
import { has } from './marks';
import { optionIs } from './options';
import { plannedWayFault } from './special-rules';
import { hasRoom, isHeldBy, loneGenerals } from './stacking';
import { groundAt, surchargeOf } from './terrain';
import { isArtillery, ridesOn } from './unit-types';

/** A way that a piece can go, with what it will have spent. */
export interface Way {
  readonly path: readonly SpaceId[];
  readonly spent: Spent;
  /** R004-47: it ends in a wood, and with it all that the piece may do. */
  readonly halted: boolean;
}

/** A004-59: a general's points are his own, and he waives nothing since no ground costs him anything. */
const OF_GENERALS: Budget = { actions: GENERAL_POINTS, bonus: 0, waives: true };

const budgetFor = (state: State, piece: Leader): Budget =>
  isUnit(piece) ? budgetOf(state, piece) : OF_GENERALS;

/** Why a piece may not set foot in a square: R004-16, R004-51, T004-9. */
function entryFault(state: State, piece: Leader, from: SpaceId, to: SpaceId): Refusal | undefined {
  if (groundAt(state, to).barred === 'all') return because('barred', 'T004-9', to);
  return isUnit(piece) ? unitEntryFault(state, piece, from, to) : generalEntryFault(state, piece, to);
}

function unitEntryFault(state: State, unit: Unit, from: SpaceId, to: SpaceId): Refusal | undefined {
  if (groundAt(state, to).barred && isArtillery(unit)) return because('barred', 'T004-9', to);
  if (isHeldByEnemy(state, unit, to)) return because('enemy-there', 'R004-51', to);
  const isFull = optionIs(state, 'passThrough', false) && !hasRoom(state, unit, to);
  return isFull ? because('no-room', 'A004-47', to) : plannedWayFault(state, unit, from, to);
}

function generalEntryFault(state: State, general: Leader, to: SpaceId): Refusal | undefined {
  const isTaken =
    isHeldByEnemy(state, general, to) || loneGenerals(state, to, enemyOf(general.side)).length > 0;
  return isTaken ? because('enemy-there', 'R004-16', to) : undefined;
}

const isHeldByEnemy = (state: State, { side }: Leader, space: SpaceId): boolean =>
  isHeldBy(state, space, enemyOf(side));

/** What a piece has spent after one more step. */
function afterStep(state: State, piece: Leader, spent: Spent, from: SpaceId, to: SpaceId): Spent {
  const straight = isOrthogonal(boardOf(state), from, to);
  return {
    ...spent,
    steps: spent.steps + (straight ? 1 : 0),
    diagonals: spent.diagonals + (straight ? 0 : 1),
    rough: spent.rough + (isUnit(piece) ? surchargeOf(state, from, to) : 0),
  };
}

const isWithin = ({ actions, bonus, waives }: Budget, spent: Spent): boolean =>
  costOf(spent, waives) <= actions + bonus;

/** R004-47: whether a piece has to stop in a square. */
export const halts = (state: State, piece: Leader, to: SpaceId): boolean =>
  isUnit(piece) && ridesOn(piece) && groundAt(state, to).id === 'woods';

/** Why a piece may not end in a square: R004-60. */
const endFault = (state: State, piece: Leader, to: SpaceId): Refusal | undefined =>
  isUnit(piece) && !hasRoom(state, piece, to) ? because('no-room', 'R004-12', to) : undefined;

/** A way laid down square by square, or why it can't be gone. */
export function wayAlong(state: State, piece: Leader, path: readonly SpaceId[]): Way | Refusal {
  const grid = boardOf(state);
  const budget = budgetFor(state, piece);
  let spent = spentBy(piece);
  let here = piece.at;
  let halted = has(piece, 'halted');
  for (const to of path) {
    if (grid.distance(here, to) !== 1) return because('no-way', 'R004-39', to);
    if (halted) return because('actions-ended', 'R004-47', to);
    const fault = entryFault(state, piece, here, to);
    if (fault) return fault;
    spent = afterStep(state, piece, spent, here, to);
    if (!isWithin(budget, spent)) return because('too-few-actions', 'R004-31', to);
    halted = halts(state, piece, to);
    here = to;
  }
  return endFault(state, piece, here) ?? { path, spent, halted };
}

/** Every square that a piece can get to, with the cheapest way there; of equals that which comes first by row and column. */
export function waysOf(state: State, piece: Leader): ReadonlyMap<SpaceId, Way> {
  const ways = new Map<SpaceId, Way>();
  if (has(piece, 'halted')) return ways;
  const budget = budgetFor(state, piece);
  const cost = ({ spent }: Way) => costOf(spent, budget.waives);
  const best = new Map<string, number>();
  const isCheapest = (way: Way): boolean => {
    const key = keyOf(way);
    if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= cost(way)) return false;
    best.set(key, cost(way));
    return true;
  };
  const start: Way = { path: [], spent: spentBy(piece), halted: false };
  const open: Way[] = [start];
  for (let way = next(open, cost); way; way = next(open, cost)) {
    const here = way.path.at(-1);
    if (here !== undefined && !ways.has(here) && !endFault(state, piece, here)) ways.set(here, way);
    open.push(...stepsFrom(state, piece, budget, way).filter(isCheapest));
  }
  return ways;
}

/** What decides how a way can go on: where it ends, whether a diagonal was free, and whether surcharges are due. */
const keyOf = ({ path, spent }: Way): string =>
  `${path.at(-1)} ${Math.min(spent.diagonals, 1)} ${Math.min(moves(spent), 2)}`;

/** A way with every next step that can be paid for. */
function stepsFrom(state: State, piece: Leader, budget: Budget, way: Way): readonly Way[] {
  if (way.halted) return [];
  const here = way.path.at(-1) ?? piece.at;
  return boardOf(state)
    .neighbours(here)
    .filter((to) => to !== piece.at && !way.path.includes(to) && !entryFault(state, piece, here, to))
    .map((to) => ({
      path: [...way.path, to],
      spent: afterStep(state, piece, way.spent, here, to),
      halted: halts(state, piece, to),
    }))
    .filter(({ spent }) => isWithin(budget, spent));
}

/** Takes the cheapest way out of those that can go on; of equals the shortest, and then the first one found. */
function next(open: Way[], cost: (way: Way) => number): Way | undefined {
  let at = -1;
  for (const [index, way] of open.entries()) {
    const least = open[at];
    const isLess =
      !least || cost(way) < cost(least) || (cost(way) === cost(least) && way.path.length < least.path.length);
    if (isLess) at = index;
  }
  return at < 0 ? undefined : open.splice(at, 1)[0];
}

/** Why a piece can't go to a square: the reason that is nearest to the truth. */
export function noWayTo(state: State, piece: Leader, to: SpaceId): Refusal {
  const grid = boardOf(state);
  if (!grid.has(to)) return because('off-the-board', 'R004-10', to);
  if (has(piece, 'halted')) return because('actions-ended', 'R004-47', to);
  const nearest = grid.distance(piece.at, to) === 1 ? piece.at : grid.neighbours(to)[0];
  const entry = entryFault(state, piece, nearest ?? piece.at, to);
  return entry ?? endFault(state, piece, to) ?? because('too-few-actions', 'R004-31', to);
}

/** The squares in which a piece of the reserve may enter now: A004-64. */
export function entriesOf(state: State, id: string): readonly SpaceId[] {
  const piece = reserveOf(state, id);
  const arrival = state.arrivals.find(({ pieces }) => pieces.includes(id));
  if (!piece || !arrival) return [];
  const isFree = (space: SpaceId): boolean =>
    !entryFault(state, piece, space, space) && !endFault(state, piece, space);
  return arrival.spaces.filter(isFree);
}
