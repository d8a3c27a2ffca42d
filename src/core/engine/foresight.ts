import type { RollOutcome } from './classes';
import type { Context } from './context';
import { drawings } from './draws';
import { apply, type End, Ends, isHere, isSame } from './ends';
import type { InSlices } from './in-slices';
import { KnownEnds, keyOf } from './known-ends';
import { type CarryOut, optionName, type Procedure, type Question } from './question';
import type { Stream } from './seeded';
import { Watch } from './watch';

/** Thrown for an order with too many ways to follow them all in reasonable time. */
export class TooManyWays extends Error {}

/** The number of ways followed before the work may be interrupted. */
const WAYS_A_SLICE = 8;

/** The resolution of random numbers in draws by chance. */
const FINENESS = 2 ** 30;

/** Probabilities below this count as zero. */
const NEGLIGIBLE = 1e-15;

const mixed = (index: number, value: number): number => {
  const hash = Math.imul(index ^ 0x1e3779b9, 0x05ebca6b) ^ Math.imul(value + 0x165667b1, 0x42b2ae35);
  return Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
};

/** The label of a position without an answer: the first choice of the other side is listed answer by answer. */
export const UNANSWERED = 0;
/** The label of a position in the middle of an order whose question is answered. */
export const ANSWERED = 1;

/** A way through a procedure: the replies so far, and the end of each call that came before a reply. */
interface Way {
  readonly replies: unknown[];
  readonly calls: (End | null)[];
}

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
  /** The first question to the other side. */
  response: { readonly reason: string; readonly options: readonly string[] } | undefined;

  constructor(
    private readonly c: Context<Kind>,
    private readonly attacker: number,
    /** The number of ways after which it gives up. */
    private readonly most = Number.POSITIVE_INFINITY,
    /** Follows a single way drawn by chance instead of every way. */
    private readonly chance: Stream | null = null,
  ) {
    this.#stamps = new Int32Array(c.position.words.length);
    this.#watch = new Watch(c.position);
  }

  /** Every way in which a procedure can end; with chance, this many of them. */
  *ends(carryOut: CarryOut, args: readonly unknown[], samples = 1): InSlices<readonly End[]> {
    const ends = new Ends();
    const call = { carryOut, args, base: this.c.position.top };
    for (let count = 0; count < samples; count += 1) {
      yield* this.#begin(call, { replies: [], calls: [] }, 0, 1 / samples, ends);
    }
    return ends.all;
  }

  /** Replays the given replies, and follows every way from there. */
  *#begin(call: Call, way: Way, depth: number, probability: number, ends: Ends): InSlices<void> {
    const { position } = this.c;
    this.#ways += 1;
    if (this.#ways > this.most) throw new TooManyWays();
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
        return this.chance ? oneOf(all, this.chance) : all;
      }
      case 'ask':
        return this.#choices(question);
      case 'draw':
        if (question.isPublic) {
          const all = drawings(question.pile, question.count);
          const answers = all.map(({ drawn, probability }) => ({ reply: drawn, probability, led: null }));
          return this.chance ? oneOf(answers, this.chance) : answers;
        }
        // The cards drawn face down do not affect this exchange, so any will do.
        return [{ reply: question.pile.slice(0, question.count), probability: 1, led: null }];
      case 'call':
        throw new RangeError('a call is followed, and not answered');
    }
  }

  /** What a procedure that is called comes to: followed once for all positions that look the same to it. */
  *#called({ procedure, args }: Question): InSlices<readonly Answer[]> {
    if (!procedure) return [];
    const key = this.chance ? undefined : keyOf(args);
    if (key === undefined) return answersBy(yield* this.ends(procedure, args));
    const known = this.#known.find(procedure, key, this.#valueAt);
    if (known) {
      const { seen, value } = known;
      this.#watch.passOn(seen);
      this.response = value.response ?? this.response;
      return value.answers;
    }
    const { response } = this;
    this.response = undefined;
    this.#watch.begin();
    const answers = answersBy(yield* this.ends(procedure, args));
    this.#known.keep(procedure, key, this.#watch.end(), { answers, response: this.response });
    this.response ??= response;
    return answers;
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

/** What a call comes to, and what was asked of the other side first in it. */
interface Called {
  readonly answers: readonly Answer[];
  readonly response: Foresight<unknown>['response'];
}

const answersBy = (ends: readonly End[]): readonly Answer[] =>
  ends.map((led) => ({ reply: led.result, probability: led.probability, led }));

interface Call {
  readonly carryOut: CarryOut;
  readonly args: readonly unknown[];
  readonly base: number;
}

interface Answer {
  readonly reply: unknown;
  readonly probability: number;
  /** The end of the call that returned the reply. */
  readonly led: End | null;
}

const answersOf = new WeakMap<readonly RollOutcome[], readonly Answer[]>();

/** All results of some dice as answers, made once. */
function thrown(outcomes: readonly RollOutcome[]): readonly Answer[] {
  const known = answersOf.get(outcomes);
  if (known) return known;
  const made = outcomes.map((reply) => ({ reply, probability: reply.probability, led: null }));
  answersOf.set(outcomes, made);
  return made;
}

/** One of some answers, drawn by its probability; it is then treated as certain. */
function oneOf(answers: readonly Answer[], chance: Stream): readonly Answer[] {
  let left = chance.below(FINENESS) / FINENESS;
  const found = answers.find(({ probability }) => {
    left -= probability;
    return left < 0;
  });
  const drawn = found ?? answers.at(-1);
  return drawn ? [{ ...drawn, probability: 1 }] : [];
}
