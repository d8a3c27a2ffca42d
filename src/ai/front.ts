import { type Judgement, NO_SPACE, type Piece, type Position, type SideNumber } from '../core';

/** The most units of a side that are looked at. */
const MOST = 128;
/** The share of a unit's power that counts where it has to move before it attacks. */
const AFTER_A_MOVE = 0.6;

/** Puts a value into a list; returns 1 if that changes the list, and 0 if not. */
function put(list: Int16Array | Uint8Array | Float32Array, index: number, value: number): number {
  if (list[index] === value) return 0;
  list[index] = value;
  return 1;
}

/** A space as it lies to the units of a side. */
class Outlook {
  /** The state of the units for which it was worked out last. */
  taken = -1;
  /** The losses that an ordinary unit there may expect of units on foot, and of mounted ones, in their next turn. */
  onFoot = 0;
  mounted = 0;
  /** The space of the nearest unit, `NO_SPACE` if there are none, and the distance to it; 0 if there are none. */
  nearest = NO_SPACE;
  distance = 0;
  /** The number of units beside the space. */
  beside = 0;
}

/** The threat of the units of one side on one board, kept while they stay as they were. */
export class Front<Kind> {
  count = 0;
  readonly at = new Int16Array(MOST);
  /** The distance at which each attacks at once, and after a move. */
  readonly #near = new Uint8Array(MOST);
  readonly #far = new Uint8Array(MOST);
  readonly #power = new Float32Array(MOST);
  readonly #mounted = new Uint8Array(MOST);
  readonly #outlooks: Outlook[] = [];
  /** A number that changes with the units. */
  #taken = 0;

  take(judgement: Judgement<Kind>, position: Position<Kind>, side: SideNumber): void {
    const { units } = position.force(side);
    const count = Math.min(units.length, MOST);
    // Most orders leave one side as it was, and so all that has been worked out about it.
    if (this.count !== count) this.#taken += 1;
    this.count = count;
    for (let index = 0; index < count; index += 1) {
      const unit = units[index] as Piece<Kind>;
      const reach = judgement.reach(position, unit);
      this.#taken +=
        put(this.at, index, unit.at) +
        put(this.#near, index, reach) +
        put(this.#far, index, reach + judgement.stride(position, unit)) +
        put(this.#power, index, Math.fround(judgement.power(position, unit))) +
        put(this.#mounted, index, judgement.isMounted(unit) ? 1 : 0);
    }
  }

  /** The space as it lies to these units; it is worked out once for the same units, and is not to be kept. */
  from(position: Position<Kind>, space: number): Outlook {
    const known = this.#outlooks[space] ?? new Outlook();
    this.#outlooks[space] = known;
    if (known.taken !== this.#taken) this.#look(position, space, known);
    return known;
  }

  #look({ board }: Position<Kind>, space: number, outlook: Outlook): void {
    let onFoot = 0;
    let mounted = 0;
    let beside = 0;
    let nearest = NO_SPACE;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.count; index += 1) {
      const at = this.at[index] as number;
      const distance = board.distance(at, space);
      if (distance === 1) beside += 1;
      if (distance < least) {
        least = distance;
        nearest = at;
      }
      const losses = this.#lossesBy(index, distance);
      if (this.#mounted[index] === 1) mounted += losses;
      else onFoot += losses;
    }
    outlook.taken = this.#taken;
    outlook.onFoot = onFoot;
    outlook.mounted = mounted;
    outlook.beside = beside;
    outlook.nearest = nearest;
    outlook.distance = nearest === NO_SPACE ? 0 : least;
  }

  /** The losses that one of these units inflicts at a distance. */
  #lossesBy(index: number, distance: number): number {
    if (distance > (this.#far[index] as number)) return 0;
    const power = this.#power[index] as number;
    return distance <= (this.#near[index] as number) ? power : AFTER_A_MOVE * power;
  }
}
