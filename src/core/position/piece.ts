import type { Board } from '../board';
import { FACINGS, type Facing, type PieceId, type RulesetData, type Side } from '../state';
import { hasMarkIn, marksIn } from './marks';

/** A side in numbers: south is 0 and north 1. */
export type SideNumber = 0 | 1;

export const SOUTH: SideNumber = 0;
export const NORTH: SideNumber = 1;
export const SIDE_NUMBERS: readonly SideNumber[] = [SOUTH, NORTH];
const SIDE_NAMES: readonly Side[] = ['south', 'north'];

export const enemyOfNumber = (side: SideNumber): SideNumber => (side === SOUTH ? NORTH : SOUTH);
export const sideNumber = (side: Side): SideNumber => (side === 'south' ? SOUTH : NORTH);
export const sideName = (side: SideNumber): Side => SIDE_NAMES[side] as Side;

/** The details of a piece that never change during a battle, once it has begun. */
export interface PieceInfo<Kind = unknown> {
  readonly id: PieceId;
  readonly side: SideNumber;
  /** The details of its type from the game's charts. */
  readonly kind: Kind;
  readonly type: string;
  readonly isLeader: boolean;
  readonly name: string;
  readonly nation: string;
  /** The strength of the type by the chart; 0 for leaders. */
  readonly maximumStrength: number;
  readonly armed: readonly string[];
  readonly traits: RulesetData | undefined;
}

/** The status of a piece. */
export const ON_BOARD = 0;
export const FALLEN = 1;
export const RESERVE = 2;
/** It has become part of another piece; only the card in play still remembers it. */
export const GONE = 3;

/** The words of a piece, one for each value. */
export const AT = 0;
export const STRENGTH = 1;
export const MARKS = 2;
export const FORMATION = 3;
export const FACING = 4;
export const DATA = 5;
export const INFO = 6;
/** The list of the other spaces that it occupies. */
export const ALSO = 7;
/** The number of words that belong to a piece itself; those after them are not written as part of it. */
export const PIECE_JSON = 8;
export const STATUS = 8;
/** The next piece in the same space; -1 for none. */
export const NEXT = 9;
export const SIDE = 10;
export const LEADER = 11;
/** The space of the piece when the card in play was played; `NO_SPACE` if that is not remembered. */
export const STOOD = 12;
export const PIECE_WORDS = 13;

/** The memory that holds a piece. */
export interface PieceHome<Kind> {
  readonly board: Board;
  read(index: number): number;
  infoOf(number: number): PieceInfo<Kind>;
  dataOf(number: number): RulesetData;
  spacesOf(number: number): readonly number[];
}

/** A piece as the rules see it: properties that read words of a position, always up to date. */
export class Piece<Kind = unknown> {
  readonly base: number;

  constructor(
    readonly position: PieceHome<Kind>,
    readonly slot: number,
  ) {
    this.base = slot * PIECE_WORDS;
  }

  get info(): PieceInfo<Kind> {
    return this.position.infoOf(this.position.read(this.base + INFO));
  }

  get id(): PieceId {
    return this.info.id;
  }

  get name(): string {
    return this.info.name;
  }

  get kind(): Kind {
    return this.info.kind;
  }

  get side(): SideNumber {
    return this.position.read(this.base + SIDE) as SideNumber;
  }

  get isLeader(): boolean {
    return this.position.read(this.base + LEADER) === 1;
  }

  get at(): number {
    return this.position.read(this.base + AT);
  }

  /** The spaces that it occupies beside `at`, if there are several. */
  get also(): readonly number[] {
    return this.position.spacesOf(this.position.read(this.base + ALSO));
  }

  /** True if it occupies a space, wholly or partly. */
  covers(space: number): boolean {
    return this.at === space || this.also.includes(space);
  }

  get strength(): number {
    return this.position.read(this.base + STRENGTH);
  }

  /** The formation, as the number of a word. */
  get formation(): number {
    return this.position.read(this.base + FORMATION);
  }

  /** Its facing; undefined in games without facing. */
  get facing(): Facing | undefined {
    return FACINGS[this.position.read(this.base + FACING)];
  }

  /** Its ruleset data. */
  get data(): RulesetData {
    return this.position.dataOf(this.position.read(this.base + DATA));
  }

  get status(): number {
    return this.position.read(this.base + STATUS);
  }

  get isOnBoard(): boolean {
    return this.position.read(this.base + STATUS) === ON_BOARD;
  }

  get isInReserve(): boolean {
    return this.position.read(this.base + STATUS) === RESERVE;
  }

  /** Its actions this turn, in the order in which they were done. */
  get marks(): readonly number[] {
    return marksIn(this.position.read(this.base + MARKS));
  }

  has(mark: number): boolean {
    return hasMarkIn(this.position.read(this.base + MARKS), mark);
  }

  get stoodAt(): number {
    return this.position.read(this.base + STOOD);
  }
}
