import {
  enemyOf,
  isUnit,
  type Leader,
  lately,
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
  const { steps, diagonals, rough, others } = spent;
  const straight = isOrthogonal(boardOf(state), from, to);
  return {
    steps: straight ? steps + 1 : steps,
    diagonals: straight ? diagonals : diagonals + 1,
    rough: isUnit(piece) ? rough + surchargeOf(state, from, to) : rough,
    others,
  };
}

const pointsOf = ({ actions, bonus }: Budget): number => actions + bonus;

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
    if (costOf(spent, budget.waives) > pointsOf(budget)) return because('too-few-actions', 'R004-31', to);
    halted = halts(state, piece, to);
    here = to;
  }
  return endFault(state, piece, here) ?? { path, spent, halted };
}

// Listing orders, refusing them and carrying them out ask for the same ways of the same position.
const known = lately((_: State) => new Map<Leader, ReadonlyMap<SpaceId, Way>>());

/** Every square that a piece can get to, with the cheapest way there; of equals that which comes first by row and column. */
export function waysOf(state: State, piece: Leader): ReadonlyMap<SpaceId, Way> {
  const ways = known(state).get(piece) ?? search(state, piece);
  known(state).set(piece, ways);
  return ways;
}

/** A search for the cheapest ways. */
interface Search {
  readonly budget: Budget;
  /** Ways that can still go on, the cheapest first; of equals the shortest, and then the first one found. */
  readonly open: PricedWay[];
  /** The least cost of all ways that go on alike. */
  readonly least: Map<string, number>;
}

interface PricedWay extends Way {
  readonly cost: number;
}

function search(state: State, piece: Leader): ReadonlyMap<SpaceId, Way> {
  const ways = new Map<SpaceId, Way>();
  if (has(piece, 'halted')) return ways;
  const start: PricedWay = { path: [], spent: spentBy(piece), halted: false, cost: 0 };
  const found: Search = { budget: budgetFor(state, piece), open: [start], least: new Map() };
  for (let way = found.open.shift(); way; way = found.open.shift()) {
    const here = way.path.at(-1);
    if (here !== undefined && !ways.has(here) && !endFault(state, piece, here)) ways.set(here, way);
    if (!way.halted) goOn(state, piece, found, way);
  }
  return ways;
}

/** Adds a way with every next step that can be made and paid for, if none that goes on alike is as cheap. */
function goOn(state: State, piece: Leader, { budget, open, least }: Search, way: Way): void {
  const here = way.path.at(-1) ?? piece.at;
  for (const to of boardOf(state).neighbours(here)) {
    if (to === piece.at || way.path.includes(to)) continue;
    const spent = afterStep(state, piece, way.spent, here, to);
    const cost = costOf(spent, budget.waives);
    const key = keyOf(to, spent);
    const isDear = cost > pointsOf(budget) || cost >= (least.get(key) ?? Number.POSITIVE_INFINITY);
    if (isDear || entryFault(state, piece, here, to)) continue;
    least.set(key, cost);
    insert(open, { path: [...way.path, to], spent, halted: halts(state, piece, to), cost });
  }
}

/** What decides how a way can go on: where it ends, whether a diagonal was free, and whether surcharges are due. */
const keyOf = (end: SpaceId, spent: Spent): string =>
  `${end} ${Math.min(spent.diagonals, 1)} ${Math.min(moves(spent), 2)}`;

/** Puts a way behind all that are no dearer, and of the same cost no longer. */
function insert(open: PricedWay[], way: PricedWay): void {
  const isBehind = (other: PricedWay): boolean =>
    other.cost > way.cost || (other.cost === way.cost && other.path.length > way.path.length);
  const last = open.findLastIndex((other) => !isBehind(other));
  open.splice(last + 1, 0, way);
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

/** Why a piece of the reserve may not enter in a square now: A004-64. */
export function arrivalFault(state: State, id: string, to: SpaceId): Refusal | undefined {
  const piece = reserveOf(state, id);
  const arrival = state.arrivals.find(({ pieces }) => pieces.includes(id));
  if (!piece || !arrival?.spaces.includes(to)) return because('no-entry', 'A004-64', to);
  return entryFault(state, piece, to, to) ?? endFault(state, piece, to);
}

/** The squares in which a piece of the reserve may enter now. */
export function entriesOf(state: State, id: string): readonly SpaceId[] {
  const arrival = state.arrivals.find(({ pieces }) => pieces.includes(id));
  return (arrival?.spaces ?? []).filter((space) => !arrivalFault(state, id, space));
}
