import {
  askedOnceOf,
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
import { Front, stepsTo } from './front';
import { objectivesAt } from './objectives';

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
/** The angle at which a unit shows its side. */
const SIDE_ON = 90;
/** The turn that is worth an order, as a share of that: more than half. */
const LEAST_TURN = 0.6;
/** The ride that is worth an order to a leader, as a share of a unit in its command. */
const LEAST_RIDE = 0.5;
/** The distance at which a leader alone fears an enemy. */
const FEAR = 3;

/** The ground as both sides see it: what a unit is worth where it stands, or in another space. */
export class Survey<Kind> {
  readonly fronts: readonly [Front<Kind>, Front<Kind>];

  /** True for a side that is not ahead in points: it has to do something. */
  readonly isBehind: [boolean, boolean] = [false, false];

  readonly approach: Approach<Kind>;

  /** The largest threats of a side, falling. */
  readonly #threats: Float64Array;

  /** The units that a leader leads, asked once for all the spaces to which it may ride. */
  readonly #led = askedOnceOf((position: Position<Kind>, leader: Piece<Kind>) =>
    position.force(leader.side).units.filter((unit) => this.judgement.leads(position, leader, unit)),
  );

  /** The worth of the space where a piece stands, asked once for all its moves; the survey is of this position. */
  readonly #here = askedOnceOf((position: Position<Kind>, piece: Piece<Kind>) =>
    this.place(position, piece, piece.at),
  );

  constructor(readonly judgement: Judgement<Kind>) {
    this.fronts = [new Front(judgement), new Front(judgement)];
    this.#threats = new Float64Array(judgement.acting);
    this.approach = new Approach(judgement);
  }

  take(position: Position<Kind>): void {
    this.fronts[0].take(position, 0);
    this.fronts[1].take(position, 1);
    const lead = pointsIn(position, 0) - pointsIn(position, 1);
    this.isBehind[0] = lead <= 0;
    this.isBehind[1] = lead >= 0;
  }

  /** True for a side that should attack, since nothing is won by waiting. */
  isPressed(side: SideNumber): boolean {
    return this.isBehind[side] || this.approach.isPressed(side);
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
      objectivesAt(this, position, unit, space) -
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
      objective: objectivesAt(this, position, unit, space),
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
    const outlook = this.fronts[enemyOfNumber(unit.side)].from(position, space);
    return stepsTo(outlook, this.judgement.reach(position, unit));
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

  /**
   * A leader is well placed with or beside units that it leads and that are near the enemy, badly alone before the enemy,
   * and badly among more enemies than friends.
   */
  #leaderPlace(position: Position<Kind>, leader: Piece<Kind>, space: number): number {
    const { judgement, fronts } = this;
    const own = fronts[leader.side];
    const enemy = fronts[enemyOfNumber(leader.side)];
    let sum = 0;
    for (const { at } of this.#led(position, leader)) {
      const distance = position.board.distance(at, space);
      if (distance === 0) sum += 1;
      if (distance <= judgement.leaderReach)
        sum += 1 / (2 + Math.max(0, enemy.from(position, at).distance - 2));
    }
    const { distance, beside } = enemy.from(position, space);
    const escort = position.hasUnitOf(space, leader.side) ? 1 : 0;
    const isAlone = escort === 0 && distance <= FEAR;
    const isBeset = beside > escort + own.from(position, space).beside;
    return (
      judgement.weights.command * sum - (isAlone || isBeset ? 1 : 0) - this.#risk(position, leader, space)
    );
  }

  /** The peril of the unit with which a leader stands, as far as the leader falls with it; of several, the safest. */
  #risk(position: Position<Kind>, leader: Piece<Kind>, space: number): number {
    const { fallsWith, weights } = this.judgement;
    if (fallsWith === 0 || !position.hasUnitOf(space, leader.side)) return 0;
    let least = 1;
    for (let unit = position.unitAt(space); unit; unit = position.nextTo(unit, space)) {
      if (unit.side === leader.side)
        least = Math.min(least, fallChance(FOCUS * this.#danger(position, unit, space), unit.strength));
    }
    return weights.peril * fallsWith * least;
  }

  /** The gain of a move to another space. */
  moveGain(position: Position<Kind>, piece: Piece<Kind>, to: number): number {
    const least = piece.isLeader ? this.leastRide : 0;
    return this.place(position, piece, to) - this.#here(position, piece) - least;
  }

  /** The gain below which a leader stays: it would ride to and fro after every move of others. */
  get leastRide(): number {
    return LEAST_RIDE * this.judgement.weights.command;
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
