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

/** What a battle cost a side, and how its dice fell. */
export interface SideStory {
  readonly points: number;
  readonly units: number;
  readonly unitsLost: number;
  readonly leadersLost: number;
  readonly strength: number;
  readonly strengthLost: number;
  /** Of its attacks: the dice, the hits that they gave, and those that they give on average. */
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

/** An order after which the battle stood much better for a side than before. */
export interface TurningPoint {
  /** The number of the action, counted from 0. */
  readonly action: number;
  readonly turn: number;
  readonly side: Side;
  readonly order: string;
  /** Names; empty where the order names nobody. */
  readonly unit: string;
  readonly target: string;
  /** By how much the balance went to the south. */
  readonly swing: number;
}

/** How a battle went, for everyone to read. */
export interface Story {
  readonly winner: Winner;
  /** Key of what decided it; empty where points did. */
  readonly by: string;
  readonly sides: Readonly<Record<Side, SideStory>>;
  /** The balance at the beginning and after every action, from -100 to 100, better for the south. */
  readonly course: readonly number[];
  /** The largest changes, in the order in which they came. */
  readonly turns: readonly TurningPoint[];
}

const MOST_TURNS = 3;
/** Smaller changes of the balance turn nothing. */
const LEAST_SWING = 3;

interface Dice {
  dice: number;
  hits: number;
  expected: number;
}

/** What a battle that is over tells, worked out of its record a little at a time; undefined while it goes on. */
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

/** The key of what decided the battle, as an order told it; empty where it told nothing of the kind. */
function decidedBy(rules: Ruleset, before: State, order: Open): string {
  const { events } = resume(rules, before, order);
  const end = events.findLast(({ type }) => type === 'won' || type === 'drawn');
  return (end && 'by' in end && typeof end.by === 'string' && end.by) || '';
}

/** Both sides, in the order in which a story tells of them: who has won first. */
export const sidesTold = ({ winner }: Pick<Story, 'winner'>): readonly Side[] =>
  winner === 'north' ? ['north', 'south'] : SIDES;
