import type { Board } from '../board';
import { type Piece, type SideNumber, sideName } from '../position';
import type { Modifier } from '../state';
import type { Classes } from './face-classes';
import type { AskQuery, Query } from './query';

/** A resolution step by step: yields each query, is sent the reply, and returns at the end. */
export type Procedure<T = void> = Generator<Question, T, unknown>;

/** An option of a question: a space, a piece or a word; null for none of the pieces. */
export type Option = number | string | Piece | null;

/** Carries out a procedure that others call; exact odds follow it once for each position in which it begins. */
export type CarryOut = (c: never, ...args: never[]) => Procedure<unknown>;

/** The part of the asking context that a question needs. */
export interface Requester {
  readonly question: Question;
  readonly isForeseeing: boolean;
  readonly position: { readonly board: Board };
}

/** The query that a procedure waits for. Each context has one, overwritten for each query. */
export class Question {
  kind: 'roll' | 'ask' | 'draw' | 'call' = 'roll';
  reason = '';
  side: SideNumber = 0;
  unit: Piece | null = null;
  // A roll.
  target: Piece | null = null;
  count = 0;
  classes: Classes | null = null;
  modifiers: readonly Modifier[] = [];
  // A choice.
  of: AskQuery['of'] = 'choice';
  options: readonly Option[] = [];
  secret: readonly string[] = [];
  /** True if the first option is nearly always chosen, so that odds assume it. */
  isUsual = false;
  // Cards.
  pile: readonly string[] = [];
  /** True if the draw is public. */
  isPublic = false;
  // A call, which only odds use.
  procedure: CarryOut | null = null;
  args: readonly unknown[] = [];
  /** True if the procedure that calls ends with the call, whatever its end. */
  isLast = false;
}

/** The name of an option: of a space, of a piece, or the word itself. */
export function optionName(c: Requester, option: Option): string {
  if (typeof option === 'number') return c.position.board.name(option);
  if (typeof option === 'string') return option;
  return option === null ? 'none' : option.id;
}

/** The open question as a query for callers outside. */
export function queryOf(c: Requester): Query {
  const { kind, reason, unit, target, of, options, secret, pile, isPublic, count, classes, modifiers } =
    c.question;
  const side = sideName(c.question.side);
  switch (kind) {
    case 'roll':
      return {
        kind,
        reason,
        side,
        die: classes?.die.id ?? '',
        count,
        classes: classes?.classes ?? [],
        modifiers,
        ...(unit && { unit: unit.id }),
        ...(target && { target: target.id }),
        mark: '',
      };
    case 'ask':
      return {
        kind,
        reason,
        side,
        unit: unit?.id ?? '',
        of,
        options: options.map((option) => optionName(c, option)),
        ...(secret.length > 0 && { secret }),
        mark: '',
      };
    case 'draw':
      return { kind, reason, side, count, pile, ...(isPublic && { isPublic: true as const }), mark: '' };
    case 'call':
      throw new RangeError('a call is answered by odds alone');
  }
}

/**
 * A question on its way to the procedure's caller, with only the methods that `yield*` needs of a generator. It keeps
 * no data between the question and the answer, so a single object is enough.
 */
class Asking {
  #isAsked = false;
  #c: Requester | undefined;

  of(c: Requester): this {
    this.#isAsked = false;
    this.#c = c;
    return this;
  }

  next(reply: unknown): IteratorResult<Question, unknown> {
    if (this.#isAsked || !this.#c) return { done: true, value: reply };
    this.#isAsked = true;
    return { done: false, value: this.#c.question };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

const asking = new Asking();

/** The question of the context, for `yield*`. */
export const asked = <T>(c: Requester): Procedure<T> => asking.of(c) as unknown as Procedure<T>;

/** An answer that needs no question, for `yield*`. */
class Given<T> {
  constructor(private readonly value: T) {}

  next(): IteratorResult<Question, T> {
    return { done: true, value: this.value };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** A procedure that returns a value at once. */
export const given = <T>(value: T): Procedure<T> => new Given(value) as unknown as Procedure<T>;

/**
 * Marks a procedure for exact odds, which then follow it once for each position in which it begins and merge its equal
 * ends for the caller. In actual play it is simply carried out.
 */
export const procedure =
  <C extends Requester, Args extends readonly unknown[], T>(
    carryOut: (c: C, ...args: Args) => Procedure<T>,
  ): ((c: C, ...args: Args) => Procedure<T>) =>
  (c, ...args) => {
    if (!c.isForeseeing) return carryOut(c, ...args);
    const { question } = c;
    question.kind = 'call';
    question.procedure = carryOut as unknown as CarryOut;
    question.args = args;
    question.isLast = false;
    return asked<T>(c);
  };

/**
 * A call of a `procedure` as the last thing that another does: it returns the result of the call or nothing, whatever the
 * end of the call. Exact odds then need not run it again for each end.
 */
export function last<T>(c: Requester, call: Procedure<T>): Procedure<T> {
  c.question.isLast = true;
  return call;
}
