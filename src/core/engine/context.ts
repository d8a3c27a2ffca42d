import type { Piece, SideNumber } from '../position';
import type { Modifier } from '../state';
import type { Classes, RollOutcome } from './classes';
import { Events } from './events';
import type { AskQuery } from './query';
import { asked, given, type Option, type Procedure } from './question';
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
  /** Nearly everyone takes the first option: odds count with it alone. */
  readonly isUsual?: boolean;
}

const NOTHING: readonly Modifier[] = [];

/**
 * What a procedure sees: the position as of now, the ways to ask for dice, answers and cards, and every event by which
 * the position changes.
 */
export class Context<Kind = unknown> extends Events<Kind> {
  /** Exact odds follow procedures that are called one by one. */
  isForeseeing = false;

  /** Rolls dice: how many fell of each class. Whoever rolls says with `rolled` what they came to. */
  roll({ reason, side, classes, dice, about, unit, target }: Rolling): Procedure<RollOutcome> {
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
    return asked<RollOutcome>(this as Context);
  }

  /** Asks a side to choose; a single option is no question and answers itself. */
  ask<T extends Option>({
    reason,
    side,
    unit,
    of,
    options,
    secret = [],
    isUsual = false,
  }: Asking<T>): Procedure<T> {
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
    question.isUsual = isUsual;
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
}
