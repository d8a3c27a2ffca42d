import { NO_SPACE } from '../board';
import {
  DRAWN,
  FALLEN,
  mark,
  type Piece,
  type Position,
  RESERVE,
  type SideNumber,
  sideName,
  wordNumber,
} from '../position';
import type { Event, Facing, Modifier, RulesetData } from '../state';
import { Question } from './question';

const ACTIVATED = mark('activated');
const MOVED = mark('moved');

const NOTHING: readonly Modifier[] = [];

/**
 * All events of the core. Each is a method that changes the position, the only way for rules to change it, and that is
 * recorded if there is a listener.
 */
export class Events<Kind = unknown, Game = unknown> {
  /** The query that is open, or was last. */
  readonly question = new Question();
  /** The events so far, oldest first; null if there is no listener. */
  readonly events: Event[] | null;
  /** The faces of the last roll, if there is a listener. */
  faces: readonly string[] = [];

  constructor(
    readonly position: Position<Kind, Game>,
    listens: boolean,
  ) {
    this.events = listens ? [] : null;
  }

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

  /** Reports the result of the last roll. */
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

  /**
   * Eliminates a unit. `by`: the piece whose own attack did it; null if none did, as in a retreat or a failed morale
   * test.
   */
  eliminated(unit: Piece<Kind>, cause: string, by: Piece<Kind> | null): void {
    this.position.remove(unit, FALLEN);
    this.position.setStrength(unit, 0);
    if (this.events) this.tell({ type: 'eliminated', unit: unit.id, cause, ...(by && { by: by.id }) });
  }

  /** Eliminates a leader. `by` as for units. */
  leaderEliminated(leader: Piece<Kind>, cause: string, by: Piece<Kind> | null): void {
    this.position.remove(leader, FALLEN);
    if (!this.events) return;
    this.tell({ type: 'leader-eliminated', leader: leader.id, cause, ...(by && { by: by.id }) });
  }

  /** Moves a piece. `path`: every space of the path without the start; only given if there is a listener. */
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

  /** Activates a piece, which uses one of its side's activations. */
  activated(piece: Piece<Kind>): void {
    const { position } = this;
    // A piece in reserve is activated too, but this only counts against the number.
    if (piece.status !== RESERVE) position.addMark(piece, ACTIVATED);
    position.setActivations(Math.max(0, position.activations - 1));
    if (position.laid) position.ordered.add(piece.slot);
    if (this.events) this.tell({ type: 'activated', unit: piece.id });
  }

  stepBegan(step: string): void {
    this.position.setStep(wordNumber(step));
    if (this.events) this.tell({ type: 'step-began', step });
  }

  /**
   * Begins a turn, which clears all data of the last one: marks, the card in play, and the preparation before the
   * first.
   */
  turnBegan(number: number, side: SideNumber, step: string, activations: number): void {
    const { position } = this;
    position.setTurn(number, side, wordNumber(step), activations);
    position.takeCardAway();
    position.setPreparation(null);
    position.clearMarks();
    if (this.events) this.tell({ type: 'turn-began', number, side: sideName(side), step, activations });
  }

  /** Passes play to another side within the same turn; all data of the turn stay, such as the marks of units. */
  turnPassed(side: SideNumber): void {
    this.position.setSide(side);
    if (this.events) this.tell({ type: 'turn-passed', side: sideName(side) });
  }

  /** Records a change of a piece's ruleset data. */
  noted(unit: Piece<Kind>, change: RulesetData): void {
    this.position.setData(unit, { ...unit.data, ...change });
    if (this.events) this.tell({ type: 'noted', unit: unit.id, extra: change });
  }

  /** Records a change of a side's ruleset data. */
  sideNoted(side: SideNumber, change: RulesetData): void {
    this.position.setSideData(side, { ...this.position.sideData(side), ...change });
    if (this.events) this.tell({ type: 'side-noted', side: sideName(side), extra: change });
  }

  /** Records a change of the battle's ruleset data. */
  battleNoted(change: RulesetData): void {
    this.position.data.change(change);
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

  /** Ends the battle in a draw; `by` says why. */
  drawn(by: string): void {
    this.position.setWinner(DRAWN);
    if (this.events) this.tell({ type: 'drawn', by });
  }

  /**
   * Moves a piece from the board to the reserve, from where it may return. It keeps its strength, formation and ruleset
   * data, and its marks until the next turn begins.
   */
  left(piece: Piece<Kind>, cause: string): void {
    const { position } = this;
    const from = piece.at;
    position.remove(piece, RESERVE);
    position.remember(piece, NO_SPACE);
    if (this.events) this.tell({ type: 'left', unit: piece.id, from: position.board.name(from), cause });
  }

  /** Moves a piece from the reserve to the board, for the first time or again. */
  entered(piece: Piece<Kind>, at: number): void {
    this.position.place(piece, at);
    if (this.events) this.tell({ type: 'entered', unit: piece.id, at: this.position.board.name(at) });
  }
}
