import { NO_SPACE } from '../board';
import type { ParkedCards, PlayedCard, Preparation, RulesetData, Side } from '../state';
import type { CardLaid, Setting } from './fixed-details';
import { GameData } from './game-data';
import { Places } from './memory-layout';
import { Zone } from './number-list';
import { PIECE_WORDS, type SideNumber, STOOD } from './piece';
import { Store } from './store';

/** The number of pieces that can be added during the battle. */
const MORE_PIECES = 48;

// Words of the battle as a whole; those of objectives, and the idle words, follow.
const NUMBER = 0;
const SIDE_TO_MOVE = 1;
const STEP = 2;
const ACTIVATIONS = 3;
const WINNER = 4;
const POINTS = 5;
const RATING = 7;
const LABEL = 10;
const TERRAIN = 11;
const LAST = 12;
const LAID = 14;
const PREPARATION = 15;
const HAS_CARDS = 16;
const BORDERS = 17;
const WORKS = 18;
const PARKED = 19;
const SIDE_DATA = 20;
const SCALARS = 22;
/** The most cards in a hand or pile, and the most pieces in the list of those ordered. */
const ZONE = 127;
/** Two hands, the discard pile, and the pieces that the card in play has ordered. */
const ZONES = 4;
/** The idle word that changes with every card played. */
const LAYING = 2;

/** The values of `winner`: no winner yet, a side, or a draw. */
export const NOBODY = -1;
export const DRAWN = 2;

/**
 * A battle at one moment in flat memory, changed in place by events alone; this class has queries and the smallest
 * changes that events are made of. Spaces, sides and words are numbers; `readState` and `toState` convert from and to
 * JSON.
 */
export class Position<Kind = unknown, Game = unknown> extends Places<Kind> {
  /** The cards of both sides, as numbers of words; a card known only to the other side is the hidden card. */
  readonly hands: readonly [Zone, Zone];
  /** Cards played since the last reshuffle, latest last. */
  readonly discard: Zone;
  /** The slots of the pieces that the card in play has ordered so far. */
  readonly ordered: Zone;
  /** The game's own data of the battle. */
  readonly data: GameData;
  readonly #held: number;

  constructor(
    readonly setting: Setting<Game>,
    pieces: number,
    store?: Store<Kind>,
  ) {
    const room = store ? pieces : pieces + MORE_PIECES;
    const { board, objectives, parts } = setting;
    const held = SCALARS + ZONES * (ZONE + 1);
    super(board, room, held + objectives.length + 1 + parts.length, store ?? new Store<Kind>());
    this.#held = this.whole + held;
    this.data = new GameData(this, this.#held + objectives.length, parts, this.store);
    const zone = (index: number) => new Zone(this, this.whole + SCALARS + index * (ZONE + 1), ZONE);
    this.hands = [zone(0), zone(1)];
    this.discard = zone(2);
    this.ordered = zone(3);
    this.words[this.whole + WINNER] = NOBODY;
    this.words.fill(this.store.data.number({}), this.whole + SIDE_DATA, this.whole + SIDE_DATA + 2);
  }

  /** A copy of the position in a memory of its own, with an empty log. */
  copy(): Position<Kind, Game> {
    const other = new Position<Kind, Game>(this.setting, this.room, this.store);
    other.words.set(this.words);
    return other;
  }

  /** The rules of the game that shared procedures ask. */
  get game(): Game {
    return this.setting.game;
  }

  /** The number of the turn. */
  get turn(): number {
    return this.read(this.whole + NUMBER);
  }

  get side(): SideNumber {
    return this.read(this.whole + SIDE_TO_MOVE) as SideNumber;
  }

  /** The step of the turn, as the number of a word. */
  get step(): number {
    return this.read(this.whole + STEP);
  }

  get activations(): number {
    return this.read(this.whole + ACTIVATIONS);
  }

  /** `NOBODY`, a side, or `DRAWN`. */
  get winner(): number {
    return this.read(this.whole + WINNER);
  }

  get isOver(): boolean {
    return this.read(this.whole + WINNER) !== NOBODY;
  }

  points(side: SideNumber): number {
    return this.read(this.whole + POINTS + side);
  }

  rating(side: SideNumber): number {
    return this.read(this.whole + RATING + side);
  }

  /** The spaces of an objective that are held, in the order in which they were taken. */
  held(objective: number): readonly number[] {
    return this.store.spaces.value(this.read(this.#held + objective));
  }

  /** The label of the way that is being followed; only exact odds set it. */
  get label(): number {
    return this.read(this.whole + LABEL);
  }

  /** The ruleset data of a side. */
  sideData(side: SideNumber): RulesetData {
    return this.dataOf(this.read(this.whole + SIDE_DATA + side));
  }

  /** All terrain except clear, by its space. */
  get terrain(): Readonly<Record<string, string>> {
    return this.store.terrain.value(this.read(this.whole + TERRAIN));
  }

  /** The feature between two spaces, by their border; `bordersOf` has the same in numbers. */
  get borders(): Readonly<Record<string, string>> {
    return this.store.borders.value(this.read(this.whole + BORDERS));
  }

  /** Field works, by the space that they cover and the neighbour that they face. */
  get works(): Readonly<Record<string, string>> {
    return this.store.borders.value(this.read(this.whole + WORKS));
  }

  /** True if the battle is played with command cards. */
  get hasCards(): boolean {
    return this.read(this.whole + HAS_CARDS) === 1;
  }

  /** The card that a side played last. */
  lastCard(side: SideNumber): PlayedCard | null {
    return this.store.last.value(this.read(this.whole + LAST + side));
  }

  /** The cards that are face down in front of the sides. */
  get parked(): Readonly<Record<Side, ParkedCards>> {
    return this.store.parked.value(this.read(this.whole + PARKED));
  }

  /** The card in play. */
  get laid(): CardLaid | null {
    return this.store.laid.value(this.read(this.whole + LAID));
  }

  /** A number that changes with every card played; while it is the same, so are the spaces of pieces at that time. */
  get laying(): number {
    return this.read(this.idle + LAYING);
  }

  get preparation(): Preparation | null {
    return this.store.preparation.value(this.read(this.whole + PREPARATION));
  }

  // The smallest changes that events are made of

  setTurn(turn: number, side: SideNumber, step: number, activations: number): void {
    this.set(this.whole + NUMBER, turn);
    this.set(this.whole + SIDE_TO_MOVE, side);
    this.set(this.whole + STEP, step);
    this.set(this.whole + ACTIVATIONS, activations);
  }

  setSide(side: SideNumber): void {
    this.set(this.whole + SIDE_TO_MOVE, side);
  }

  setStep(step: number): void {
    this.set(this.whole + STEP, step);
  }

  setActivations(count: number): void {
    this.set(this.whole + ACTIVATIONS, count);
  }

  setWinner(winner: number): void {
    this.set(this.whole + WINNER, winner);
  }

  setPoints(side: SideNumber, points: number): void {
    this.set(this.whole + POINTS + side, points);
  }

  setRating(side: SideNumber, rating: number): void {
    this.set(this.whole + RATING + side, rating);
  }

  setSideData(side: SideNumber, data: RulesetData): void {
    this.set(this.whole + SIDE_DATA + side, this.store.data.number(data));
  }

  setHeld(objective: number, spaces: readonly number[]): void {
    this.set(this.#held + objective, this.store.spaces.number(spaces));
  }

  setLabel(label: number): void {
    this.set(this.whole + LABEL, label);
  }

  setTerrain(terrain: Readonly<Record<string, string>>): void {
    this.set(this.whole + TERRAIN, this.store.terrain.number(terrain));
  }

  setBorders(borders: Readonly<Record<string, string>>): void {
    this.set(this.whole + BORDERS, this.store.borders.number(borders));
  }

  setWorks(works: Readonly<Record<string, string>>): void {
    this.set(this.whole + WORKS, this.store.borders.number(works));
  }

  setHasCards(hasCards: boolean): void {
    this.set(this.whole + HAS_CARDS, hasCards ? 1 : 0);
  }

  setLastCard(side: SideNumber, card: PlayedCard | null): void {
    this.set(this.whole + LAST + side, this.store.last.number(card));
  }

  setParked(parked: Readonly<Record<Side, ParkedCards>>): void {
    this.set(this.whole + PARKED, this.store.parked.number(parked));
  }

  setLaid(card: CardLaid | null): void {
    this.set(this.whole + LAID, this.store.laid.number(card));
    this.restamp(LAYING);
  }

  /** Removes the card in play, with the pieces that it ordered and the spaces where they began. */
  takeCardAway(): void {
    if (!this.laid) return;
    this.setLaid(null);
    this.ordered.clear();
    const end = this.count * PIECE_WORDS;
    for (let base = 0; base < end; base += PIECE_WORDS) this.set(base + STOOD, NO_SPACE);
  }

  setPreparation(preparation: Preparation | null): void {
    this.set(this.whole + PREPARATION, this.store.preparation.number(preparation));
  }
}
