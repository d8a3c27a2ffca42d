import { type Board, bordersOf, NO_SPACE, type Sum } from '../../core';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import type { Battle, Unit } from './battle';
import { FIELD_WORKS } from './terrain-types';

/** Dice that hills cost, by the attacking arm: section 1.13. */
const UPHILL = { infantry: 1, cavalry: 1, artillery: 0 };
const DOWNHILL = { infantry: 0, cavalry: 1, artillery: 0 };
/** Dice lost from hill to hill by infantry that fires; melee and cavalry lose none (chosen). */
const ACROSS_IN_RANGED = { infantry: 1, cavalry: 0, artillery: 0 };

type Combat = 'ranged' | 'melee';

/**
 * Subtracts the dice that terrain costs an attack: for the target's space, the attacker's, heights, and works between
 * them.
 */
export function addTerrain(battle: Battle, unit: Unit, target: number, combat: Combat, dice: Sum): void {
  const { arm } = unit.kind.chart;
  const there = terrainIn(battle, target);
  const here = terrainIn(battle, unit.at);
  const into = (combat === 'ranged' ? there.ranged : null)?.into ?? there.into;
  const out = (combat === 'ranged' ? here.ranged : null)?.out ?? here.out;
  if (into[arm] > 0) dice.add(-into[arm], there.id, 'rules 1.13');
  if (out[arm] > 0) dice.add(-out[arm], `out-of-${here.id}`, 'rules 1.13');
  addHeights(battle, unit, target, combat, dice);
  const works = worksAgainst(battle, target, unit.at);
  if (works && FIELD_WORKS.into[arm] > 0) dice.add(-FIELD_WORKS.into[arm], FIELD_WORKS.id, 'rules 1.13');
}

function addHeights(battle: Battle, { kind, at }: Unit, target: number, combat: Combat, dice: Sum): void {
  const { arm } = kind.chart;
  const [from, to] = [at, target].map((space) => terrainIn(battle, space).isHigh);
  if (to && !from && UPHILL[arm] > 0) dice.add(-UPHILL[arm], 'uphill', 'rules 1.13');
  if (from && !to && DOWNHILL[arm] > 0) dice.add(-DOWNHILL[arm], 'downhill', 'rules 1.13');
  if (from && to && combat === 'ranged' && ACROSS_IN_RANGED[arm] > 0) {
    dice.add(-ACROSS_IN_RANGED[arm], 'hill-to-hill', 'rules 1.13');
  }
}

/**
 * True if field works protect a space against an attack from another one: on the side where the line enters, or on both
 * sides where it enters between two.
 */
export function worksAgainst(battle: Battle, at: number, from: number): boolean {
  const borders = bordersOf(battle);
  return lastBefore(battle, at, from).every((space) => borders.cover(at, space) === FIELD_WORKS.id);
}

const onTheWay = (board: Board, at: number, from: number): readonly number[] =>
  [...(board.around[at] as Int16Array)].filter(
    (space) => board.distance(space, from) < board.distance(at, from),
  );

/** The last space before the target on a straight line; two where the line runs between them. */
function lastBefore({ board }: Battle, at: number, from: number): readonly number[] {
  if (board.distance(at, from) <= 1) return [from];
  const line = board.line(from, at);
  const last = [...line.slice(-2)].filter((space) => space !== NO_SPACE);
  // At the edge of the board one of the two may not exist.
  return last.length > 0 ? last : onTheWay(board, at, from);
}
