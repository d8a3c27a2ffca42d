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
import { Approach } from './approach';
import { fallChance } from './fall-chance';
import { Front } from './front';

/** A unit loses no more than this share of its strength in the losses that it has to expect. */
const MOST_OF_A_UNIT = 1;
/** The share of its fear that is left to a side that is behind in points. */
const BOLD = 0.4;
/** The share of the losses that the enemy could inflict on a unit which it inflicts if it aims at it. */
const FOCUS = 0.4;
/** The share of what a unit can inflict that counts where it has to move before it attacks. */
const AFTER_A_MOVE = 0.5;
/** The most friends beside a unit that count. */
const FRIENDS = 2;
/** The distance from which an enemy could soon be in a space. */
const AWARE = 4;
/** The angle at which a unit shows its side. */
const SIDE_ON = 90;
/** The turn that is worth an order, as a share of that: more than half. */
const LEAST_TURN = 0.6;
/** The share of an objective that is left to one more unit in its space. */
const HALF = 0.5;
/** The share of an objective's worth that each space on the way to it costs. */
const ON_THE_WAY = 0.08;
/** The chance that an attack takes the space of its target. */
const TAKEN = 0.15;
/** The distance at which a leader alone fears an enemy. */
const FEAR = 3;

/** The ground as both sides see it: what a unit is worth where it stands, or in another space. */
export class Survey<Kind> {
  readonly fronts: readonly [Front<Kind>, Front<Kind>] = [new Front(), new Front()];

  /** True for a side that is not ahead in points: it has to do something. */
  readonly isBehind: [boolean, boolean] = [false, false];

  readonly approach: Approach<Kind>;

  /** The largest threats of a side, falling. */
  readonly #threats: Float64Array;

  constructor(readonly judgement: Judgement<Kind>) {
    this.#threats = new Float64Array(judgement.acting);
    this.approach = new Approach(judgement);
  }

  take(position: Position<Kind>): void {
    this.fronts[0].take(this.judgement, position, 0);
    this.fronts[1].take(this.judgement, position, 1);
    const lead = pointsIn(position, 0) - pointsIn(position, 1);
    this.isBehind[0] = lead <= 0;
    this.isBehind[1] = lead >= 0;
  }

  /** True for a side that should attack, since nothing is won by waiting. */
  isPressed(side: SideNumber): boolean {
    return this.isBehind[side] || this.approach.unrestOf(side) > 0;
  }

  /** The worth of a space for a unit: what it can do from there, what it has to fear, its friends and its leaders. */
  place(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    if (unit.isLeader) return this.#leaderPlace(position, unit, space);
    return this.prospect(position, unit, space) + this.#standing(position, unit, space);
  }

  /** The worth of a space apart from what a unit can do to the enemy. */
  #standing(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const { weights } = this.judgement;
    const danger = this.#danger(position, unit, space);
    const most = Math.max(1, unit.strength) * MOST_OF_A_UNIT;
    const friends = Math.min(FRIENDS, this.fronts[unit.side].from(position, space).beside);
    return (
      weights.support * friends -
      (danger > 0 ? weights.line * (FRIENDS - friends) : 0) +
      this.#command(position, unit, space) +
      this.#objectives(position, unit, space) -
      (weights.exposure * (this.isPressed(unit.side) ? BOLD : 1) * Math.min(danger, most) +
        weights.peril * fallChance(FOCUS * danger, unit.strength)) /
        (1 + this.approach.unrestOf(unit.side))
    );
  }

  /** The terms of a unit in a space one by one, to explain a move. */
  termsAt(position: Position<Kind>, unit: Piece<Kind>, space: number) {
    return {
      far: this.farFrom(position, unit, space),
      danger: this.#danger(position, unit, space),
      shelter: this.judgement.shelter(position, unit, space, false),
      friends: Math.min(FRIENDS, this.fronts[unit.side].from(position, space).beside),
      command: this.#command(position, unit, space),
      objective: this.#objectives(position, unit, space),
    };
  }

  /** The losses that a unit has to expect in a space, after what it is sheltered from. */
  #danger(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const { judgement, fronts } = this;
    const { onFoot, mounted } = fronts[enemyOfNumber(unit.side)].from(position, space);
    let sum = 0;
    if (onFoot > 0) sum += onFoot * (1 - judgement.shelter(position, unit, space, false));
    if (mounted > 0) sum += mounted * (1 - judgement.shelter(position, unit, space, true));
    return sum;
  }

  /** The losses that a unit can inflict from a space this turn or the next, less the way that is still to go. */
  prospect(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const far = this.farFrom(position, unit, space);
    return this.#threat(position, unit, far) - this.#way(position, unit, space);
  }

  /** The cost of the way that a unit in a space still has to the enemy. */
  #way(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    return this.approach.costs(position, unit, space, this.fronts[enemyOfNumber(unit.side)]);
  }

  /** The spaces between a unit in a space and the place from which it could attack. */
  farFrom(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const { distance } = this.fronts[enemyOfNumber(unit.side)].from(position, space);
    return Math.max(0, distance - this.judgement.reach(position, unit));
  }

  #threat(position: Position<Kind>, unit: Piece<Kind>, far: number): number {
    const { judgement } = this;
    const threat = judgement.weights.threat * judgement.power(position, unit);
    if (far === 0) return threat;
    return far <= judgement.stride(position, unit) ? AFTER_A_MOVE * threat : 0;
  }

  /** The worth of a facing of a unit that the enemy could attack next turn: towards the nearest of them. */
  aspect(position: Position<Kind>, unit: Piece<Kind>, facing: Facing | undefined): number {
    const { facing: weight } = this.judgement.weights;
    if (weight === 0 || facing === undefined || unit.isLeader) return 0;
    const { nearest, onFoot, mounted } = this.fronts[enemyOfNumber(unit.side)].from(position, unit.at);
    if (nearest === NO_SPACE || onFoot + mounted === 0) return 0;
    return weight * (1 - frontsOf(position.board).bearing(unit.at, facing, nearest) / SIDE_ON);
  }

  /** The gain of another facing. */
  turnGain(position: Position<Kind>, unit: Piece<Kind>, facing: Facing | undefined): number {
    return this.aspect(position, unit, facing) - this.aspect(position, unit, unit.facing) - this.leastTurn;
  }

  /** The gain below which a unit keeps its facing: it would turn to and fro after every move of the enemy. */
  get leastTurn(): number {
    return LEAST_TURN * this.judgement.weights.facing;
  }

  #command(position: Position<Kind>, unit: Piece<Kind>, space: number): number {
    const { judgement } = this;
    const { leaderReach, weights } = judgement;
    if (weights.command === 0) return 0;
    for (const leader of position.force(unit.side).leaders) {
      if (position.board.distance(leader.at, space) <= leaderReach && judgement.leads(position, leader, unit))
        return weights.command;
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
      const isOwn = side === unit.side;
      // On its own objective a unit keeps it; on the enemy's it keeps an enemy away that is near.
      if (spaces.includes(space) && (isOwn || this.#isNear(position, unit, space)))
        sum += worth * shareOf(position, unit, space);
      if (isOwn && worth > 0)
        least = Math.min(least, worth * wayTo(position, space, spaces, position.held(index)));
    }
    return least === Number.POSITIVE_INFINITY ? sum : sum - ON_THE_WAY * least;
  }

  /** True if an enemy of a unit could soon be in a space. */
  #isNear(position: Position<Kind>, unit: Piece<Kind>, space: number): boolean {
    return this.fronts[enemyOfNumber(unit.side)].from(position, space).distance <= AWARE;
  }

  /** The worth of what the side that attacks a space may take or take away there, in points of objectives. */
  stakeAt(position: Position<Kind>, space: number): number {
    const { objectives } = position.setting;
    let points = 0;
    for (const objective of objectives) if (objective.spaces.includes(space)) points += objective.points;
    return TAKEN * this.judgement.weights.point * points;
  }

  /**
   * A leader is well placed with or beside units that it leads and that are near the enemy, badly alone before the enemy,
   * and badly among more enemies than friends.
   */
  #leaderPlace(position: Position<Kind>, leader: Piece<Kind>, space: number): number {
    const { judgement, fronts } = this;
    const own = fronts[leader.side];
    const enemy = fronts[enemyOfNumber(leader.side)];
    let sum = 0;
    for (const unit of position.force(leader.side).units) {
      if (!judgement.leads(position, leader, unit)) continue;
      const { at } = unit;
      const distance = position.board.distance(at, space);
      if (distance === 0) sum += 1;
      if (distance <= judgement.leaderReach)
        sum += 1 / (2 + Math.max(0, enemy.from(position, at).distance - 2));
    }
    const { distance, beside } = enemy.from(position, space);
    const escort = position.hasUnitOf(space, leader.side) ? 1 : 0;
    const isAlone = escort === 0 && distance <= FEAR;
    const isBeset = beside > escort + own.from(position, space).beside;
    return judgement.weights.command * sum - (isAlone || isBeset ? 1 : 0);
  }

  /** The advantage of a side over its enemy, in strength points; the survey must have been taken. */
  advantage(position: Position<Kind>, side: SideNumber): number {
    const enemy = enemyOfNumber(side);
    // The enemy's way to this side is no worth of the enemy: a side that comes closer would pay for it many times.
    return (
      this.material(position, side) +
      this.#places(position, side, true) -
      this.#places(position, enemy, false)
    );
  }

  /** The part of it that losses alone change: the worth of the units, and points. */
  material(position: Position<Kind>, side: SideNumber): number {
    const enemy = enemyOfNumber(side);
    return (
      this.#worths(position, side) -
      this.#worths(position, enemy) +
      this.judgement.weights.point * (pointsIn(position, side) - pointsIn(position, enemy))
    );
  }

  #worths(position: Position<Kind>, side: SideNumber): number {
    let sum = 0;
    for (const unit of position.force(side).units) sum += this.judgement.worth(position, unit);
    return sum;
  }

  /** Puts a threat in its place among the largest. */
  #remember(threat: number): void {
    const threats = this.#threats;
    let place = threats.length - 1;
    if (threat <= (threats[place] as number)) return;
    for (; place > 0 && (threats[place - 1] as number) < threat; place -= 1)
      threats[place] = threats[place - 1] as number;
    threats[place] = threat;
  }

  #places(position: Position<Kind>, side: SideNumber, isComing: boolean): number {
    const { units, leaders } = position.force(side);
    this.#threats.fill(0);
    let sum = 0;
    for (const unit of units) {
      const far = this.farFrom(position, unit, unit.at);
      this.#remember(this.#threat(position, unit, far));
      sum += this.#standing(position, unit, unit.at) + this.aspect(position, unit, unit.facing);
      if (isComing) sum -= this.#way(position, unit, unit.at);
    }
    // No more units act in a turn, so that more of them threaten no more.
    for (const threat of this.#threats) sum += threat;
    for (const leader of leaders) sum += this.place(position, leader, leader.at);
    return sum;
  }
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
  { board }: Position<Kind>,
  from: number,
  spaces: readonly number[],
  held: readonly number[],
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    if (!held.includes(space)) least = Math.min(least, board.distance(from, space));
  }
  return least;
}
