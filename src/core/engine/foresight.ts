import type { RollOutcome } from './classes';
import type { Context } from './context';
import { drawings } from './draws';
import { apply, type End, Ends, isHere, isSame } from './ends';
import type { InSlices } from './in-slices';
import { type CarryOut, optionName, type Procedure, type Question } from './question';
import type { Stream } from './seeded';

/** An order that can go so many ways that nobody waits for all of them. */
export class TooManyWays extends Error {}

/** So many ways are followed before the work may be laid aside. */
const WAYS_A_SLICE = 16;

/** How finely chance is told apart where ways are drawn by it. */
const FINENESS = 2 ** 30;

/** Less likely than this is as good as never. */
const NEGLIGIBLE = 1e-15;

const mixed = (index: number, value: number): number => {
  const hash = Math.imul(index ^ 0x1e3779b9, 0x05ebca6b) ^ Math.imul(value + 0x165667b1, 0x42b2ae35);
  return Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
};

/** Nobody has answered yet: the first choice of the other side is listed answer by answer. */
export const UNANSWERED = 0;
/** The question is one in the middle of an order, and answered. */
export const ANSWERED = 1;

/** A way through a procedure: what was replied so far, and where a call before the reply has led. */
interface Way {
  readonly replies: unknown[];
  readonly calls: (End | null)[];
}

/**
 * Follows an order from a position through every class of dice; the position is as before when it is done. A procedure
 * that others call is followed once for each position in which it begins, and its equal ends are one. A procedure goes
 * one way only: the first reply takes it on, for every other one it begins anew.
 */
export class Foresight<Kind> {
  readonly #stamps: Int32Array;
  #stamp = 0;
  #ways = 0;
  /** What was asked of the other side first. */
  response: { readonly reason: string; readonly options: readonly string[] } | undefined;

  constructor(
    private readonly c: Context<Kind>,
    private readonly attacker: number,
    /** After more ways than this it gives up. */
    private readonly most = Number.POSITIVE_INFINITY,
    /** Follows one way only, by chance, and not every one. */
    private readonly chance: Stream | null = null,
  ) {
    this.#stamps = new Int32Array(c.position.words.length);
  }

  /** Every way in which a procedure can end; by chance, so many of them. */
  *ends(carryOut: CarryOut, args: readonly unknown[], samples = 1): InSlices<readonly End[]> {
    const ends = new Ends();
    const call = { carryOut, args, base: this.c.position.top };
    for (let count = 0; count < samples; count += 1) {
      yield* this.#begin(call, { replies: [], calls: [] }, 0, 1 / samples, ends);
    }
    return ends.all;
  }

  /** Goes the way of some replies, and from there every way on. */
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

  /** Every way on from a question: the first answer takes the run that waits for it. */
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
        // Which cards are drawn unseen changes nothing of the exchange, so that any will do.
        return [{ reply: question.pile.slice(0, question.count), probability: 1, led: null }];
      case 'call':
        throw new RangeError('a call is followed, and not answered');
    }
  }

  *#called({ procedure, args }: Question): InSlices<readonly Answer[]> {
    const ends = procedure ? yield* this.ends(procedure, args) : [];
    return ends.map((led) => ({ reply: led.result, probability: led.probability, led }));
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

  /** Keeps where a way has ended, unless another one has ended just there. */
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

interface Call {
  readonly carryOut: CarryOut;
  readonly args: readonly unknown[];
  readonly base: number;
}

interface Answer {
  readonly reply: unknown;
  readonly probability: number;
  /** Where a call has led before it returned the reply. */
  readonly led: End | null;
}

const answersOf = new WeakMap<readonly RollOutcome[], readonly Answer[]>();

/** Every throw of some dice as an answer, made once. */
function thrown(outcomes: readonly RollOutcome[]): readonly Answer[] {
  const known = answersOf.get(outcomes);
  if (known) return known;
  const made = outcomes.map((reply) => ({ reply, probability: reply.probability, led: null }));
  answersOf.set(outcomes, made);
  return made;
}

/** One of some answers, each as likely as it is: whoever draws it takes it for certain. */
function oneOf(answers: readonly Answer[], chance: Stream): readonly Answer[] {
  let left = chance.below(FINENESS) / FINENESS;
  const found = answers.find(({ probability }) => {
    left -= probability;
    return left < 0;
  });
  const drawn = found ?? answers.at(-1);
  return drawn ? [{ ...drawn, probability: 1 }] : [];
}
