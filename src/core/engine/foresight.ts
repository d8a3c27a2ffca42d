import type { Context } from './context';
import { drawings } from './draws';
import { KnownEnds, keyOf } from './ends-cache';
import type { InSlices } from './in-slices';
import {
  type Answer,
  answersBy,
  byLabel,
  type Call,
  type Called,
  oneForEach,
  oneOf,
  type Response,
  thrown,
  UNANSWERED,
  type Way,
} from './possible-answers';
import { apply, type End, Ends, isHere, isSame, mixed } from './possible-ends';
import { type CarryOut, optionName, type Procedure, type Question } from './question';
import { Watch } from './read-watch';
import type { Stream } from './seeded-random';

/** Thrown for an order with too many ways to follow them all in reasonable time. */
export class TooManyWays extends Error {}

/** The number of ways followed before the work may be interrupted. */
const WAYS_A_SLICE = 8;

/** The number of ways of a call that are followed to draw one of them. */
const FEW_WAYS = 64;

/** Probabilities below this count as zero. */
const NEGLIGIBLE = 1e-15;

/**
 * Follows an order from a position through every class of dice; the position is restored when it is done. A procedure
 * called by others is followed once for each position in which it begins, and equal ends are merged. A procedure runs
 * one way only: the first reply continues it, every other reply starts it again.
 */
export class Foresight<Kind> {
  readonly #stamps: Int32Array;
  #stamp = 0;
  readonly #watch: Watch<Kind>;
  readonly #known = new KnownEnds<Called>();
  readonly #valueAt = (index: number): number => this.#watch.valueAt(index);
  #ways = 0;
  #most: number;
  /** The source of chance where single ways are drawn instead of following every way. */
  #chance: Stream | null = null;
  /** Calls with too many ways to follow all of them. */
  readonly #long = new Map<CarryOut, Set<string>>();
  /** The first question to the other side. */
  response: Response | undefined;

  constructor(
    private readonly c: Context<Kind>,
    private readonly attacker: number,
    /** The number of ways after which it gives up. */
    most = Number.POSITIVE_INFINITY,
  ) {
    this.#stamps = new Int32Array(c.position.words.length);
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
    this.#startAgain(0);
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
    if (this.#ways % WAYS_A_SLICE === 0) yield;
    position.undo(call.base);
    const run = (call.carryOut as (c: Context<Kind>, ...args: readonly unknown[]) => Procedure<unknown>)(
      this.c,
      ...call.args,
    );
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
      const answers =
        step.value.kind === 'call' ? yield* this.#called(step.value) : this.#answers(step.value);
      if (answers.length !== 1) {
        yield* this.#part(call, run, answers, way, depth, probability, ends);
        return;
      }
      const [only] = answers as [Answer];
      way.replies[depth] = only.reply;
      way.calls[depth] = only.led;
      depth += 1;
      if (only.led) apply(this.c.position, only.led);
      step = run.next(only.reply);
    }
    this.#end(call.base, step.value, probability, ends);
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

  #answers(question: Question): readonly Answer[] {
    switch (question.kind) {
      case 'roll': {
        const all = question.classes ? thrown(question.classes.outcomes(question.count)) : [];
        return this.#chance ? oneOf(all, this.#chance) : all;
      }
      case 'ask':
        return this.#choices(question);
      case 'draw':
        if (question.isPublic) {
          const all = drawings(question.pile, question.count);
          const answers = all.map(({ drawn, probability }) => ({ reply: drawn, probability, led: null }));
          return this.#chance ? oneOf(answers, this.#chance) : answers;
        }
        // The cards drawn face down do not affect this exchange, so any will do.
        return [{ reply: question.pile.slice(0, question.count), probability: 1, led: null }];
      case 'call':
        throw new RangeError('a call is followed, and not answered');
    }
  }

  /** The ends of a called procedure, followed once for all positions in which the words that it reads are the same. */
  *#called({ procedure, args }: Question): InSlices<readonly Answer[]> {
    if (!procedure) return [];
    const key = keyOf(args);
    if (key === undefined) return answersBy(yield* this.ends(procedure, args));
    const known = this.#known.find(procedure, key, this.#valueAt);
    if (this.#chance) return yield* this.#drawn(procedure, key, args, known?.value, this.#chance);
    if (!known) return (yield* this.#followed(procedure, key, args)).answers;
    this.#watch.passOn(known.seen);
    this.response = known.value.response ?? this.response;
    return known.value.answers;
  }

  *#followed(procedure: CarryOut, key: string, args: readonly unknown[]): InSlices<Called> {
    const { response } = this;
    this.response = undefined;
    this.#watch.begin();
    const answers = answersBy(yield* this.ends(procedure, args));
    const called = { answers, response: this.response };
    this.#known.keep(procedure, key, this.#watch.end(), called);
    this.response ??= response;
    return called;
  }

  /** One end of a call: drawn from all of them if they are few, else by following the call by chance. */
  *#drawn(
    procedure: CarryOut,
    key: string,
    args: readonly unknown[],
    known: Called | undefined,
    chance: Stream,
  ): InSlices<readonly Answer[]> {
    const called = known ?? (yield* this.#tried(procedure, key, args));
    if (called?.response) {
      this.response = called.response;
      called.byLabel ??= byLabel(this.c.position, called.answers);
      return oneForEach(called.byLabel, chance);
    }
    if (called) return oneOf(called.answers, chance);
    return answersBy(yield* this.ends(procedure, args));
  }

  /** Follows all ways of a call if they are few; returns undefined if they are not. */
  *#tried(procedure: CarryOut, key: string, args: readonly unknown[]): InSlices<Called | undefined> {
    const long = this.#long.get(procedure) ?? new Set<string>();
    if (long.has(key)) return undefined;
    const { top } = this.c.position;
    const chance = this.#chance;
    this.#chance = null;
    this.#most = this.#ways + FEW_WAYS;
    try {
      return yield* this.#followed(procedure, key, args);
    } catch (error) {
      if (!(error instanceof TooManyWays)) throw error;
      this.#long.set(procedure, long.add(key));
      this.#startAgain(top);
      return undefined;
    } finally {
      this.#chance = chance;
      this.#most = Number.POSITIVE_INFINITY;
    }
  }

  /** Drops everything that was under way. */
  #startAgain(top: number): void {
    this.c.position.undo(top);
    this.#watch.restart();
  }

  #choices(question: Question): readonly Answer[] {
    const { options, of, side, reason, isUsual } = question;
    const isResponse =
      of === 'choice' && !isUsual && side !== this.attacker && this.c.position.label === UNANSWERED;
    if (!isResponse) return [{ reply: options[0], probability: 1, led: null }];
    this.response = { reason, options: options.map((option) => optionName(this.c as Context, option)) };
    return options.map((reply, index) => ({ reply, probability: 1, led: this.#labelled(index + 1) }));
  }

  #labelled(label: number): End {
    const { position } = this.c;
    const top = position.top;
    position.setLabel(label);
    const changes = Int32Array.of(position.log[top] as number, label);
    position.undo(top);
    return { probability: 1, result: null, changes, weight: 1, hash: 0 };
  }

  /** Keeps the end of a way, or merges it with an equal end. */
  #end(base: number, result: unknown, probability: number, ends: Ends): void {
    const { position } = this.c;
    const { words, log, top, idle } = position;
    this.#stamp += 1;
    const found: number[] = [];
    let hash = 0;
    let weight = 0;
    for (let index = base; index < top; index += 2) {
      const at = log[index] as number;
      if (this.#stamps[at] === this.#stamp) continue;
      this.#stamps[at] = this.#stamp;
      const value = words[at] as number;
      if (value === log[index + 1]) continue;
      found.push(at, value);
      if (at >= idle) continue;
      hash = (hash + mixed(at, value)) | 0;
      weight += 1;
    }
    const alike = ends.alike(hash);
    const same = alike.find(
      (known) => known.weight === weight && isHere(position, known) && isSame(known.result, result),
    );
    if (same) same.probability += probability;
    else ends.add({ probability, result, changes: Int32Array.from(found), weight, hash });
    position.undo(base);
  }
}
