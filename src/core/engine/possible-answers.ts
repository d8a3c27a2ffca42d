import type { Position } from '../position';
import type { Context } from './context';
import { drawings } from './draws';
import type { RollOutcome } from './face-classes';
import { apply, type End, type Ends } from './possible-ends';
import { type CarryOut, given, type Procedure, type Question } from './question';
import type { Stream } from './seeded-random';

/** The resolution of random numbers in draws by chance. */
const FINENESS = 2 ** 30;

/** The label of a position without an answer: the first choice of the other side is listed answer by answer. */
export const UNANSWERED = 0;
/** The label of a position in the middle of an order whose question is answered. */
export const ANSWERED = 1;

/** The first question to the other side. */
export interface Response {
  readonly reason: string;
  readonly options: readonly string[];
}

const NOT_BEGUN: Procedure<unknown> = given(undefined);

/** One way on from a question, and how likely it is. */
export interface Answer {
  readonly reply: unknown;
  readonly probability: number;
  /** The end of the call that returned the reply. */
  readonly led: End | null;
}

/** A procedure that is followed, and the length of the log where it begins. */
export interface Call {
  readonly carryOut: CarryOut;
  readonly args: readonly unknown[];
  readonly base: number;
}

/** The start of a procedure. */
export const beginning = <Kind>(
  c: Context<Kind>,
  carryOut: CarryOut,
  args: readonly unknown[],
): Procedure<unknown> =>
  (carryOut as (c: Context<Kind>, ...args: readonly unknown[]) => Procedure<unknown>)(c, ...args);

/** Ends a procedure with the reply to its last call. True if it returns the reply, false if nothing. */
export function returnsReply(run: Procedure<unknown>, reply: unknown): boolean {
  const { done, value } = run.next(reply);
  if (!done) throw new RangeError('a procedure goes on after its last call');
  return value === reply;
}

/** A way through a procedure from where it begins; it can be begun again with the first of its replies. */
export class Path {
  run: Procedure<unknown> = NOT_BEGUN;
  step: IteratorResult<Question, unknown> = { done: true, value: undefined };
  probability = 1;
  /** The number of replies so far. */
  depth = 0;
  /** True if the question that is open is the procedure's last call. */
  isLast = false;
  readonly #replies: unknown[] = [];
  /** The end of the call that came before each reply. */
  readonly #led: (End | null)[] = [];

  constructor(
    readonly call: Call,
    readonly ends: Ends,
  ) {}

  /** Begins again, with this many of its replies. */
  begin<Kind>(c: Context<Kind>, depth: number): void {
    const { position } = c;
    position.undo(this.call.base);
    const run = beginning(c, this.call.carryOut, this.call.args);
    let step = run.next();
    for (let index = 0; index < depth; index += 1) {
      const led = this.#led[index];
      if (led) apply(position, led);
      step = run.next(this.#replies[index]);
    }
    this.run = run;
    this.step = step;
    this.depth = depth;
  }

  /** Goes on with an answer to the open question. */
  take<Kind>(position: Position<Kind>, { reply, led }: Answer): void {
    this.#replies[this.depth] = reply;
    this.#led[this.depth] = led;
    this.depth += 1;
    if (led) apply(position, led);
    this.step = this.run.next(reply);
  }
}

/** The ends of a call as answers, and the first question to the other side in it. */
export interface Called {
  readonly answers: readonly Answer[];
  readonly response: Response | undefined;
  /** The same by the answer of the other side; made on demand. */
  byLabel?: ReadonlyMap<number, Labelled>;
}

const answersOf = new WeakMap<readonly RollOutcome[], readonly Answer[]>();

/** All results of some dice as answers, made once. */
export function thrown(outcomes: readonly RollOutcome[]): readonly Answer[] {
  const known = answersOf.get(outcomes);
  if (known) return known;
  const made = outcomes.map((reply) => ({ reply, probability: reply.probability, led: null }));
  answersOf.set(outcomes, made);
  return made;
}

/** All possible draws from a pile as answers. */
export const drawn = (pile: readonly string[], count: number): readonly Answer[] =>
  drawings(pile, count).map(({ drawn: reply, probability }) => ({ reply, probability, led: null }));

/** One of some answers, drawn by its probability; it is then treated as certain. */
export const oneOf = (answers: readonly Answer[], chance: Stream): readonly Answer[] =>
  answers.length < 2 ? answers : [drawnFrom(answers, 1, chance)];

/** One of some answers whose probabilities have a sum. */
function drawnFrom(answers: readonly Answer[], sum: number, chance: Stream): Answer {
  let left = (sum * chance.below(FINENESS)) / FINENESS;
  for (const answer of answers) {
    left -= answer.probability;
    if (left < 0) return answer;
  }
  return answers.at(-1) as Answer;
}

/** Answers with the same answer of the other side in them. */
export interface Labelled {
  readonly answers: Answer[];
  sum: number;
}

/** Answers by the answer of the other side in them. */
export function byLabel<Kind>(
  position: Position<Kind>,
  answers: readonly Answer[],
): ReadonlyMap<number, Labelled> {
  const found = new Map<number, Labelled>();
  for (const answer of answers) {
    const { top } = position;
    if (answer.led) apply(position, answer.led);
    const alike = found.get(position.label) ?? { answers: [], sum: 0 };
    found.set(position.label, alike);
    alike.answers.push(answer);
    alike.sum += answer.probability;
    position.undo(top);
  }
  return found;
}

/** One end of a call that asks the other side, for each of its answers; or a single one in which it is not asked. */
export function oneForEach(byLabel: ReadonlyMap<number, Labelled>, chance: Stream): readonly Answer[] {
  const unasked = byLabel.get(UNANSWERED);
  if (unasked && chance.below(FINENESS) / FINENESS < unasked.sum) {
    return [drawnFrom(unasked.answers, unasked.sum, chance)];
  }
  const drawn: Answer[] = [];
  for (const [label, { answers, sum }] of byLabel) {
    if (label !== UNANSWERED) drawn.push({ ...drawnFrom(answers, sum, chance), probability: 1 });
  }
  return drawn;
}
