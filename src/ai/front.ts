import { type Board, type Judgement, NO_SPACE, type Piece, type Position, type SideNumber } from '../core';

/** The most units of a side that are looked at. */
const MOST = 128;
/** The reach of a unit that attacks at close quarters alone. */
const CLOSE = 1;
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
  /** The space of the unit nearest for an attack at close quarters, `NO_SPACE` if there are none. */
  nearest = NO_SPACE;
  /** The distances to the nearest unit, for an attack at close quarters and otherwise; 0 if there are none. */
  close = 0;
  distance = 0;
  /** The number of units beside the space. */
  beside = 0;

  clear(): void {
    this.nearest = NO_SPACE;
    this.close = 0;
    this.distance = 0;
    this.beside = 0;
  }

  /** Takes in the space of one more unit. */
  see(at: number, distance: number, close: number): void {
    const isFirst = this.nearest === NO_SPACE;
    if (distance === 1) this.beside += 1;
    if (isFirst || distance < this.distance) this.distance = distance;
    if (isFirst || close < this.close) {
      this.close = close;
      this.nearest = at;
    }
  }
}

/** The distance between two spaces as attacks at close quarters count it. */
export const closeDistance = <Kind>(
  judgement: Judgement<Kind>,
  board: Board,
  from: number,
  to: number,
): number => (judgement.closeDistance ? judgement.closeDistance(board, from, to) : board.distance(from, to));

/** The spaces between a unit with a reach and the place from which it could attack the nearest of some units. */
export const stepsTo = ({ close, distance }: Outlook, reach: number): number =>
  Math.max(0, (reach > CLOSE ? distance : close) - reach);

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

  constructor(readonly judgement: Judgement<Kind>) {}

  take(position: Position<Kind>, side: SideNumber): void {
    const { judgement } = this;
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
    outlook.clear();
    for (let index = 0; index < this.count; index += 1) {
      const at = this.at[index] as number;
      const distance = board.distance(at, space);
      const close = closeDistance(this.judgement, board, at, space);
      outlook.see(at, distance, close);
      const losses = this.#lossesBy(index, (this.#near[index] as number) > CLOSE ? distance : close);
      if (this.#mounted[index] === 1) mounted += losses;
      else onFoot += losses;
    }
    outlook.taken = this.#taken;
    outlook.onFoot = onFoot;
    outlook.mounted = mounted;
  }

  /** The losses that one of these units inflicts at a distance. */
  #lossesBy(index: number, distance: number): number {
    if (distance > (this.#far[index] as number)) return 0;
    const power = this.#power[index] as number;
    return distance <= (this.#near[index] as number) ? power : AFTER_A_MOVE * power;
  }
}
