import { type Board, NO_SPACE } from '../board';
import { FACINGS, type Facing, type RulesetData } from '../state';
import { NO_MARKS, withMark } from './marks';
import { Memory } from './memory';
import {
  ALSO,
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
  RESERVE,
  SIDE,
  STATUS,
  STOOD,
  STRENGTH,
} from './piece';
import type { Store } from './store';
import type { Written } from './written';

/** The list of the other spaces of who stands in one alone. */
export const NOWHERE_ELSE = 0;

/** The pieces of a battle, wherever they are: reading, and the least steps that events are made of. */
export class Pieces<Kind = unknown> extends Memory {
  readonly board: Board;
  readonly pieces: readonly Piece<Kind>[];
  /** A piece that is on no board: who would walk, if he were there. */
  readonly scratch: Piece<Kind>;
  readonly room: number;
  protected readonly store: Store<Kind>;
  readonly #count: number;

  /** `words`: how many whatever else is kept takes beside. */
  constructor(board: Board, room: number, words: number, store: Store<Kind>) {
    const count = (room + 1) * PIECE_WORDS;
    super(count + 1 + words);
    this.board = board;
    this.room = room;
    this.store = store;
    this.#count = count;
    this.pieces = Array.from({ length: room + 1 }, (_, slot) => new Piece<Kind>(this, slot));
    this.scratch = this.pieces[room] as Piece<Kind>;
    this.words[this.scratch.base + STATUS] = GONE;
    this.words[this.scratch.base + STOOD] = NO_SPACE;
  }

  infoOf(number: number): PieceInfo<Kind> {
    return this.store.infos[number] as PieceInfo<Kind>;
  }

  dataOf(number: number): RulesetData {
    return this.store.data.value(number);
  }

  spacesOf(number: number): readonly number[] {
    return this.store.spaces.value(number);
  }

  get written(): Written {
    return this.store.written;
  }

  /** How many pieces the battle has known; they have the slots below. */
  get count(): number {
    return this.read(this.#count);
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
    this.set(this.#count, slot + 1);
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
    this.set(base + ALSO, NOWHERE_ELSE);
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
  imagine(
    info: PieceInfo<Kind>,
    at: number,
    strength: number,
    marks: number,
    data: RulesetData,
  ): Piece<Kind> {
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

  /** Forgets what everyone has done who is on the board, or may come to it. */
  clearMarks(): void {
    const end = this.count * PIECE_WORDS;
    for (let base = 0; base < end; base += PIECE_WORDS) {
      const status = this.words[base + STATUS];
      if (status === ON_BOARD || status === RESERVE) this.set(base + MARKS, NO_MARKS);
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

  setData(piece: Piece<Kind>, data: RulesetData): void {
    this.set(piece.base + DATA, this.store.data.number(data));
  }

  setStoodAt(piece: Piece<Kind>, space: number): void {
    this.set(piece.base + STOOD, space);
  }
}

/** Pieces in the order of their ids: whatever is asked or told of several goes by that, however they are kept. */
export const byId = <Kind>(pieces: readonly Piece<Kind>[]): readonly Piece<Kind>[] =>
  areById(pieces) ? pieces : [...pieces].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Slots are given by id, so that only those who come later are ever out of their order. */
function areById<Kind>(pieces: readonly Piece<Kind>[]): boolean {
  let before = '';
  for (const { id } of pieces) {
    if (id < before) return false;
    before = id;
  }
  return true;
}
