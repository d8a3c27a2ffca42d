import { type Board, NO_SPACE } from '../board';
import { FACINGS, type Facing, type RulesetData } from '../state';
import type { Written } from './json-cache';
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

/** The list of other spaces of a piece that occupies a single space. */
export const NOWHERE_ELSE = 0;

/** The pieces of a battle, on the board or not: queries, and the smallest changes that events are made of. */
export class Pieces<Kind = unknown> extends Memory {
  readonly board: Board;
  readonly pieces: readonly Piece<Kind>[];
  /** A piece that is on no board, for questions about a hypothetical piece. */
  readonly scratch: Piece<Kind>;
  readonly room: number;
  protected readonly store: Store<Kind>;
  readonly #count: number;

  /** `words`: the number of words that everything else needs. */
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

  /** The number of pieces that the battle has ever had; they have the slots below it. */
  get count(): number {
    return this.read(this.#count);
  }

  /** The piece with an id, on the board or not. */
  find(id: string): Piece<Kind> | undefined {
    const { count, pieces } = this;
    const given = this.store.slots.get(id);
    if (given === undefined) return undefined;
    const piece = pieces[given] as Piece<Kind>;
    // After an addition was undone, the slot may belong to another piece.
    if (given < count && piece.info.id === id) return piece;
    for (let slot = 0; slot < count; slot += 1) {
      const piece = pieces[slot] as Piece<Kind>;
      if (piece.info.id === id) return piece;
    }
    return undefined;
  }

  /** Adds a new piece to the battle; a piece of the same id that is `GONE` returns. */
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

  /** Resets a piece to one that has not acted and is in no space. */
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

  /** Describes the scratch piece; this is not logged, so it is never undone. */
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
    words[base + LEADER] = Number(info.isLeader);
    words[base + AT] = at;
    words[base + STRENGTH] = strength;
    words[base + MARKS] = marks;
    words[base + DATA] = this.store.data.number(data);
    this.version += 1;
    return scratch;
  }

  /** Records the last space of a piece that is off the board. */
  remember(piece: Piece<Kind>, at: number): void {
    this.set(piece.base + AT, at);
  }

  addMark(piece: Piece<Kind>, mark: number): void {
    this.set(piece.base + MARKS, withMark(this.read(piece.base + MARKS), mark));
  }

  setMarks(piece: Piece<Kind>, marks: number): void {
    this.set(piece.base + MARKS, marks);
  }

  /** Clears the marks of every piece on the board or in reserve. */
  clearMarks(): void {
    const end = this.count * PIECE_WORDS;
    for (let base = 0; base < end; base += PIECE_WORDS) {
      const status = this.read(base + STATUS);
      if (status === ON_BOARD || status === RESERVE) this.set(base + MARKS, NO_MARKS);
    }
  }

  setStrength(piece: Piece<Kind>, strength: number): void {
    this.set(piece.base + STRENGTH, strength);
  }

  /** Changes the strength with which a piece counts as whole, before a battle begins. */
  setMaximumStrength(piece: Piece<Kind>, maximumStrength: number): void {
    this.set(piece.base + INFO, this.#infoNumber({ ...piece.info, maximumStrength }));
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

/** Pieces in the order of their ids; every question and report about several pieces uses this order. */
export const byId = <Kind>(pieces: readonly Piece<Kind>[]): readonly Piece<Kind>[] =>
  areById(pieces) ? pieces : [...pieces].sort((a, b) => (a.id < b.id ? -1 : 1));

/** True if pieces are in the order of their ids: slots go by id, so only later additions are out of order. */
function areById<Kind>(pieces: readonly Piece<Kind>[]): boolean {
  let before = '';
  for (const { id } of pieces) {
    if (id < before) return false;
    before = id;
  }
  return true;
}
