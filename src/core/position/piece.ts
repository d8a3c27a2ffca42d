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

/** What never changes of a piece while a battle is played. */
export interface PieceInfo<Kind = unknown> {
  readonly id: PieceId;
  readonly side: SideNumber;
  /** What its game's charts say of its type. */
  readonly kind: Kind;
  readonly type: string;
  readonly isLeader: boolean;
  readonly name: string;
  readonly nation: string;
  /** Strength of the type by the chart; 0 for leaders. */
  readonly maximumStrength: number;
  readonly armed: readonly string[];
  readonly traits: RulesetData | undefined;
}

/** Where a piece is. */
export const ON_BOARD = 0;
export const FALLEN = 1;
export const RESERVE = 2;
/** It has become part of another piece; only what the card in play remembers of it is left. */
export const GONE = 3;

/** What is kept of a piece, a word each. */
export const AT = 0;
export const STRENGTH = 1;
export const MARKS = 2;
export const FORMATION = 3;
export const FACING = 4;
export const DATA = 5;
export const INFO = 6;
/** The list of the other spaces where it stands. */
export const ALSO = 7;
/** So many words come before those that are not written of a piece itself. */
export const PIECE_JSON = 8;
export const STATUS = 8;
/** The next piece in the same space; -1 for none. */
export const NEXT = 9;
export const SIDE = 10;
export const LEADER = 11;
/** Where it stood when the card in play was laid down; `NO_SPACE` if that is not remembered. */
export const STOOD = 12;
export const PIECE_WORDS = 13;

/** Where a piece is kept. */
export interface PieceHome<Kind> {
  readonly board: Board;
  read(index: number): number;
  infoOf(number: number): PieceInfo<Kind>;
  dataOf(number: number): RulesetData;
  spacesOf(number: number): readonly number[];
}

/** A piece as the rules see it: names for words of a position, always as of now. */
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

  /** Where it stands beside `at`, if it takes up several spaces. */
  get also(): readonly number[] {
    return this.position.spacesOf(this.position.read(this.base + ALSO));
  }

  /** Whether it stands in a space, with the whole or a part of it. */
  covers(space: number): boolean {
    return this.at === space || this.also.includes(space);
  }

  get strength(): number {
    return this.position.read(this.base + STRENGTH);
  }

  /** The number of the word. */
  get formation(): number {
    return this.position.read(this.base + FORMATION);
  }

  /** Where it looks; undefined in games in which nobody faces anywhere. */
  get facing(): Facing | undefined {
    return FACINGS[this.position.read(this.base + FACING)];
  }

  /** What only its game knows of it. */
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

  /** What it has done this turn, in the order in which it was done. */
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
