import { enemyOfNumber, type Judgement, type Piece, type Position } from '../core';
import { closeDistance, type Front } from './front';

/** The share of an objective that is left to one more unit in its space. */
const HALF = 0.5;
/** The share of an objective's worth that each space on the way to it costs. */
const ON_THE_WAY = 0.08;
/** The chance that an attack takes the space of its target. */
const TAKEN = 0.15;
/** The distance from which an enemy could soon be in a space. */
const AWARE = 4;

/** The ground as it lies to both sides. */
interface Ground<Kind> {
  readonly judgement: Judgement<Kind>;
  readonly fronts: readonly [Front<Kind>, Front<Kind>];
}

/** The worth of an objective on which a unit stands, less the way to the nearest one that its side still has to take. */
export function objectivesAt<Kind>(
  ground: Ground<Kind>,
  position: Position<Kind>,
  unit: Piece<Kind>,
  space: number,
): number {
  const { objectives } = position.setting;
  let least = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let index = 0; index < objectives.length; index += 1) {
    const { side, spaces, points } = objectives[index] as (typeof objectives)[number];
    const worth = ground.judgement.weights.objective * points;
    const isOwn = side === unit.side;
    // On its own objective a unit keeps it; on the enemy's it keeps an enemy away that is near.
    if (spaces.includes(space) && (isOwn || isNear(ground, position, unit, space)))
      sum += worth * shareOf(position, unit, space);
    if (isOwn && worth > 0)
      least = Math.min(least, worth * wayTo(ground.judgement, position, space, spaces, position.held(index)));
  }
  return least === Number.POSITIVE_INFINITY ? sum : sum - ON_THE_WAY * least;
}

/** The worth of what the side that attacks a space may take or take away there, in points of objectives. */
export function stakeAt<Kind>({ weights }: Judgement<Kind>, position: Position<Kind>, space: number): number {
  const { objectives } = position.setting;
  let points = 0;
  for (const objective of objectives) if (objective.spaces.includes(space)) points += objective.points;
  return TAKEN * weights.point * points;
}

/** True if an enemy of a unit could soon be in a space. */
function isNear<Kind>(
  { fronts }: Ground<Kind>,
  position: Position<Kind>,
  unit: Piece<Kind>,
  space: number,
): boolean {
  return fronts[enemyOfNumber(unit.side)].from(position, space).distance <= AWARE;
}

/** The share of an objective that a unit keeps: each friend in its space that was there before it leaves it half. */
function shareOf<Kind>(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
  if (!position.hasUnitOf(space, unit.side)) return 1;
  let share = 1;
  for (let other = position.unitAt(space); other && other !== unit; other = position.nextTo(other, space))
    if (other.side === unit.side) share *= HALF;
  return share;
}

/** The distance from a space to the nearest of some that are not held; infinite if there is none. */
function wayTo<Kind>(
  judgement: Judgement<Kind>,
  { board }: Position<Kind>,
  from: number,
  spaces: readonly number[],
  held: readonly number[],
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    if (!held.includes(space)) least = Math.min(least, closeDistance(judgement, board, from, space));
  }
  return least;
}
