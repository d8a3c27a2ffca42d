import type { Context } from './context';
import { type KnownCall, KnownCalls } from './ends-cache';
import type { InSlices } from './in-slices';
import {
  type Answer,
  answersBy,
  beginning,
  byLabel,
  type Call,
  type Called,
  drawn,
  oneForEach,
  oneOf,
  type Response,
  returnsReply,
  thrown,
  UNANSWERED,
  type Way,
} from './possible-answers';
import { apply, type End, Ends, labelled, Merger } from './possible-ends';
import { type CarryOut, optionName, type Procedure, type Question } from './question';
import { Watch } from './read-watch';
import type { Stream } from './seeded-random';

/** Thrown for an order with too many ways to follow them all in reasonable time. */
export class TooManyWays extends Error {}

/** The number of ways followed before the work may be interrupted. */
const WAYS_A_SLICE = 16;

/** The number of ends of a last call that take as long as one way. */
const ENDS_A_WAY = 8;

/** The number of ways of a call that are followed to draw one of them: before the other side has answered, and after. */
const FEW_WAYS = 64;
const A_FEW_WAYS = 4;

/** Probabilities below this count as zero. */
const NEGLIGIBLE = 1e-15;

/**
 * Follows an order from a position through every class of dice; the position is restored when it is done. A procedure
 * called by others is followed once for each position in which it begins, and equal ends are merged. A procedure runs
 * one way only: the first reply continues it, every other reply starts it again.
 */
export class Foresight<Kind> {
  readonly #merger: Merger<Kind>;
  readonly #watch: Watch<Kind>;
  readonly #known = new KnownCalls<Called>();
  #ways = 0;
  /** The number of ways at which the work may be interrupted next. */
  #pause = WAYS_A_SLICE;
  #most: number;
  /** The source of chance where single ways are drawn instead of following every way. */
  #chance: Stream | null = null;
  /** The first question to the other side. */
  response: Response | undefined;

  constructor(
    private readonly c: Context<Kind>,
    private readonly attacker: number,
    /** The number of ways after which it gives up. */
    most = Number.POSITIVE_INFINITY,
  ) {
    this.#merger = new Merger(c.position);
    this.#watch = new Watch(c.position);
    this.#most = most;
  }

  /** Every way in which a procedure can end. */
  *ends(carryOut: CarryOut, args: readonly unknown[]): InSlices<readonly End[]> {
    const ends = new Ends();
    const call = { carryOut, args, base: this.c.position.top };
    yield* this.#begin(call, { replies: [], calls: [] }, 0, 1, ends);
    return ends.all;
  }

  /** Ends of a procedure drawn by chance, this many of them. Calls that are already known are not followed again. */
  *samples(carryOut: CarryOut, count: number, chance: Stream): InSlices<readonly End[]> {
    this.c.position.undo(0);
    this.#watch.restart();
    this.#chance = chance;
    this.#most = Number.POSITIVE_INFINITY;
    const ends = new Ends();
    const call = { carryOut, args: [], base: 0 };
    for (let sample = 0; sample < count; sample += 1) {
      yield* this.#begin(call, { replies: [], calls: [] }, 0, 1 / count, ends);
    }
    return ends.all;
  }

  /** Replays the given replies, and follows every way from there. */
  *#begin(call: Call, way: Way, depth: number, probability: number, ends: Ends): InSlices<void> {
    const { position } = this.c;
    this.#ways += 1;
    if (this.#ways > this.#most) throw new TooManyWays();
    if (this.#ways >= this.#pause) {
      this.#pause = this.#ways + WAYS_A_SLICE;
      yield;
    }
    position.undo(call.base);
    const run = beginning(this.c, call.carryOut, call.args);
    let step = run.next();
    for (let index = 0; index < depth; index += 1) {
      const led = way.calls[index];
      if (led) apply(position, led);
      step = run.next(way.replies[index]);
    }
    yield* this.#goOn(call, run, step, way, depth, probability, ends);
  }

  *#goOn(
    call: Call,
    run: Procedure<unknown>,
    first: IteratorResult<Question, unknown>,
    way: Way,
    from: number,
    probability: number,
    ends: Ends,
  ): InSlices<void> {
    let step = first;
    let depth = from;
    while (!step.done) {
      const isLast = step.value.kind === 'call' && step.value.isLast;
      const answers = yield* this.#answersTo(step.value);
      if (answers.length !== 1) {
        if (isLast) this.#endWith(call, run, answers, probability, ends);
        else yield* this.#part(call, run, answers, way, depth, probability, ends);
        return;
      }
      const [only] = answers as [Answer];
      way.replies[depth] = only.reply;
      way.calls[depth] = only.led;
      depth += 1;
      if (only.led) apply(this.c.position, only.led);
      step = run.next(only.reply);
    }
    this.#merger.keep(call.base, step.value, probability, ends);
    this.c.position.undo(call.base);
  }

  /** Follows every way from a question; the first answer continues the run that is waiting. */
  *#part(
    call: Call,
    run: Procedure<unknown>,
    answers: readonly Answer[],
    way: Way,
    depth: number,
    probability: number,
    ends: Ends,
  ): InSlices<void> {
    for (const [index, answer] of answers.entries()) {
      const chance = probability * answer.probability;
      if (chance < NEGLIGIBLE) continue;
      way.replies[depth] = answer.reply;
      way.calls[depth] = answer.led;
      if (index > 0) yield* this.#begin(call, way, depth + 1, chance, ends);
      else {
        if (answer.led) apply(this.c.position, answer.led);
        yield* this.#goOn(call, run, run.next(answer.reply), way, depth + 1, chance, ends);
      }
    }
    this.c.position.undo(call.base);
  }

  /** Ends every way with an end of the last call; the run that is waiting shows what the procedure returns. */
  #endWith(
    { base }: Call,
    run: Procedure<unknown>,
    answers: readonly Answer[],
    probability: number,
    ends: Ends,
  ): void {
    const { position } = this.c;
    const { top } = position;
    let isReply: boolean | undefined;
    for (const { reply, led, probability: chance } of answers) {
      if (led) apply(position, led);
      isReply ??= returnsReply(run, reply);
      if (probability * chance >= NEGLIGIBLE)
        this.#merger.keep(base, isReply ? reply : undefined, probability * chance, ends);
      position.undo(top);
    }
    this.#ways += (answers.length / ENDS_A_WAY) | 0;
    position.undo(base);
  }

  *#answersTo(question: Question): InSlices<readonly Answer[]> {
    switch (question.kind) {
      case 'roll':
        return this.#oneOrAll(question.classes ? thrown(question.classes.outcomes(question.count)) : []);
      case 'ask':
        return this.#choices(question);
      case 'draw':
        if (question.isPublic) return this.#oneOrAll(drawn(question.pile, question.count));
        // The cards drawn face down do not affect this exchange, so any will do.
        return [{ reply: question.pile.slice(0, question.count), probability: 1, led: null }];
      case 'call':
        return yield* this.#called(question);
    }
  }

  #oneOrAll(answers: readonly Answer[]): readonly Answer[] {
    return this.#chance ? oneOf(answers, this.#chance) : answers;
  }

  /** The ends of a called procedure, followed once for all positions in which the words that it reads are the same. */
  *#called({ procedure, args }: Question): InSlices<readonly Answer[]> {
    if (!procedure) return [];
    const call = this.#known.of(procedure, args);
    if (!call) return answersBy(yield* this.ends(procedure, args));
    const known = call.find(this.#watch);
    if (this.#chance) return yield* this.#drawn(procedure, call, known?.value, this.#chance);
    if (!known) return (yield* this.#followed(procedure, call)).answers;
    this.#watch.passOn(known.seen);
    this.response = known.value.response ?? this.response;
    return known.value.answers;
  }

  *#followed(procedure: CarryOut, call: KnownCall<Called>): InSlices<Called> {
    const { response } = this;
    this.response = undefined;
    this.#watch.begin();
    const answers = answersBy(yield* this.ends(procedure, call.args));
    const called = { answers, response: this.response };
    call.keep(this.#watch.end(), called);
    this.response ??= response;
    return called;
  }

  /** One end of a call: drawn from all of them if they are few, else by following the call by chance. */
  *#drawn(
    procedure: CarryOut,
    call: KnownCall<Called>,
    known: Called | undefined,
    chance: Stream,
  ): InSlices<readonly Answer[]> {
    const called = known ?? (yield* this.#tried(procedure, call));
    if (called?.response) {
      this.response = called.response;
      called.byLabel ??= byLabel(this.c.position, called.answers);
      return oneForEach(called.byLabel, chance);
    }
    if (called) return oneOf(called.answers, chance);
    if (this.c.position.label !== UNANSWERED) return [yield* this.#played(procedure, call.args)];
    return answersBy(yield* this.ends(procedure, call.args));
  }

  /** Carries out a call by chance. The other side has answered, so that only one way leads on from each question. */
  *#played(procedure: CarryOut, args: readonly unknown[]): InSlices<Answer> {
    const { position } = this.c;
    const run = beginning(this.c, procedure, args);
    let step = run.next();
    while (!step.done) {
      const [only] = yield* this.#answersTo(step.value);
      if (only?.led) apply(position, only.led);
      step = run.next(only?.reply);
    }
    // The position is at its end already.
    return { reply: step.value, probability: 1, led: null };
  }

  /** Follows all ways of a call if they are few; returns undefined if they are not. */
  *#tried(procedure: CarryOut, call: KnownCall<Called>): InSlices<Called | undefined> {
    if (call.isLong) return undefined;
    const { top, label } = this.c.position;
    const chance = this.#chance;
    const { response } = this;
    this.#chance = null;
    this.#most = this.#ways + (label === UNANSWERED ? FEW_WAYS : A_FEW_WAYS);
    try {
      return yield* this.#followed(procedure, call);
    } catch (error) {
      if (!(error instanceof TooManyWays)) throw error;
      call.isLong = true;
      this.response = response;
      this.c.position.undo(top);
      this.#watch.restart();
      return undefined;
    } finally {
      this.#chance = chance;
      this.#most = Number.POSITIVE_INFINITY;
    }
  }

  #choices(question: Question): readonly Answer[] {
    const { options, of, side, reason, isUsual } = question;
    const isResponse =
      of === 'choice' && !isUsual && side !== this.attacker && this.c.position.label === UNANSWERED;
    if (!isResponse) return [{ reply: options[0], probability: 1, led: null }];
    this.response = { reason, options: options.map((option) => optionName(this.c as Context, option)) };
    return options.map((reply, index) => ({
      reply,
      probability: 1,
      led: labelled(this.c.position, index + 1),
    }));
  }
}
