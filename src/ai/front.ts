import { type Judgement, NO_SPACE, type Piece, type Position, type SideNumber } from '../core';

/** The most units of a side that are looked at. */
const MOST = 128;
/** The share of a unit's power that counts where it has to move before it attacks. */
const AFTER_A_MOVE = 0.6;

/** The threat of the units of one side, worked out anew for each position that is looked at. */
export class Front<Kind> {
  count = 0;
  readonly at = new Int16Array(MOST);
  /** The distance at which each attacks at once, and after a move. */
  readonly near = new Uint8Array(MOST);
  readonly far = new Uint8Array(MOST);
  readonly power = new Float32Array(MOST);
  readonly mounted = new Uint8Array(MOST);
  /** The losses that an ordinary unit in the space asked for last may expect of these units in their next turn. */
  readonly danger = { onFoot: 0, mounted: 0 };

  take(judgement: Judgement<Kind>, position: Position<Kind>, side: SideNumber): void {
    const { units } = position.force(side);
    this.count = Math.min(units.length, MOST);
    for (let index = 0; index < this.count; index += 1) {
      const unit = units[index] as Piece<Kind>;
      const reach = judgement.reach(position, unit);
      this.at[index] = unit.at;
      this.near[index] = reach;
      this.far[index] = reach + judgement.stride(position, unit);
      this.power[index] = judgement.power(position, unit);
      this.mounted[index] = judgement.isMounted(unit) ? 1 : 0;
    }
  }

  /** Works out the danger in a space. */
  against({ board }: Position<Kind>, space: number): void {
    const { danger } = this;
    danger.onFoot = 0;
    danger.mounted = 0;
    for (let index = 0; index < this.count; index += 1) {
      const distance = board.distance(this.at[index] as number, space);
      if (distance > (this.far[index] as number)) continue;
      const power = this.power[index] as number;
      const losses = distance <= (this.near[index] as number) ? power : AFTER_A_MOVE * power;
      if (this.mounted[index] === 1) danger.mounted += losses;
      else danger.onFoot += losses;
    }
  }

  /** The space of the nearest of these units; `NO_SPACE` if there are none. */
  nearestSpace({ board }: Position<Kind>, space: number): number {
    let nearest = NO_SPACE;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.count; index += 1) {
      const at = this.at[index] as number;
      const distance = board.distance(at, space);
      if (distance >= least) continue;
      least = distance;
      nearest = at;
    }
    return nearest;
  }

  /** The distance from a space to the nearest of these units; 0 if there are none. */
  nearest(position: Position<Kind>, space: number): number {
    const nearest = this.nearestSpace(position, space);
    return nearest === NO_SPACE ? 0 : position.board.distance(space, nearest);
  }

  /** The number of these units beside a space. */
  beside({ board }: Position<Kind>, space: number): number {
    let count = 0;
    for (let index = 0; index < this.count; index += 1) {
      if (board.distance(this.at[index] as number, space) === 1) count += 1;
    }
    return count;
  }
}
