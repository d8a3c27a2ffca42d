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
import { Front } from './front';

/** The most points that count as late. */
const MOST_LATE = 5;

/** The hurry of a side that is about to lose by the clock, the share of it if it were a draw, and what is left of it a half turn earlier. */
const [HURRY, DRAWN, NEARER] = [2, 0.5, 0.75];

/** The way of a side to its enemy, as it lies when the side decides, and how impatient it is then. */
export class Approach<Kind> {
  /** The enemy as it stood then. */
  readonly #aim = new Front<Kind>();
  #side: SideNumber | undefined;
  readonly #unrest: [number, number] = [0, 0];

  constructor(readonly judgement: Judgement<Kind>) {}

  /** Begins a decision of a side: where nobody has won a point for long, or time runs out on it, it grows impatient. */
  begin(position: Position<Kind>, side: SideNumber): void {
    const { weights, pace } = this.judgement;
    this.#unrest.fill(0);
    this.#unrest[side] = hurryOf(this.judgement, position, side);
    if (weights.impatience === 0) return;
    this.#side = side;
    this.#aim.take(this.judgement, position, enemyOfNumber(side));
    const late = position.turn / pace - 1 - pointsIn(position, 0) - pointsIn(position, 1);
    this.#unrest[side] += weights.impatience * Math.min(MOST_LATE, Math.max(0, late));
  }

  /** How much more a side wants to come to blows than it did at first. */
  unrestOf(side: SideNumber): number {
    return this.#unrest[side];
  }

  /**
   * The cost of the way that a unit in a space still has to the enemy. For the side that decides it leads to where the
   * enemy stood then, so that to drive off the nearest one costs nothing.
   */
  costs(position: Position<Kind>, unit: Piece<Kind>, space: number, enemy: Front<Kind>): number {
    const isOwn = unit.side === this.#side;
    // An enemy that has not come by now is not thought to come.
    if (!isOwn && this.#side !== undefined && this.#unrest[this.#side] > 0) return 0;
    const { distance } = (isOwn ? this.#aim : enemy).from(position, space);
    const far = Math.max(0, distance - this.judgement.reach(position, unit));
    return this.judgement.weights.contact * (1 + this.unrestOf(unit.side)) * far;
  }
}

/** The hurry of a side that does not win if the battle ends by the clock: the less time is left, the more. */
function hurryOf<Kind>(judgement: Judgement<Kind>, position: Position<Kind>, side: SideNumber): number {
  const verdict = judgement.verdict?.(position);
  if (!verdict || verdict.winner === sideName(side)) return 0;
  return (verdict.winner === 'draw' ? DRAWN : 1) * HURRY * nearness(verdict);
}

/** How near the end of a battle is: 1 in its last half turn, and less before. */
export const nearness = ({ left }: Verdict): number => NEARER ** Math.max(0, left);
