import { type Board, NO_SPACE } from '../board';
import { ALSO, AT, NEXT, ON_BOARD, PIECE_WORDS, type Piece, type SideNumber, STATUS } from './piece';
import { NOWHERE_ELSE, Pieces } from './pieces';
import { type Force, forceOf } from './side-pieces';
import type { Store } from './store';

/**
 * The number of idle words, which do not concern the battle: one for each side, changed when a piece of it is placed,
 * and one changed with every card played.
 */
const IDLE = 3;

/** The bit of a space that a unit occupies beside its own. */
const REACHED = 16;

// Unique across all battles: a result cached for a stamp is valid as long as the word holds that stamp.
let stamp = 0;

/** The pieces of a battle and the spaces that they occupy. */
export class Places<Kind = unknown> extends Pieces<Kind> {
  /** The index of the first idle word: these words only show if a cached result is still valid. */
  readonly idle: number;
  /** The index of the first word of the battle as a whole. */
  protected readonly whole: number;
  readonly #units: number;
  readonly #leaders: number;
  readonly #standing: number;
  readonly #forces: (Force<Kind> | undefined)[] = [undefined, undefined];
  readonly #forcesAt: [number, number] = [NO_SPACE, NO_SPACE];

  /** `words`: the number of words that the battle as a whole needs. */
  constructor(board: Board, room: number, words: number, store: Store<Kind>) {
    super(board, room, 3 * board.size + words + IDLE, store);
    const { length } = this.words;
    this.idle = length - IDLE;
    this.whole = this.idle - words;
    this.#standing = this.whole - board.size;
    this.#leaders = this.#standing - board.size;
    this.#units = this.#leaders - board.size;
    this.words.fill(NO_SPACE, this.#units, this.#standing);
  }

  /**
   * The bits of the pieces in a space: 1 and 2 for units of the south and the north, 4 and 8 for their leaders; 16 for
   * a unit that also occupies another space.
   */
  occupancyIn(space: number): number {
    return this.read(this.#standing + space);
  }

  hasUnit(space: number): boolean {
    return (this.read(this.#standing + space) & 3) !== 0;
  }

  hasUnitOf(space: number, side: SideNumber): boolean {
    return (this.read(this.#standing + space) & (1 << side)) !== 0;
  }

  hasLeaderOf(space: number, side: SideNumber): boolean {
    return (this.read(this.#standing + space) & (4 << side)) !== 0;
  }

  /** The first unit in a space; `nextTo` returns the others. */
  unitAt(space: number): Piece<Kind> | undefined {
    return this.#pieceIn(this.#units + space) ?? this.#reaching(space, NO_SPACE);
  }

  /** The first leader in a space; `nextTo` returns the others. */
  leaderAt(space: number): Piece<Kind> | undefined {
    return this.#pieceIn(this.#leaders + space);
  }

  /** The next piece of its kind in the same space: its own space, or another one that it occupies. */
  nextTo(piece: Piece<Kind>, space: number = piece.at): Piece<Kind> | undefined {
    if (piece.at !== space) return this.#reaching(space, piece.slot);
    return this.#pieceIn(piece.base + NEXT) ?? (piece.isLeader ? undefined : this.#reaching(space, NO_SPACE));
  }

  unitsAt(space: number): readonly Piece<Kind>[] {
    return this.#all(this.unitAt(space), space);
  }

  leadersAt(space: number): readonly Piece<Kind>[] {
    return this.#all(this.leaderAt(space), space);
  }

  /** The pieces of a side on the board. */
  force(side: SideNumber): Force<Kind> {
    const at = this.read(this.idle + side);
    const known = this.#forces[side];
    if (known && this.#forcesAt[side] === at) return known;
    const force = forceOf(this.pieces, this.count, side, this.board.size, known);
    this.#forces[side] = force;
    this.#forcesAt[side] = at;
    return force;
  }

  /** A number that stays the same until a piece of the side enters, leaves or moves. */
  placingsOf(side: SideNumber): number {
    return this.read(this.idle + side);
  }

  /** Puts a piece into one space only, from any place or status. */
  place(piece: Piece<Kind>, to: number): void {
    if (piece.isOnBoard && piece.at !== NO_SPACE) this.#unlink(piece);
    this.#gather(piece);
    this.set(piece.base + STATUS, ON_BOARD);
    this.set(piece.base + AT, to);
    this.#link(piece, to);
  }

  /** Takes a piece off the board; it keeps its last space. */
  remove(piece: Piece<Kind>, status: number): void {
    if (piece.isOnBoard) this.#unlink(piece);
    this.#gather(piece);
    this.set(piece.base + STATUS, status);
  }

  /** Makes a unit occupy these spaces beside its own, and no others; an empty list leaves only its own. */
  spread(unit: Piece<Kind>, also: readonly number[]): void {
    const isOdd = new Set(also).size < also.length || also.includes(unit.at) || also.includes(NO_SPACE);
    if (isOdd || unit.isLeader || !unit.isOnBoard) throw new RangeError(`${unit.id} can't stand so`);
    this.#gather(unit);
    this.set(unit.base + ALSO, this.store.spaces.number(also));
    for (const space of also) this.#restand(space, true);
    this.#placed(unit);
  }

  /** Reduces a piece to its own space. */
  #gather(piece: Piece<Kind>): void {
    if (this.read(piece.base + ALSO) === NOWHERE_ELSE) return;
    const { also } = piece;
    this.set(piece.base + ALSO, NOWHERE_ELSE);
    for (const space of also) this.#restand(space);
    this.#placed(piece);
  }

  /** The first unit, after a slot, that occupies a space beside its own. */
  #reaching(space: number, after: number): Piece<Kind> | undefined {
    if ((this.read(this.#standing + space) & REACHED) === 0) return undefined;
    for (let slot = after + 1; slot < this.count; slot += 1) {
      const piece = this.pieces[slot] as Piece<Kind>;
      if (piece.isOnBoard && piece.also.includes(space)) return piece;
    }
    return undefined;
  }

  #pieceIn(index: number): Piece<Kind> | undefined {
    const slot = this.read(index);
    return slot < 0 ? undefined : this.pieces[slot];
  }

  #all(first: Piece<Kind> | undefined, space: number): readonly Piece<Kind>[] {
    if (!first) return [];
    const pieces: Piece<Kind>[] = [];
    for (let piece: Piece<Kind> | undefined = first; piece; piece = this.nextTo(piece, space))
      pieces.push(piece);
    return pieces;
  }

  /** The index of the lists of pieces by space, for units or for leaders. */
  #rowOf(piece: Piece<Kind>): number {
    return piece.isLeader ? this.#leaders : this.#units;
  }

  #link(piece: Piece<Kind>, space: number): void {
    let index = this.#rowOf(piece) + space;
    for (let slot = this.read(index); slot >= 0 && slot < piece.slot; slot = this.read(index)) {
      index = slot * PIECE_WORDS + NEXT;
    }
    this.set(piece.base + NEXT, this.read(index));
    this.set(index, piece.slot);
    const bit = piece.isLeader ? 4 << piece.side : 1 << piece.side;
    this.set(this.#standing + space, this.occupancyIn(space) | bit);
    this.#placed(piece);
  }

  #unlink(piece: Piece<Kind>): void {
    const space = piece.at;
    let index = this.#rowOf(piece) + space;
    while (this.read(index) !== piece.slot) index = this.read(index) * PIECE_WORDS + NEXT;
    this.set(index, this.read(piece.base + NEXT));
    this.set(piece.base + NEXT, NO_SPACE);
    this.#restand(space);
    this.#placed(piece);
  }

  /** Recomputes the bits of a space; `isReached`: a unit now occupies it beside its own space. */
  #restand(space: number, isReached = false): void {
    let standing = 0;
    for (let unit = this.#pieceIn(this.#units + space); unit; unit = this.#pieceIn(unit.base + NEXT)) {
      standing |= 1 << unit.side;
    }
    for (let leader = this.leaderAt(space); leader; leader = this.nextTo(leader))
      standing |= 4 << leader.side;
    if (isReached || (this.occupancyIn(space) & REACHED) !== 0) standing |= this.#reachedBy(space);
    this.set(this.#standing + space, standing);
  }

  #reachedBy(space: number): number {
    let standing = 0;
    for (let slot = 0; slot < this.count; slot += 1) {
      const piece = this.pieces[slot] as Piece<Kind>;
      if (piece.isOnBoard && piece.also.includes(space)) standing |= REACHED | (1 << piece.side);
    }
    return standing;
  }

  #placed(piece: Piece<Kind>): void {
    this.restamp(piece.side);
  }

  /** Gives one of the idle words a number that it never had. */
  protected restamp(which: number): void {
    stamp = (stamp + 1) | 0;
    this.set(this.idle + which, stamp);
  }
}
