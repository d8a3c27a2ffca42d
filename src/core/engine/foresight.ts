import type { Context } from './context';
import { type KnownCall, KnownCalls } from './ends-cache';
import type { InSlices } from './in-slices';
import { Progress } from './odds-progress';
import {
  type Answer,
  beginning,
  byLabel,
  type Called,
  drawn,
  oneForEach,
  oneOf,
  Path,
  type Response,
  returnsReply,
  thrown,
  UNANSWERED,
} from './possible-answers';
import { apply, type End, Ends, Merger } from './possible-ends';
import { type CarryOut, optionName, type Question } from './question';
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

/** Nothing is left to follow at the end of a path. */
const NO_MORE: readonly Answer[] = [];

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
  #progress = new Progress();
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
    const path = new Path({ carryOut, args, base: this.c.position.top }, new Ends());
    yield* this.#follow(path, 1);
    return path.ends.all;
  }

  /** Ends of a procedure drawn by chance, this many of them. Calls that are already known are not followed again. */
  *samples(carryOut: CarryOut, count: number, chance: Stream): InSlices<readonly End[]> {
    this.c.position.undo(0);
    this.#watch.restart();
    this.#chance = chance;
    this.#most = Number.POSITIVE_INFINITY;
    const path = new Path({ carryOut, args: [], base: 0 }, new Ends());
    for (let sample = 0; sample < count; sample += 1) yield* this.#follow(path, 1 / count);
    return path.ends.all;
  }

  *#follow(path: Path, probability: number): InSlices<void> {
    if (this.#isPause()) yield;
    path.begin(this.c, 0);
    path.probability = probability;
    yield* this.#goOn(path, this.#onward(path));
  }

  /** Counts a way. True if the work may be interrupted before it. */
  #isPause(): boolean {
    this.#ways += 1;
    if (this.#progress.isHopeless(this.#ways, this.#most)) throw new TooManyWays();
    if (this.#ways < this.#pause) return false;
    this.#pause = this.#ways + WAYS_A_SLICE;
    return true;
  }

  /**
   * Goes on along a path to its end or to where it parts. Returns the answers by which it parts, `NO_MORE` at its end,
   * and nothing at a call that has to be followed first; then it goes on with the answers of that.
   */
  #onward(path: Path, followed?: readonly Answer[]): readonly Answer[] | undefined {
    const { position } = this.c;
    let answers = followed;
    for (; !path.step.done; answers = undefined) {
      if (!answers) {
        const question = path.step.value;
        path.isLast = question.kind === 'call' && question.isLast;
        answers = this.#answersTo(question);
        if (!answers) return undefined;
      }
      if (answers.length !== 1) return path.isLast ? this.#endWith(path, answers) : answers;
      path.take(position, answers[0] as Answer);
    }
    this.#merger.keep(path.call.base, path.step.value, path.probability, path.ends);
    position.undo(path.call.base);
    return NO_MORE;
  }

  /** Follows a path from where it parts or has to follow a call. */
  *#goOn(path: Path, from: readonly Answer[] | undefined): InSlices<void> {
    let answers = from;
    while (!answers) answers = this.#onward(path, yield* this.#called(path.step.value as Question));
    const { depth, probability } = path;
    this.#progress.begin(answers, this.#ways);
    for (let index = 0; index < answers.length; index += 1) {
      const answer = answers[index] as Answer;
      const chance = probability * answer.probability;
      if (chance < NEGLIGIBLE) continue;
      // The first answer continues the run that is waiting.
      if (index > 0) {
        if (this.#isPause()) yield;
        path.begin(this.c, depth);
      }
      const next = this.#by(path, answer, chance);
      // Most ways come to their end at once.
      if (next !== NO_MORE) yield* this.#goOn(path, next);
      this.#progress.did(answers, answer);
    }
    this.#progress.end(answers);
    this.c.position.undo(path.call.base);
  }

  #by(path: Path, answer: Answer, probability: number): readonly Answer[] | undefined {
    path.probability = probability;
    path.take(this.c.position, answer);
    return this.#onward(path);
  }

  /** Ends every way with an end of the last call; the run that is waiting shows what the procedure returns. */
  #endWith({ call: { base }, run, probability, ends }: Path, answers: readonly Answer[]): readonly Answer[] {
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
    return NO_MORE;
  }

  /** The answers to a question; undefined for a call whose ends are not known yet. */
  #answersTo(question: Question): readonly Answer[] | undefined {
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
        return this.#endsKnown(question);
    }
  }

  #oneOrAll(answers: readonly Answer[]): readonly Answer[] {
    return this.#chance ? oneOf(answers, this.#chance) : answers;
  }

  /** The ends of a call that was followed before, from a position in which the words that it reads were the same. */
  #endsKnown({ procedure, args }: Question): readonly Answer[] | undefined {
    const known = procedure && this.#known.of(procedure, args)?.find(this.#watch);
    if (!known) return undefined;
    if (this.#chance) return this.#drawnFrom(known.value, this.#chance);
    this.#watch.passOn(known.seen);
    this.response = known.value.response ?? this.response;
    return known.value.answers;
  }

  /** The ends of a call that has to be followed. */
  *#called({ procedure, args }: Question): InSlices<readonly Answer[]> {
    if (!procedure) return [];
    const call = this.#known.of(procedure, args);
    if (!call) return yield* this.ends(procedure, args);
    if (this.#chance) return yield* this.#drawn(procedure, call, this.#chance);
    return (yield* this.#followed(procedure, call)).answers;
  }

  *#followed(procedure: CarryOut, call: KnownCall<Called>): InSlices<Called> {
    const { response } = this;
    this.response = undefined;
    this.#watch.begin();
    const answers = yield* this.ends(procedure, call.args);
    const called = { answers, response: this.response };
    call.keep(this.#watch, this.#watch.end(), called);
    this.response ??= response;
    return called;
  }

  /** One end of a call: drawn from all of them if they are few, else by following the call by chance. */
  *#drawn(procedure: CarryOut, call: KnownCall<Called>, chance: Stream): InSlices<readonly Answer[]> {
    const called = yield* this.#tried(procedure, call);
    if (called) return this.#drawnFrom(called, chance);
    if (this.c.position.label !== UNANSWERED) return [yield* this.#played(procedure, call.args)];
    return yield* this.ends(procedure, call.args);
  }

  /** One end of a call; one for each answer of the other side if the call asks it. */
  #drawnFrom(called: Called, chance: Stream): readonly Answer[] {
    if (!called.response) return oneOf(called.answers, chance);
    this.response = called.response;
    called.byLabel ??= byLabel(this.c.position, called.answers);
    return oneForEach(called.byLabel, chance);
  }

  /** Carries out a call by chance. The other side has answered, so that only one way leads on from each question. */
  *#played(procedure: CarryOut, args: readonly unknown[]): InSlices<Answer> {
    const { position } = this.c;
    const run = beginning(this.c, procedure, args);
    let step = run.next();
    while (!step.done) {
      const [only] = this.#answersTo(step.value) ?? (yield* this.#called(step.value));
      if (only?.led) apply(position, only.led);
      step = run.next(only?.reply);
    }
    // The position is at its end already.
    return { reply: step.value, probability: 1, led: null };
  }

  /** Follows all ways of a call if they are few; returns undefined if they are not. */
  *#tried(procedure: CarryOut, call: KnownCall<Called>): InSlices<Called | undefined> {
    if (call.isLong) return undefined;
    this.#progress = new Progress();
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
      led: this.#merger.labelled(index + 1),
    }));
  }
}
