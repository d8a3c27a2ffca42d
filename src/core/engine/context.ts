import {
  FALLEN,
  mark,
  type Piece,
  type Position,
  RESERVE,
  type SideNumber,
  sideName,
  wordNumber,
} from '../position';
import type { Event, Extra, Facing, Modifier } from '../state';
import type { Classes, Throw } from './classes';
import type { AskQuery } from './query';
import { asked, given, type Option, type Procedure, Question } from './question';
import type { Sum } from './sum';

/** A roll: who rolls what for which reason. */
export interface Rolling {
  readonly reason: string;
  readonly side: SideNumber;
  readonly classes: Classes;
  /** How many dice, with every reason; a mere number needs none. */
  readonly dice: Sum | number;
  /** What is told of the roll where its reasons are not those for the number of dice. */
  readonly about?: Sum;
  readonly unit?: Piece | undefined;
  readonly target?: Piece | undefined;
}

/** A question to a side: the first option is what happens when nobody answers. */
export interface Asking<T extends Option> {
  readonly reason: string;
  readonly side: SideNumber;
  /** The piece that the answer is about. */
  readonly unit: Piece;
  readonly of: AskQuery['of'];
  readonly options: readonly T[];
  /** Those of the options that nobody but the side asked may know of. */
  readonly secret?: readonly string[];
}

const ACTIVATED = mark('activated');
const MOVED = mark('moved');

const NOTHING: readonly Modifier[] = [];

/**
 * What a procedure sees: the position as of now, the ways to ask for dice, answers and cards, and every event by which
 * the position changes. An event is told only if somebody listens.
 */
export class Context<Kind = unknown> {
  readonly question = new Question();
  /** What has happened, oldest first; null if nobody listens. */
  readonly events: Event[] | null;
  /** The faces that fell last, if somebody listens. */
  faces: readonly string[] = [];
  /** Exact odds follow procedures that are called one by one. */
  isForeseeing = false;

  constructor(
    readonly position: Position<Kind>,
    listens: boolean,
  ) {
    this.events = listens ? [] : null;
  }

  // What is asked for

  /** Rolls dice: how many fell of each class. Whoever rolls says with `rolled` what they came to. */
  roll({ reason, side, classes, dice, about, unit, target }: Rolling): Procedure<Throw> {
    const { question } = this;
    question.kind = 'roll';
    question.reason = reason;
    question.side = side;
    question.classes = classes;
    const isCounted = typeof dice === 'number';
    question.count = isCounted ? dice : dice.total;
    question.modifiers = about?.modifiers ?? (isCounted ? NOTHING : dice.modifiers);
    question.unit = (unit as Piece | undefined) ?? null;
    question.target = (target as Piece | undefined) ?? null;
    return asked<Throw>(this as Context);
  }

  /** Asks a side to choose; a single option is no question and answers itself. */
  ask<T extends Option>({ reason, side, unit, of, options, secret = [] }: Asking<T>): Procedure<T> {
    if (options.length === 1) return given(options[0] as T);
    if (options.length === 0) throw new RangeError(`${reason}: there is nothing to choose from`);
    const { question } = this;
    question.kind = 'ask';
    question.reason = reason;
    question.side = side;
    question.unit = unit;
    question.of = of;
    question.options = options;
    question.secret = secret;
    return asked<T>(this as Context);
  }

  /** Draws cards unseen from a pile, every card of it as likely as the others. */
  draw(
    reason: string,
    side: SideNumber,
    count: number,
    pile: readonly string[],
  ): Procedure<readonly string[]> {
    if (count === 0) return given<readonly string[]>([]);
    const { question } = this;
    question.kind = 'draw';
    question.reason = reason;
    question.side = side;
    question.count = count;
    question.pile = pile;
    question.isPublic = false;
    return asked<readonly string[]>(this as Context);
  }

  // Events: each changes the position in its own way

  tell(event: Event): void {
    this.events?.push(event);
  }

  #spaces(path: readonly number[]): readonly string[] {
    return path.map((space) => this.position.board.name(space));
  }

  attacked(kind: string, unit: Piece, target: Piece): void {
    if (this.events) this.tell({ type: 'attacked', kind, unit: unit.id, target: target.id });
  }

  responded(unit: Piece, response: string): void {
    if (this.events) this.tell({ type: 'responded', unit: unit.id, response });
  }

  /** What the last roll came to. */
  rolled(hits: number, flags = 0): void {
    if (!this.events) return;
    const { reason, side, classes, modifiers, unit, target } = this.question;
    this.tell({
      type: 'rolled',
      reason,
      side: sideName(side),
      die: classes?.die.id ?? '',
      ...(unit && { unit: unit.id }),
      ...(target && { target: target.id }),
      modifiers,
      faces: this.faces,
      hits,
      flags,
    });
  }

  flagsIgnored(unit: Piece, modifiers: readonly Modifier[] = NOTHING): void {
    if (this.events) this.tell({ type: 'flags-ignored', unit: unit.id, modifiers });
  }

  lost(unit: Piece<Kind>, steps: number, cause: string): void {
    this.position.setStrength(unit, unit.strength - steps);
    if (this.events) this.tell({ type: 'lost', unit: unit.id, steps, cause });
  }

  gained(unit: Piece<Kind>, steps: number, cause: string): void {
    this.position.setStrength(unit, unit.strength + steps);
    if (this.events) this.tell({ type: 'gained', unit: unit.id, steps, cause });
  }

  eliminated(unit: Piece<Kind>, cause: string): void {
    this.position.remove(unit, FALLEN);
    this.position.setStrength(unit, 0);
    if (this.events) this.tell({ type: 'eliminated', unit: unit.id, cause });
  }

  leaderEliminated(leader: Piece<Kind>): void {
    this.position.remove(leader, FALLEN);
    if (this.events) this.tell({ type: 'leader-eliminated', leader: leader.id });
  }

  /** `path`: every space of the way, the start left out; only there if somebody listens. */
  moved(piece: Piece<Kind>, to: number, path: readonly number[]): void {
    this.position.place(piece, to);
    this.position.addMark(piece, MOVED);
    if (this.events) this.tell({ type: 'moved', unit: piece.id, path: this.#spaces(path) });
  }

  retreated(piece: Piece<Kind>, to: number): void {
    this.#stood('retreated', piece, to);
  }

  evaded(piece: Piece<Kind>, to: number): void {
    this.#stood('evaded', piece, to);
  }

  advanced(piece: Piece<Kind>, to: number): void {
    this.#stood('advanced', piece, to);
  }

  #stood(type: 'retreated' | 'evaded' | 'advanced', piece: Piece<Kind>, to: number): void {
    const { position } = this;
    const from = piece.at;
    position.place(piece, to);
    if (!this.events) return;
    this.tell({ type, unit: piece.id, from: position.board.name(from), to: position.board.name(to) });
  }

  turned(unit: Piece<Kind>, facing: Facing): void {
    this.position.setFacing(unit, facing);
    if (this.events) this.tell({ type: 'turned', unit: unit.id, facing });
  }

  formed(unit: Piece<Kind>, formation: string): void {
    this.position.setFormation(unit, wordNumber(formation));
    if (this.events) this.tell({ type: 'formed', unit: unit.id, formation });
  }

  marked(piece: Piece<Kind>, word: string): void {
    this.position.addMark(piece, mark(word));
    if (this.events) this.tell({ type: 'marked', unit: piece.id, mark: word });
  }

  /** A piece takes one of its side's activations. */
  activated(piece: Piece<Kind>): void {
    const { position } = this;
    // Who is still to come is activated too, and does no more than count.
    if (piece.status !== RESERVE) position.addMark(piece, ACTIVATED);
    position.setActivations(Math.max(0, position.activations - 1));
    if (position.laid) position.ordered.add(piece.slot);
    if (this.events) this.tell({ type: 'activated', unit: piece.id });
  }

  stepBegan(step: string): void {
    this.position.setStep(wordNumber(step));
    if (this.events) this.tell({ type: 'step-began', step });
  }

  turnBegan(number: number, side: SideNumber, step: string, activations: number): void {
    const { position } = this;
    position.setTurn(number, side, wordNumber(step), activations);
    position.takeCardAway();
    position.setPreparation(null);
    position.clearMarks();
    if (this.events) this.tell({ type: 'turn-began', number, side: sideName(side), step, activations });
  }

  /** Something that only the game knows of a piece has changed. */
  noted(unit: Piece<Kind>, change: Extra): void {
    this.position.setData(unit, { ...unit.data, ...change });
    if (this.events) this.tell({ type: 'noted', unit: unit.id, extra: change });
  }

  /** Something that only the game knows of the battle has changed. */
  battleNoted(change: Extra): void {
    this.position.changeBattleData(change);
    if (this.events) this.tell({ type: 'battle-noted', extra: change });
  }

  scored(side: SideNumber, points: number, reason: string): void {
    this.position.setPoints(side, this.position.points(side) + points);
    if (this.events) this.tell({ type: 'scored', side: sideName(side), points, reason });
  }

  ratingLost(side: SideNumber, by: number): void {
    this.position.setRating(side, Math.max(0, this.position.rating(side) - by));
    if (this.events) this.tell({ type: 'rating-lost', side: sideName(side), by });
  }

  objectiveHeld(objective: number, spaces: readonly number[]): void {
    this.position.setHeld(objective, spaces);
    if (this.events) this.tell({ type: 'objective-held', objective, spaces: this.#spaces(spaces) });
  }

  won(side: SideNumber, by?: string): void {
    this.position.setWinner(side);
    if (this.events) this.tell({ type: 'won', side: sideName(side), ...(by !== undefined && { by }) });
  }

  /** A piece comes from the reserve to the board. */
  entered(piece: Piece<Kind>, at: number): void {
    this.position.place(piece, at);
    if (this.events) this.tell({ type: 'entered', unit: piece.id, at: this.position.board.name(at) });
  }
}
