import {
  enemyOfNumber,
  type Judgement,
  type Piece,
  type Position,
  pointsIn,
  type SideNumber,
  sideName,
  type Verdict,
} from '../core';
import { Front, stepsTo } from './front';

/** The most points that count as late. */
const MOST_LATE = 5;
/** The hurry of a side that is about to lose by the clock, and the share of it if the battle is about to be drawn. */
const [HURRY, DRAWN] = [2, 0.5];
/** The share of it a half turn before. */
const EARLIER = 0.75;
/** The hurry from which a side that is ahead attacks as one that is behind. */
const PRESSED = 0.5;

/** The way of a side to its enemy, as it lies when the side decides, and how impatient it is then. */
export class Approach<Kind> {
  /** The enemy as it stood then, where the game is one of impatience. */
  readonly #aim: Front<Kind>;
  #side: SideNumber | undefined;
  #late = 0;
  #hurry = 0;

  constructor(readonly judgement: Judgement<Kind>) {
    this.#aim = new Front(judgement);
  }

  /** Begins a decision of a side: where nobody has won a point for long, or time runs out on it, it grows impatient. */
  begin(position: Position<Kind>, side: SideNumber): void {
    const { weights, pace } = this.judgement;
    this.#side = side;
    this.#hurry = hurryOf(this.judgement, position, side);
    if (weights.impatience === 0) return;
    this.#aim.take(position, enemyOfNumber(side));
    const late = position.turn / pace - 1 - pointsIn(position, 0) - pointsIn(position, 1);
    this.#late = weights.impatience * Math.min(MOST_LATE, Math.max(0, late));
  }

  /** How much more a side wants to come to blows than it did at first. */
  unrestOf(side: SideNumber): number {
    return side === this.#side ? this.#late + this.#hurry : 0;
  }

  /** True for a side that attacks even if it is ahead. */
  isPressed(side: SideNumber): boolean {
    return side === this.#side && (this.#late > 0 || this.#hurry > PRESSED);
  }

  /**
   * The cost of the way that a unit in a space still has to the enemy. In a game of impatience it leads, for the side
   * that decides, to where the enemy stood then, so that to drive off the nearest one costs nothing.
   */
  costs(position: Position<Kind>, unit: Piece<Kind>, space: number, enemy: Front<Kind>): number {
    const { weights } = this.judgement;
    const isOwn = unit.side === this.#side;
    // An enemy that has not come by now is not thought to come.
    if (!isOwn && this.#late > 0) return 0;
    const outlook = (isOwn && weights.impatience > 0 ? this.#aim : enemy).from(position, space);
    const far = stepsTo(outlook, this.judgement.reach(position, unit));
    return weights.contact * (1 + this.unrestOf(unit.side)) * far;
  }
}

/** The hurry of a side that does not win if the battle ends by the clock: the less time is left, the more. */
function hurryOf<Kind>(judgement: Judgement<Kind>, position: Position<Kind>, side: SideNumber): number {
  const verdict = judgement.verdict?.(position);
  if (!verdict || verdict.winner === sideName(side)) return 0;
  return (verdict.winner === 'draw' ? DRAWN : 1) * HURRY * nearness(verdict);
}

/** How near the end of a battle is: 1 in its last half turn, and less before. */
export const nearness = ({ left }: Verdict): number => EARLIER ** Math.max(0, left);
