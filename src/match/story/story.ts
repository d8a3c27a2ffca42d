import {
  type Action,
  actionsOf,
  type Entry,
  type InSlices,
  type Open,
  type Order,
  pieceOf,
  pointsOf,
  type Ruleset,
  redo,
  resume,
  SIDES,
  type Side,
  type State,
  type Winner,
} from '../../core';
import { balanceOf, measureOf, strengthOf } from './balance';
import { attackRolls } from './luck';
import type { TurnReview } from './review';

/** The losses of a side in a battle, and its luck with dice. */
export interface SideStory {
  readonly points: number;
  readonly units: number;
  readonly unitsLost: number;
  readonly leadersLost: number;
  readonly strength: number;
  readonly strengthLost: number;
  /** The number of dice in its attacks, followed by their hits and the hits to be expected. */
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

/** An order that improved the position of a side considerably. */
export interface TurningPoint {
  /** The number of the action, counted from 0. */
  readonly action: number;
  readonly turn: number;
  readonly side: Side;
  readonly order: string;
  /** The names of the pieces; empty if the order names none. */
  readonly unit: string;
  readonly target: string;
  /** The change of the balance in favour of the south. */
  readonly swing: number;
  /** The judgement of a Captain; null until one is asked. */
  readonly review: TurnReview | null;
}

/** The course of a battle, for everyone to read. */
export interface Story {
  readonly winner: Winner;
  /** The key of the reason for the victory; empty if points decided it. */
  readonly by: string;
  readonly sides: Readonly<Record<Side, SideStory>>;
  /** The balance at the beginning and after every action, from -100 to 100; positive is better for the south. */
  readonly course: readonly number[];
  /** The largest changes, in the order in which they happened. */
  readonly turns: readonly TurningPoint[];
}

const MOST_TURNS = 3;
/** Smaller changes of the balance are no turning points. */
const LEAST_SWING = 3;

interface Dice {
  dice: number;
  hits: number;
  expected: number;
}

/**
 * Works out the story of a battle that is over from its record, in slices; undefined while it is still being played.
 */
export function* storyOf(
  rules: Ruleset,
  {
    start: from,
    record,
    state: end,
  }: { readonly start: State; readonly record: readonly Entry[]; readonly state: State },
): InSlices<Story | undefined> {
  if (end.winner === null) return undefined;
  const measure = measureOf(from, end);
  const luck: Record<Side, Dice> = { south: noDice(), north: noDice() };
  const course = [rounded(balanceOf(from, measure))];
  const turns: TurningPoint[] = [];
  let before = from;
  let by = '';
  for (const [number, action] of actionsOf(record).entries()) {
    yield;
    const after = redo(rules, before, action);
    if ('order' in action) {
      by = after.winner === null ? '' : decidedBy(rules, before, action);
      yield* addLuck(rules, before, action, luck);
      const swing = balanceOf(after, measure) - balanceOf(before, measure);
      turns.push(turningPoint(rules, before, action.order, number, rounded(swing)));
    }
    course.push(rounded(balanceOf(after, measure)));
    before = after;
  }
  const largest = turns
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.action - other.action);
  const sideOf = (side: Side): SideStory => sideStory(from, end, side, luck[side]);
  const sides = { south: sideOf('south'), north: sideOf('north') };
  return { winner: end.winner, by, sides, course, turns: largest };
}

const noDice = (): Dice => ({ dice: 0, hits: 0, expected: 0 });
const rounded = (value: number): number => Math.round(value * 10) / 10;

function* addLuck(
  rules: Ruleset,
  before: State,
  action: Extract<Action, { readonly order: Order }>,
  luck: Record<Side, Dice>,
): InSlices<void> {
  for (const { query, dice, hits, expected } of yield* attackRolls(rules, before, action)) {
    const own = luck[query.side];
    own.dice += dice;
    own.hits += hits;
    own.expected += expected;
  }
}

function turningPoint(
  rules: Ruleset,
  before: State,
  order: Order,
  action: number,
  swing: number,
): TurningPoint {
  const nameOf = (id: string | undefined) => (id === undefined ? '' : (pieceOf(before, id)?.name ?? ''));
  return {
    action,
    turn: rules.ownTurn(before.turn),
    side: order.side,
    order: order.type,
    unit: nameOf(order.unit),
    target: nameOf(order.target),
    swing,
    review: null,
  };
}

function sideStory(from: State, end: State, side: Side, { dice, hits, expected }: Dice): SideStory {
  const own = (pieces: Readonly<Record<string, { readonly side: Side }>>) =>
    Object.values(pieces).filter((piece) => piece.side === side);
  const strength = strengthOf(from, side);
  return {
    points: pointsOf(end, side),
    units: own(from.units).length + own(from.reserve).filter((piece) => 'strength' in piece).length,
    unitsLost: own(end.fallenUnits).length,
    leadersLost: own(end.fallenLeaders).length,
    strength,
    strengthLost: Math.max(0, strength - strengthOf(end, side)),
    dice,
    hits,
    expected: rounded(expected),
  };
}

/** The key of the reason for the victory, from the events of an order; empty if they name none. */
function decidedBy(rules: Ruleset, before: State, order: Open): string {
  const { events } = resume(rules, before, order);
  const end = events.findLast(({ type }) => type === 'won' || type === 'drawn');
  return (end && 'by' in end && typeof end.by === 'string' && end.by) || '';
}

/** Both sides in the order of a story: the winner first. */
export const sidesTold = ({ winner }: Pick<Story, 'winner'>): readonly Side[] =>
  winner === 'north' ? ['north', 'south'] : SIDES;
