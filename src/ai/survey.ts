import {
  enemyOfNumber,
  type Facing,
  frontsOf,
  type Judgement,
  NO_SPACE,
  type Piece,
  type Position,
  pointsIn,
  type SideNumber,
} from '../core';
import { Front } from './front';

/** A unit loses no more than this share of its strength in the losses that it has to expect. */
const MOST_OF_A_UNIT = 1;
/** The share of its fear that is left to a side that is behind in points. */
const BOLD = 0.4;
/** The most friends beside a unit that count. */
const FRIENDS = 2;
/** The distance at which a unit has to face its enemy, and the angle at which it shows its side. */
const AWARE = 4;
const SIDE_ON = 90;
/** The share of an objective's worth that each space on the way to it costs. */
const ON_THE_WAY = 0.08;
/** The distance at which a leader alone fears an enemy. */
const FEAR = 3;

/** The ground as both sides see it: what a unit is worth where it stands, or in another space. */
export class Survey<Kind> {
  readonly fronts: readonly [Front<Kind>, Front<Kind>] = [new Front(), new Front()];

  /** True for the side that is behind in points. */
  readonly isBehind: [boolean, boolean] = [false, false];

  constructor(readonly judgement: Judgement<Kind>) {}

  take(position: Position<Kind>): void {
    this.fronts[0].take(this.judgement, position, 0);
    this.fronts[1].take(this.judgement, position, 1);
    const lead = pointsIn(position, 0) - pointsIn(position, 1);
    this.isBehind[0] = lead < 0;
    this.isBehind[1] = lead > 0;
  }

  /** The worth of a space for a unit: what it can do from there, what it has to fear, its friends and its leaders. */
  place(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    if (unit.isLeader) return this.#leaderPlace(position, unit, space);
    const { judgement, fronts } = this;
    const { weights } = judgement;
    const enemy = fronts[enemyOfNumber(unit.side)];
    const danger = enemy.against(position, space) * (1 - judgement.shelter(position, unit, space));
    const most = Math.max(1, unit.strength) * MOST_OF_A_UNIT;
    const friends = Math.min(FRIENDS, fronts[unit.side].beside(position, space));
    return (
      this.prospect(position, unit, space) +
      weights.support * friends +
      this.#command(position, unit, space) +
      this.#objectives(position, unit, space) -
      weights.exposure * (this.isBehind[unit.side] ? BOLD : 1) * Math.min(danger, most)
    );
  }

  /** The losses that a unit can inflict from a space this turn or the next, less the way that is still to go. */
  prospect(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const { judgement, fronts } = this;
    const { weights } = judgement;
    const distance = fronts[enemyOfNumber(unit.side)].nearest(position, space);
    const near = judgement.reach(position, unit);
    const power = judgement.power(position, unit);
    if (distance <= near) return weights.threat * power;
    const stride = judgement.stride(position, unit);
    if (distance <= near + stride)
      return weights.threat * power * (0.5 - (0.1 * (distance - near)) / (stride + 1));
    return -weights.contact * (distance - near - stride);
  }

  /** The worth of a facing: towards the nearest enemy that could come within its reach. */
  aspect(position: Position<Kind>, unit: Piece<Kind>, facing: Facing | undefined): number {
    const { facing: weight } = this.judgement.weights;
    if (weight === 0 || facing === undefined || unit.isLeader) return 0;
    const enemy = this.fronts[enemyOfNumber(unit.side)].nearestSpace(position, unit.at);
    if (enemy === NO_SPACE || position.board.distance(unit.at, enemy) > AWARE) return 0;
    return weight * (1 - frontsOf(position.board).bearing(unit.at, facing, enemy) / SIDE_ON);
  }

  #command(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const { leaderReach, weights } = this.judgement;
    if (weights.command === 0) return 0;
    for (const leader of position.force(unit.side).leaders) {
      if (position.board.distance(leader.at, space) <= leaderReach) return weights.command;
    }
    return 0;
  }

  /** The worth of an objective on which a unit stands, less the way to the nearest one that its side still has to take. */
  #objectives(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const { objectives } = position.setting;
    let least = Number.POSITIVE_INFINITY;
    let sum = 0;
    for (let index = 0; index < objectives.length; index += 1) {
      const { side, spaces, points } = objectives[index] as (typeof objectives)[number];
      const worth = this.judgement.weights.objective * points;
      const held = position.held(index);
      for (const wanted of spaces) {
        // On its own objective a unit keeps it; on the enemy's it takes it away.
        if (wanted === space) sum += worth;
        if (side !== unit.side || held.includes(wanted)) continue;
        least = Math.min(least, worth * position.board.distance(space, wanted));
      }
    }
    return least === Number.POSITIVE_INFINITY ? sum : sum - ON_THE_WAY * least;
  }

  /** A leader is well placed with or beside units that are near the enemy, and badly alone before the enemy. */
  #leaderPlace(position: Position<Kind>, leader: Piece<Kind>, space: number): number {
    const { judgement, fronts } = this;
    const own = fronts[leader.side];
    const enemy = fronts[enemyOfNumber(leader.side)];
    let sum = 0;
    for (let index = 0; index < own.count; index += 1) {
      const at = own.at[index] as number;
      const distance = position.board.distance(at, space);
      if (distance === 0) sum += 1;
      if (distance <= judgement.leaderReach) sum += 1 / (2 + Math.max(0, enemy.nearest(position, at) - 2));
    }
    const isAlone = !position.hasUnitOf(space, leader.side) && enemy.nearest(position, space) <= FEAR;
    return judgement.weights.command * sum - (isAlone ? 1 : 0);
  }

  /** The advantage of a side over its enemy, in strength points; the survey must have been taken. */
  advantage(position: Position<Kind>, side: SideNumber): number {
    const enemy = enemyOfNumber(side);
    return (
      this.#sum(position, side) -
      this.#sum(position, enemy) +
      this.judgement.weights.point * (pointsIn(position, side) - pointsIn(position, enemy))
    );
  }

  #sum(position: Position<Kind>, side: SideNumber): number {
    const { judgement } = this;
    const { units, leaders } = position.force(side);
    let sum = 0;
    for (const unit of units) {
      sum += judgement.worth(position, unit) + this.place(position, unit, unit.at);
      sum += this.aspect(position, unit, unit.facing);
    }
    for (const leader of leaders) sum += this.place(position, leader, leader.at);
    return sum;
  }
}
