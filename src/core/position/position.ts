import { type Board, NO_SPACE, SpaceSet } from '../board';
import type {
  Arrival,
  Extra,
  Facing,
  Json,
  Objective,
  PlayedCard,
  Preparation,
  Side,
  SideState,
  TableCells,
} from '../state';
import { FACINGS } from '../state';
import { Interned } from './interned';
import { markList, NO_MARKS, withMark } from './marks';
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
  SIDE_NUMBERS,
  type SideNumber,
  STATUS,
  STOOD,
  STRENGTH,
} from './piece';
import { Written } from './written';
import { Zone } from './zone';

/** What never changes of a battle while it is played. */
export interface Setting {
  readonly ruleset: string;
  readonly board: Board;
  readonly options: Readonly<Record<string, Json>>;
  readonly borders: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, TableCells>>;
  readonly sides: Readonly<Record<Side, Pick<SideState, 'name' | 'nation' | 'target'>>>;
  readonly objectives: readonly ObjectiveInNumbers[];
  readonly arrivals: readonly Arrival[];
  /** Names of the parts in which the game's data of the battle are kept: to change one leaves the others alone. */
  readonly parts: readonly string[];
}

/** An objective without what is held of it. */
export interface ObjectiveInNumbers extends Omit<Objective, 'held' | 'spaces' | 'side'> {
  readonly side: SideNumber;
  readonly spaces: readonly number[];
  /** As the battle was set up. */
  readonly given: Omit<Objective, 'held'>;
}

/** A command card in play, without the pieces that it has ordered and where everyone stood. */
export interface CardLaid extends PlayedCard {
  readonly allowance: Readonly<Record<string, number>> | null;
}

/** How much room there is for pieces that come about while the battle is played. */
const MORE_PIECES = 48;

// Words of the battle as a whole; those of objectives, and what only saves work, follow.
const NUMBER = 0;
const SIDE_TO_MOVE = 1;
const STEP = 2;
const ACTIVATIONS = 3;
const WINNER = 4;
const POINTS = 5;
const RATING = 7;
const COUNT = 9;
const LABEL = 10;
const TERRAIN = 11;
const BATTLE_DATA = 12;
const LAST = 13;
const LAID = 15;
const PREPARATION = 16;
const HAS_CARDS = 17;
const SCALARS = 18;
/** How many cards a hand, a pile, or the list of those ordered can hold. */
const ZONE = 127;
/** Two hands, the discarded cards, and the pieces that the card in play has ordered. */
const ZONES = 4;
/** Words that say nothing of the battle: two change with whoever of a side is placed, one with every card laid down. */
const IDLE = 3;
const LAYING = 2;

/** How a battle stands: nobody has won, a side, or nobody will. */
export const NOBODY = -1;
export const DRAWN = 2;

/** Values that are kept once for all copies of a position. */
class Store<Kind> {
  readonly infos: PieceInfo<Kind>[] = [];
  /** The slot that a piece of an id was given last. */
  readonly slots = new Map<string, number>();
  readonly numbers = new Map<PieceInfo<Kind>, number>();
  readonly data = new Interned<Extra>();
  readonly parts = new Interned<Json | undefined>();
  readonly written = new Written();
  readonly spaces = new Interned<readonly number[]>();
  readonly last = new Interned<PlayedCard | null>();
  readonly laid = new Interned<CardLaid | null>();
  readonly terrain = new Interned<Readonly<Record<string, string>>>();
  readonly preparation = new Interned<Preparation | null>();
}

/** Who of a side stands where, worked out once for every change of it. */
export interface Force<Kind> {
  /** The units on the board, by slot. */
  readonly units: readonly Piece<Kind>[];
  readonly leaders: readonly Piece<Kind>[];
  /** Where its units stand. */
  readonly held: SpaceSet;
  /** Where its leaders stand. */
  readonly led: SpaceSet;
  /** Where leaders of it stand without a unit of it. */
  readonly alone: SpaceSet;
}

let placing = 0;

/**
 * One battle at one moment in flat memory, changed in place by events alone: what is here is reading, and the least
 * steps that events are made of. Spaces, sides and words are numbers; `readState` and `toState` are the way in and out.
 */
export class Position<Kind = unknown> extends Memory {
  readonly board: Board;
  readonly pieces: readonly Piece<Kind>[];
  /** A piece that is on no board: who would walk, if he were there. */
  readonly scratch: Piece<Kind>;
  readonly room: number;
  /** The cards of both sides, as numbers of words; what only the other side knows is the hidden card. */
  readonly hands: readonly [Zone, Zone];
  /** Cards played so far, latest last, since the last reshuffle. */
  readonly discard: Zone;
  /** The slots of the pieces that the card in play has ordered so far. */
  readonly ordered: Zone;
  readonly #units: number;
  readonly #leaders: number;
  readonly #standing: number;
  readonly #scalars: number;
  readonly #held: number;
  readonly #parts: number;
  readonly #placings: number;
  readonly #store: Store<Kind>;
  readonly #forces: (Force<Kind> | undefined)[] = [undefined, undefined];
  readonly #forcesAt: [number, number] = [NO_SPACE, NO_SPACE];

  constructor(
    readonly setting: Setting,
    pieces: number,
    store?: Store<Kind>,
  ) {
    const room = store ? pieces : pieces + MORE_PIECES;
    const { board, objectives, parts } = setting;
    const units = (room + 1) * PIECE_WORDS;
    const scalars = units + 3 * board.size;
    const zones = scalars + SCALARS;
    super(zones + ZONES * (ZONE + 1) + objectives.length + parts.length + IDLE);
    this.board = board;
    this.room = room;
    this.#units = units;
    this.#leaders = units + board.size;
    this.#standing = units + 2 * board.size;
    this.#scalars = scalars;
    this.#held = zones + ZONES * (ZONE + 1);
    this.#parts = this.#held + objectives.length;
    this.#placings = this.#parts + parts.length;
    this.#store = store ?? new Store<Kind>();
    const zone = (index: number) => new Zone(this, zones + index * (ZONE + 1), ZONE);
    this.hands = [zone(0), zone(1)];
    this.discard = zone(2);
    this.ordered = zone(3);
    this.words.fill(NO_SPACE, this.#units, this.#standing);
    this.words[scalars + WINNER] = NOBODY;
    this.pieces = Array.from({ length: room + 1 }, (_, slot) => new Piece<Kind>(this, slot));
    this.scratch = this.pieces[room] as Piece<Kind>;
    this.words[this.scratch.base + STATUS] = GONE;
    this.words[this.scratch.base + STOOD] = NO_SPACE;
  }

  /** The same position in a memory of its own; what can be taken back of it begins now. */
  copy(): Position<Kind> {
    const other = new Position<Kind>(this.setting, this.room, this.#store);
    other.words.set(this.words);
    return other;
  }

  /** The first word that says nothing of the battle, but only when something was worked out. */
  get idle(): number {
    return this.#placings;
  }

  /** Pieces as they were last read or written. */
  get written(): Written {
    return this.#store.written;
  }

  // Who there is

  infoOf(number: number): PieceInfo<Kind> {
    return this.#store.infos[number] as PieceInfo<Kind>;
  }

  dataOf(number: number): Extra {
    return this.#store.data.value(number);
  }

  /** How many pieces the battle has known; they have the slots below. */
  get count(): number {
    return this.read(this.#scalars + COUNT);
  }

  /** The piece of an id, wherever it is. */
  find(id: string): Piece<Kind> | undefined {
    const { count, pieces } = this;
    const given = this.#store.slots.get(id);
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
    const at = this.read(this.#placings + side);
    const known = this.#forces[side];
    if (known && this.#forcesAt[side] === at) return known;
    const force = this.#forceOf(side);
    this.#forces[side] = force;
    this.#forcesAt[side] = at;
    return force;
  }

  /** Stays the same as long as nobody of a side has come, gone or moved. */
  placingsOf(side: SideNumber): number {
    return this.read(this.#placings + side);
  }

  // The battle

  /** The turn of the battle. */
  get turn(): number {
    return this.read(this.#scalars + NUMBER);
  }

  get side(): SideNumber {
    return this.read(this.#scalars + SIDE_TO_MOVE) as SideNumber;
  }

  /** The number of the word. */
  get step(): number {
    return this.read(this.#scalars + STEP);
  }

  get activations(): number {
    return this.read(this.#scalars + ACTIVATIONS);
  }

  /** `NOBODY`, a side, or `DRAWN`. */
  get winner(): number {
    return this.read(this.#scalars + WINNER);
  }

  get isOver(): boolean {
    return this.read(this.#scalars + WINNER) !== NOBODY;
  }

  points(side: SideNumber): number {
    return this.read(this.#scalars + POINTS + side);
  }

  rating(side: SideNumber): number {
    return this.read(this.#scalars + RATING + side);
  }

  /** The spaces of an objective that are held, in the order in which they were taken. */
  held(objective: number): readonly number[] {
    return this.#store.spaces.value(this.read(this.#held + objective));
  }

  /** Which way of an order is looked at; only exact odds write it. */
  get label(): number {
    return this.read(this.#scalars + LABEL);
  }

  /** What is not clear, by its space. */
  get terrain(): Readonly<Record<string, string>> {
    return this.#store.terrain.value(this.read(this.#scalars + TERRAIN));
  }

  /** What only the game knows of the battle. */
  get data(): Extra {
    const whole = this.dataOf(this.read(this.#scalars + BATTLE_DATA));
    const { parts } = this.setting;
    if (parts.length === 0) return whole;
    const known = parts.flatMap((name, index) => {
      const value = this.part(index);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...whole, ...Object.fromEntries(known) };
  }

  /** One of the parts of it; undefined in a battle that does not have it. */
  part(index: number): Json | undefined {
    return this.#store.parts.value(this.read(this.#parts + index));
  }

  /** Whether the battle is played with command cards. */
  get hasCards(): boolean {
    return this.read(this.#scalars + HAS_CARDS) === 1;
  }

  /** The card that a side played last. */
  lastCard(side: SideNumber): PlayedCard | null {
    return this.#store.last.value(this.read(this.#scalars + LAST + side));
  }

  /** The card in play. */
  get laid(): CardLaid | null {
    return this.#store.laid.value(this.read(this.#scalars + LAID));
  }

  /** Another number for every card laid down: where everyone stood then is the same as long as it is. */
  get laying(): number {
    return this.read(this.#placings + LAYING);
  }

  get preparation(): Preparation | null {
    return this.#store.preparation.value(this.read(this.#scalars + PREPARATION));
  }

  // The least steps that events are made of

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
    this.set(this.#scalars + COUNT, slot + 1);
    const piece = this.pieces[slot] as Piece<Kind>;
    this.#store.slots.set(id, slot);
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
    this.set(base + DATA, this.#store.data.number({}));
    this.set(base + NEXT, NO_SPACE);
  }

  #infoNumber(info: PieceInfo<Kind>): number {
    const { infos, numbers } = this.#store;
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
    words[base + DATA] = this.#store.data.number(data);
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
    this.set(piece.base + DATA, this.#store.data.number(data));
  }

  setStoodAt(piece: Piece<Kind>, space: number): void {
    this.set(piece.base + STOOD, space);
  }

  setTurn(turn: number, side: SideNumber, step: number, activations: number): void {
    this.set(this.#scalars + NUMBER, turn);
    this.set(this.#scalars + SIDE_TO_MOVE, side);
    this.set(this.#scalars + STEP, step);
    this.set(this.#scalars + ACTIVATIONS, activations);
  }

  setStep(step: number): void {
    this.set(this.#scalars + STEP, step);
  }

  setActivations(count: number): void {
    this.set(this.#scalars + ACTIVATIONS, count);
  }

  setWinner(winner: number): void {
    this.set(this.#scalars + WINNER, winner);
  }

  setPoints(side: SideNumber, points: number): void {
    this.set(this.#scalars + POINTS + side, points);
  }

  setRating(side: SideNumber, rating: number): void {
    this.set(this.#scalars + RATING + side, rating);
  }

  setHeld(objective: number, spaces: readonly number[]): void {
    this.set(this.#held + objective, this.#store.spaces.number(spaces));
  }

  setLabel(label: number): void {
    this.set(this.#scalars + LABEL, label);
  }

  setTerrain(terrain: Readonly<Record<string, string>>): void {
    this.set(this.#scalars + TERRAIN, this.#store.terrain.number(terrain));
  }

  setBattleData(data: Extra): void {
    const { parts } = this.setting;
    for (const [index, name] of parts.entries()) this.#setPart(index, data[name]);
    const others = Object.entries(data).filter(([name]) => !parts.includes(name));
    const whole = parts.length === 0 ? data : Object.fromEntries(others);
    this.set(this.#scalars + BATTLE_DATA, this.#store.data.number(whole));
  }

  /** Changes some of what only the game knows of the battle. */
  changeBattleData(change: Extra): void {
    const { parts } = this.setting;
    for (const [name, value] of Object.entries(change)) {
      const index = parts.indexOf(name);
      if (index >= 0) this.#setPart(index, value);
      else this.#changeWhole(name, value);
    }
  }

  #setPart(index: number, value: Json | undefined): void {
    this.set(this.#parts + index, this.#store.parts.number(value));
  }

  #changeWhole(name: string, value: Json): void {
    const whole = this.dataOf(this.read(this.#scalars + BATTLE_DATA));
    this.set(this.#scalars + BATTLE_DATA, this.#store.data.number({ ...whole, [name]: value }));
  }

  setHasCards(hasCards: boolean): void {
    this.set(this.#scalars + HAS_CARDS, hasCards ? 1 : 0);
  }

  setLastCard(side: SideNumber, card: PlayedCard | null): void {
    this.set(this.#scalars + LAST + side, this.#store.last.number(card));
  }

  setLaid(card: CardLaid | null): void {
    this.set(this.#scalars + LAID, this.#store.laid.number(card));
    placing = (placing + 1) | 0;
    this.set(this.#placings + LAYING, placing);
  }

  /** The card in play is over: nobody remembers any more whom it has ordered and where anyone stood. */
  takeCardAway(): void {
    if (!this.laid) return;
    this.setLaid(null);
    this.ordered.clear();
    const end = this.count * PIECE_WORDS;
    for (let base = 0; base < end; base += PIECE_WORDS) this.set(base + STOOD, NO_SPACE);
  }

  setPreparation(preparation: Preparation | null): void {
    this.set(this.#scalars + PREPARATION, this.#store.preparation.number(preparation));
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
    placing = (placing + 1) | 0;
    this.set(this.#placings + piece.side, placing);
  }

  #forceOf(side: SideNumber): Force<Kind> {
    const { size } = this.board;
    const units: Piece<Kind>[] = [];
    const leaders: Piece<Kind>[] = [];
    const held = new SpaceSet(size);
    const led = new SpaceSet(size);
    const { count } = this;
    for (let slot = 0; slot < count; slot += 1) {
      const piece = this.pieces[slot] as Piece<Kind>;
      if (!piece.stands || piece.side !== side) continue;
      (piece.isLeader ? leaders : units).push(piece);
      (piece.isLeader ? led : held).add(piece.at);
    }
    const alone = new SpaceSet(size);
    alone.copy(led);
    alone.remove(held);
    return { units, leaders, held, led, alone };
  }
}

/** The list of some marks by their words, as `setMarks` takes it. */
export const marksOf = markList;

/** Pieces in the order of their ids: whatever is asked or told of several goes by that, however they are kept. */
export const byId = <Kind>(pieces: readonly Piece<Kind>[]): readonly Piece<Kind>[] =>
  pieces.length < 2 ? pieces : [...pieces].sort((a, b) => (a.id < b.id ? -1 : 1));

export { SIDE_NUMBERS };
