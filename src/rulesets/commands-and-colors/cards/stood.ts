import { type SideNumber, SpaceSet } from '../../../core';
import type { Battle, Unit } from '../battle';
import { type Groups, linkedGroups, wholeGroups } from './linked-spaces';

/** The space of a piece when the card was played; for pieces that arrived later, their space now. */
export const stoodAt = (piece: Unit): number => (piece.stoodAt < 0 ? piece.at : piece.stoodAt);

/**
 * The pieces of a side on the board when the card was played, whatever has happened to them since; while a card is only
 * considered, the pieces there now.
 */
export class Stood {
  readonly leaders: Unit[] = [];
  /** The spaces of its leaders. */
  readonly led: SpaceSet;
  readonly #units: Unit[] = [];
  readonly #held: SpaceSet;
  #contact: SpaceSet | undefined;
  #foot: Groups | undefined;
  readonly #chains = new Map<number, Groups>();

  constructor(
    private readonly battle: Battle,
    side: SideNumber,
  ) {
    const { board, pieces, count, laid } = battle;
    this.led = new SpaceSet(board.size);
    this.#held = new SpaceSet(board.size);
    for (let slot = 0; slot < count; slot += 1) {
      const piece = pieces[slot] as Unit;
      if (piece.side !== side || !(laid ? piece.stoodAt >= 0 : piece.isOnBoard)) continue;
      (piece.isLeader ? this.leaders : this.#units).push(piece);
      (piece.isLeader ? this.led : this.#held).add(stoodAt(piece));
    }
  }

  /** The spaces adjacent to its units. */
  get contact(): SpaceSet {
    if (this.#contact) return this.#contact;
    const { board } = this.battle;
    const spaces = new SpaceSet(board.size);
    for (const unit of this.#units) spaces.addAll(board.beside[stoodAt(unit)] as SpaceSet);
    this.#contact = spaces;
    return spaces;
  }

  /** The chains of its units up to a length, with a space in them. */
  chainsFrom(space: number, most: number): Groups {
    const key = space * CHAIN + most;
    const known = this.#chains.get(key);
    if (known) return known;
    const made = linkedGroups(this.battle.board, this.#held, [space], most);
    this.#chains.set(key, made);
    return made;
  }

  /** The chains of its infantry up to the length that the card in play allows. */
  footChains(most: number | null): Groups {
    if (this.#foot) return this.#foot;
    const { board } = this.battle;
    const foot = this.#units.filter(({ kind }) => kind.isInfantry).map(stoodAt);
    this.#foot =
      most === null
        ? wholeGroups(board, foot)
        : linkedGroups(board, SpaceSet.of(board.size, foot), foot, most);
    return this.#foot;
  }
}

/** More units than any chain has. */
const CHAIN = 256;

// They stay the same while a card is in play. A copy of a position has pieces of its own.
let last: Battle | undefined;
let laying = -1;
let known: [Stood | undefined, Stood | undefined] = [undefined, undefined];

export function stoodOf(battle: Battle, side: SideNumber): Stood {
  if (!battle.laid) return new Stood(battle, side);
  if (last !== battle || laying !== battle.laying) {
    last = battle;
    laying = battle.laying;
    known = [undefined, undefined];
  }
  const found = known[side] ?? new Stood(battle, side);
  known[side] = found;
  return found;
}
