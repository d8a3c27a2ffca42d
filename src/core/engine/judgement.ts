import type { Board } from '../board';
import type { Piece, Position } from '../position';
import type { Side } from '../state';

/**
 * The weights of the terms by which an officer judges a position of a game. All are in strength points: what one point
 * of strength of an ordinary unit is worth is 1.
 */
export interface Weights {
  /** A victory point. */
  readonly point: number;
  /** The share of the losses that a unit may expect next turn where it stands: the enemy's threat against it. */
  readonly exposure: number;
  /** The chance that a unit falls next turn where it stands. */
  readonly peril: number;
  /** The share of the losses that a unit may inflict next turn from where it stands. */
  readonly threat: number;
  /** Every space between a unit and the place from which it could attack next turn. */
  readonly contact: number;
  /** A friend beside a unit. */
  readonly support: number;
  /** A friend that is missing beside a unit which the enemy could attack in its next turn; two are enough. */
  readonly line: number;
  /** A unit within the reach of a leader. */
  readonly command: number;
  /** Facing the nearest enemy rather than standing side on to it; 0 in games without facing. */
  readonly facing: number;
  /** The gain of any attack beside its losses, for a side that is behind in points: it loses if nothing happens. */
  readonly urgency: number;
  /** The growth of `contact`, as a multiple, and of courage for each point that nobody has won in its time. */
  readonly impatience: number;
  /** Every space between an objective that is not held and the nearest unit that could take it. */
  readonly objective: number;
}

/** The result of a battle with a time limit if nothing more happens, and how soon it comes. */
export interface Verdict {
  readonly winner: Side | 'draw';
  /** The half turns after this one, more or less. */
  readonly left: number;
}

/** How an officer sees a game: quick estimates from the rows of the game, in strength points. */
export interface Judgement<Kind, Game = unknown> {
  readonly weights: Weights;
  /** The weights of a beginner that differ from these, beside the terms that it does not see. */
  readonly beginner: Partial<Weights>;
  /** The distance at which a leader helps a unit. */
  readonly leaderReach: number;
  /** The chance that a leader falls with the unit in whose space it stands. */
  readonly fallsWith: number;
  /** True if a leader helps a unit of its side at all. */
  leads(position: Position<Kind, Game>, leader: Piece<Kind>, unit: Piece<Kind>): boolean;
  /** Orders that only open something: they are judged by the rest of the turn. */
  readonly openings: readonly string[];
  /** Attacks that are only declared by their order, and fought later in the turn: they are judged by their gain. */
  readonly declared: readonly string[];
  /** True if all attacks that are declared on one space are fought together. */
  readonly joins: boolean;
  /** Orders that are given only if there is no other. */
  readonly lastResorts: readonly string[];
  /** The options of choices that are mostly good, the best first; playouts take them most of the time. */
  readonly answers: readonly string[];
  /** True if an attack ends the movement of the whole side, so that units move first. */
  readonly movesFirst: boolean;
  /** The turns in which some side wins a point, more or less, while both fight. */
  readonly pace: number;
  /** The half turns that an officer looks ahead. */
  readonly ahead: number;
  /** The playouts of a C&C game that take as long as one of this position; an officer makes fewer of these. */
  length(position: Position<Kind, Game>): number;
  /** The playouts that say as much as a thorough look one order ahead, as measured. */
  readonly trust: number;
  /** The units of a side that act in a turn, more or less. */
  readonly acting: number;
  /** The verdict of a battle that time ends; undefined for one that goes on until somebody wins. */
  verdict?(position: Position<Kind, Game>): Verdict | undefined;
  /** A number that grows by one with each turn of one side; horizons are counted in it. */
  halfTurn(position: Position<Kind, Game>): number;
  /** The worth of a unit on the board to its side. */
  worth(position: Position<Kind, Game>, unit: Piece<Kind>): number;
  /** The strength points that an attack of a unit takes from an ordinary enemy on average. */
  power(position: Position<Kind, Game>, unit: Piece<Kind>): number;
  /**
   * True while nobody acts, in a game in which one piece acts after another: an activation and an answer are judged by
   * what is done until then.
   */
  isBetween?(position: Position<Kind, Game>): boolean;
  /** The distance between two spaces as attacks at close quarters count it, if not as the board does. */
  closeDistance?(board: Board, from: number, to: number): number;
  /** The distance at which a unit can attack without moving. */
  reach(position: Position<Kind, Game>, unit: Piece<Kind>): number;
  /** The spaces that a unit can move in a turn and still attack. */
  stride(position: Position<Kind, Game>, unit: Piece<Kind>): number;
  /** True for a unit that attacks on horseback. */
  isMounted(unit: Piece<Kind>): boolean;
  /**
   * The share of an attack's losses that the ground and the formation of a unit keep off in a space, if the enemy is
   * mounted or not; may be below 0.
   */
  shelter(position: Position<Kind, Game>, unit: Piece<Kind>, space: number, isMounted: boolean): number;
  /** The losses that an attack inflicts on average, less those that it costs. */
  gain(position: Position<Kind, Game>, type: string, unit: Piece<Kind>, target: Piece<Kind>): number;
  /**
   * The change of the worth of the units and of the points that the dice of an attack bring on average; undefined for an
   * order without dice.
   */
  mean(
    position: Position<Kind, Game>,
    type: string,
    unit: Piece<Kind>,
    target: Piece<Kind>,
  ): number | undefined;
  /** True if these means are those of a kind of attack: then they say nothing of which attack is the better. */
  readonly meansOfKinds: boolean;
  /**
   * The gain of an order that neither moves nor attacks. `prospect`: the best that the piece could do from its space if
   * it acted.
   */
  urge(position: Position<Kind, Game>, type: string, piece: Piece<Kind>, prospect: number): number;
}

/** The judgement of a game of plain moves and attacks, in which a unit is worth its strength. */
export const USUAL_JUDGEMENT: Judgement<unknown, unknown> = {
  weights: {
    point: 3,
    exposure: 0.5,
    peril: 0.5,
    threat: 0.5,
    contact: 0.1,
    support: 0,
    line: 0,
    command: 0,
    facing: 0,
    urgency: 0,
    impatience: 0,
    objective: 0.1,
  },
  beginner: {},
  leaderReach: 1,
  fallsWith: 0,
  leads: () => true,
  openings: [],
  declared: [],
  joins: false,
  lastResorts: [],
  answers: [],
  movesFirst: false,
  pace: 1,
  ahead: 1,
  trust: 8,
  length: () => 1,
  acting: 1,
  halfTurn: ({ turn }) => turn,
  worth: (_, { strength }) => strength,
  power: () => 1,
  reach: () => 1,
  stride: () => 1,
  isMounted: () => false,
  shelter: () => 0,
  gain: () => 1,
  mean: () => undefined,
  meansOfKinds: false,
  urge: () => 0,
};
