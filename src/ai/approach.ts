import { enemyOfNumber, type Judgement, type Piece, type Position, pointsIn, type SideNumber } from '../core';
import { Front } from './front';

/** The most points that count as late. */
const MOST_LATE = 5;

/** The way of a side to its enemy, as it lies when the side decides, and how impatient it is then. */
export class Approach<Kind> {
  /** The enemy as it stood then. */
  readonly #aim = new Front<Kind>();
  #side: SideNumber | undefined;
  #unrest = 0;

  constructor(readonly judgement: Judgement<Kind>) {}

  /** Begins a decision of a side: where nobody has won a point for long, it grows impatient. */
  begin(position: Position<Kind>, side: SideNumber): void {
    const { weights, pace } = this.judgement;
    if (weights.impatience === 0) return;
    this.#side = side;
    this.#aim.take(this.judgement, position, enemyOfNumber(side));
    const late = position.turn / pace - 1 - pointsIn(position, 0) - pointsIn(position, 1);
    this.#unrest = weights.impatience * Math.min(MOST_LATE, Math.max(0, late));
  }

  /** How much more a side wants to come to blows than it did at first. */
  unrestOf(side: SideNumber): number {
    return side === this.#side ? this.#unrest : 0;
  }

  /**
   * The cost of the way that a unit in a space still has to the enemy. For the side that decides it leads to where the
   * enemy stood then, so that to drive off the nearest one costs nothing.
   */
  costs(position: Position<Kind>, unit: Piece<Kind>, space: number, enemy: Front<Kind>): number {
    const isOwn = unit.side === this.#side;
    // An enemy that has not come by now is not thought to come.
    if (!isOwn && this.#unrest > 0) return 0;
    const { distance } = (isOwn ? this.#aim : enemy).from(position, space);
    const far = Math.max(0, distance - this.judgement.reach(position, unit));
    return this.judgement.weights.contact * (1 + this.unrestOf(unit.side)) * far;
  }
}
