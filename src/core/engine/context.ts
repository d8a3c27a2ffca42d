import type { Piece, SideNumber } from '../position';
import type { Modifier } from '../state';
import type { Sum } from './dice-sum';
import { Events } from './events';
import type { Classes, RollOutcome } from './face-classes';
import type { AskQuery } from './query';
import { asked, given, type Option, type Procedure } from './question';

/** A roll: the side and unit that roll, the dice and the reason. */
export interface Rolling {
  readonly reason: string;
  readonly side: SideNumber;
  readonly classes: Classes;
  /** The number of dice, with its modifiers; a plain number has none. */
  readonly dice: Sum | number;
  /** The modifiers to show for the roll, if they are not those of the number of dice. */
  readonly about?: Sum;
  readonly unit?: Piece | undefined;
  readonly target?: Piece | undefined;
}

/** A question to a side; the first option is the default if there is no answer. */
export interface Asking<T extends Option> {
  readonly reason: string;
  readonly side: SideNumber;
  /** The piece that the answer concerns. */
  readonly unit: Piece;
  readonly of: AskQuery['of'];
  readonly options: readonly T[];
  /** The options that only the side asked may know of. */
  readonly secret?: readonly string[];
  /** True if the first option is nearly always chosen, so that odds assume it. */
  readonly isUsual?: boolean;
}

const NOTHING: readonly Modifier[] = [];

/**
 * The context of a procedure: the current position, the ways to ask for dice, answers and cards, and every event that
 * can change the position.
 */
export class Context<Kind = unknown, Game = unknown> extends Events<Kind, Game> {
  /** True while exact odds are worked out, which follow procedures called one at a time. */
  isForeseeing = false;

  /** Rolls dice and returns the number of each class. The caller then reports the result with `rolled`. */
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

  /** Asks a side to choose; a single option answers itself without a question. */
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

  /** Draws cards face down from a pile, every card of it equally likely. */
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
