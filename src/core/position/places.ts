import { type Board, NO_SPACE } from '../board';
import { type Extra, FACINGS, type Facing, type PieceId } from '../state';
import { type Force, forceOf } from './force';
import { NO_MARKS, withMark } from './marks';
import { Memory } from './memory';
import {
  AT,
  DATA,
  FACING,
  FORMATION,
  GONE,
  INFO,
  LEADER,
  MARKS,
  NEXT,
  ON_BOARD,
  PIECE_WORDS,
  Piece,
  type PieceInfo,
  SIDE,
  type SideNumber,
  STATUS,
  STOOD,
  STRENGTH,
} from './piece';
import type { Store } from './store';

/** Words that say nothing of the battle: two change with whoever of a side is placed, one with every card laid down. */
const IDLE = 3;

// Never the same again, in whatever battle: what was worked out for one number is true as long as it stands there.
let stamp = 0;

/** The pieces of a battle and where they are: reading, and the least steps that events are made of. */
export class Places<Kind = unknown> extends Memory {
  readonly board: Board;
  readonly pieces: readonly Piece<Kind>[];
  /** A piece that is on no board: who would walk, if he were there. */
  readonly scratch: Piece<Kind>;
  readonly room: number;
  /** The first word that says nothing of the battle, but only when something was worked out. */
  readonly idle: number;
  protected readonly store: Store<Kind>;
  /** Where the words of the battle as a whole begin. */
  protected readonly whole: number;
  private readonly countAt: number;
  readonly #units: number;
  readonly #leaders: number;
  readonly #standing: number;
  readonly #forces: (Force<Kind> | undefined)[] = [undefined, undefined];
  readonly #forcesAt: [number, number] = [NO_SPACE, NO_SPACE];

  /** `words`: how many the battle as a whole takes beside. */
  constructor(board: Board, room: number, words: number, store: Store<Kind>) {
    const units = (room + 1) * PIECE_WORDS;
    const countAt = units + 3 * board.size;
    super(countAt + 1 + words + IDLE);
    this.board = board;
    this.room = room;
    this.store = store;
    this.#units = units;
    this.#leaders = units + board.size;
    this.#standing = units + 2 * board.size;
    this.countAt = countAt;
    this.whole = countAt + 1;
    this.idle = this.whole + words;
    this.words.fill(NO_SPACE, this.#units, this.#standing);
    this.pieces = Array.from({ length: room + 1 }, (_, slot) => new Piece<Kind>(this, slot));
    this.scratch = this.pieces[room] as Piece<Kind>;
    this.words[this.scratch.base + STATUS] = GONE;
    this.words[this.scratch.base + STOOD] = NO_SPACE;
  }

  infoOf(number: number): PieceInfo<Kind> {
    return this.store.infos[number] as PieceInfo<Kind>;
  }

  dataOf(number: number): Extra {
    return this.store.data.value(number);
  }

  /** How many pieces the battle has known; they have the slots below. */
  get count(): number {
    return this.read(this.countAt);
  }

  /** The piece of an id, wherever it is. */
  find(id: string): Piece<Kind> | undefined {
    const { count, pieces } = this;
    const given = this.store.slots.get(id);
    if (given === undefined) return undefined;
    const piece = pieces[given] as Piece<Kind>;
    // Where an addition was taken back, the slot may be another piece's by now.
    if (given < count && piece.info.id === id) return piece;
    for (let slot = 0; slot < count; slot += 1) {
      const piece = pieces[slot] as Piece<Kind>;
      if (piece.info.id === id) return piece;
    }
    return undefined;
  }

  /** Who stands in a space: 1 and 2 for units of the south and the north, 4 and 8 for leaders of theirs. */
  standingIn(space: number): number {
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

  /** The first unit in a space; `nextTo` gives the others. */
  unitAt(space: number): Piece<Kind> | undefined {
    return this.#pieceIn(this.#units + space);
  }

  /** The first leader in a space; `nextTo` gives the others. */
  leaderAt(space: number): Piece<Kind> | undefined {
    return this.#pieceIn(this.#leaders + space);
  }

  /** The next piece of its kind in the same space. */
  nextTo(piece: Piece<Kind>): Piece<Kind> | undefined {
    return this.#pieceIn(piece.base + NEXT);
  }

  unitsAt(space: number): readonly Piece<Kind>[] {
    return this.#all(this.unitAt(space));
  }

  leadersAt(space: number): readonly Piece<Kind>[] {
    return this.#all(this.leaderAt(space));
  }

  /** Who of a side stands on the board. */
  force(side: SideNumber): Force<Kind> {
    const at = this.read(this.idle + side);
    const known = this.#forces[side];
    if (known && this.#forcesAt[side] === at) return known;
    const force = forceOf(this.pieces.slice(0, this.count), side, this.board.size);
    this.#forces[side] = force;
    this.#forcesAt[side] = at;
    return force;
  }

  /** Stays the same as long as nobody of a side has come, gone or moved. */
  placingsOf(side: SideNumber): number {
    return this.read(this.idle + side);
  }

  /** Puts a new piece into the battle; one that is gone of the same id comes back. */
  add(info: PieceInfo<Kind>, status: number): Piece<Kind> {
    const piece = this.#slotFor(info);
    this.describe(piece, info);
    this.set(piece.base + STATUS, status);
    return piece;
  }

  #slotFor({ id }: PieceInfo<Kind>): Piece<Kind> {
    const gone = this.find(id);
    if (gone) return gone;
    const slot = this.count;
    if (slot >= this.room) throw new RangeError('no room for another piece');
    this.set(this.countAt, slot + 1);
    const piece = this.pieces[slot] as Piece<Kind>;
    this.store.slots.set(id, slot);
    this.set(piece.base + STOOD, NO_SPACE);
    return piece;
  }

  /** Makes a piece one that has done nothing yet, and stands nowhere. */
  describe(piece: Piece<Kind>, info: PieceInfo<Kind>): void {
    const { base } = piece;
    this.set(base + INFO, this.#infoNumber(info));
    this.set(base + SIDE, info.side);
    this.set(base + LEADER, info.isLeader ? 1 : 0);
    this.set(base + AT, NO_SPACE);
    this.set(base + STRENGTH, 0);
    this.set(base + MARKS, NO_MARKS);
    this.set(base + FORMATION, 0);
    this.set(base + FACING, NO_SPACE);
    this.set(base + DATA, this.store.data.number({}));
    this.set(base + NEXT, NO_SPACE);
  }

  #infoNumber(info: PieceInfo<Kind>): number {
    const { infos, numbers } = this.store;
    const known = numbers.get(info);
    if (known !== undefined) return known;
    numbers.set(info, infos.length);
    infos.push(info);
    return infos.length - 1;
  }

  /** Describes the scratch piece; there is nothing to take back. */
  imagine(info: PieceInfo<Kind>, at: number, strength: number, marks: number, data: Extra): Piece<Kind> {
    const { words, scratch } = this;
    const { base } = scratch;
    words[base + INFO] = this.#infoNumber(info);
    words[base + SIDE] = info.side;
    words[base + LEADER] = info.isLeader ? 1 : 0;
    words[base + AT] = at;
    words[base + STRENGTH] = strength;
    words[base + MARKS] = marks;
    words[base + DATA] = this.store.data.number(data);
    this.version += 1;
    return scratch;
  }

  /** Puts a piece into a space, from wherever it is. */
  place(piece: Piece<Kind>, to: number): void {
    if (piece.stands && piece.at !== NO_SPACE) this.#unlink(piece);
    this.set(piece.base + STATUS, ON_BOARD);
    this.set(piece.base + AT, to);
    this.#link(piece, to);
  }

  /** Takes a piece off the board; it keeps the space where it stood last. */
  remove(piece: Piece<Kind>, status: number): void {
    if (piece.stands) this.#unlink(piece);
    this.set(piece.base + STATUS, status);
  }

  /** Says where a piece off the board stood last. */
  remember(piece: Piece<Kind>, at: number): void {
    this.set(piece.base + AT, at);
  }

  addMark(piece: Piece<Kind>, mark: number): void {
    this.set(piece.base + MARKS, withMark(this.read(piece.base + MARKS), mark));
  }

  setMarks(piece: Piece<Kind>, marks: number): void {
    this.set(piece.base + MARKS, marks);
  }

  /** Forgets what everyone on the board has done. */
  clearMarks(): void {
    const end = this.count * PIECE_WORDS;
    for (let base = 0; base < end; base += PIECE_WORDS) {
      if (this.words[base + STATUS] === ON_BOARD) this.set(base + MARKS, NO_MARKS);
    }
  }

  setStrength(piece: Piece<Kind>, strength: number): void {
    this.set(piece.base + STRENGTH, strength);
  }

  setFormation(piece: Piece<Kind>, formation: number): void {
    this.set(piece.base + FORMATION, formation);
  }

  setFacing(piece: Piece<Kind>, facing: Facing | undefined): void {
    this.set(piece.base + FACING, facing === undefined ? NO_SPACE : FACINGS.indexOf(facing));
  }

  setData(piece: Piece<Kind>, data: Extra): void {
    this.set(piece.base + DATA, this.store.data.number(data));
  }

  setStoodAt(piece: Piece<Kind>, space: number): void {
    this.set(piece.base + STOOD, space);
  }

  #pieceIn(index: number): Piece<Kind> | undefined {
    const slot = this.read(index);
    return slot < 0 ? undefined : this.pieces[slot];
  }

  #all(first: Piece<Kind> | undefined): readonly Piece<Kind>[] {
    if (!first) return [];
    const pieces: Piece<Kind>[] = [];
    for (let piece: Piece<Kind> | undefined = first; piece; piece = this.nextTo(piece)) pieces.push(piece);
    return pieces;
  }

  /** Where the list of those in a space begins. */
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
    this.set(this.#standing + space, this.standingIn(space) | bit);
    this.#placed(piece);
  }

  #unlink(piece: Piece<Kind>): void {
    const space = piece.at;
    let index = this.#rowOf(piece) + space;
    while (this.read(index) !== piece.slot) index = this.read(index) * PIECE_WORDS + NEXT;
    this.set(index, this.read(piece.base + NEXT));
    this.set(piece.base + NEXT, NO_SPACE);
    let standing = 0;
    for (let unit = this.unitAt(space); unit; unit = this.nextTo(unit)) standing |= 1 << unit.side;
    for (let leader = this.leaderAt(space); leader; leader = this.nextTo(leader))
      standing |= 4 << leader.side;
    this.set(this.#standing + space, standing);
    this.#placed(piece);
  }

  #placed(piece: Piece<Kind>): void {
    this.restamp(piece.side);
  }

  /** Gives one of the words that say nothing of the battle a number that it never had. */
  protected restamp(which: number): void {
    stamp = (stamp + 1) | 0;
    this.set(this.idle + which, stamp);
  }
}

/** Pieces in the order of their ids: whatever is asked or told of several goes by that, however they are kept. */
export const byId = <Kind>(pieces: readonly Piece<Kind>[]): readonly Piece<Kind>[] =>
  pieces.length < 2 ? pieces : [...pieces].sort((a, b) => (a.id < b.id ? -1 : 1));
