import type { SpaceId } from '../board';
import { DRAWN, FALLEN, NOBODY, type Position, sideName, sideNumber, toState } from '../position';
import type { PieceId, State, Winner } from '../state';
import { Context } from './context';
import type { Play } from './play';
import type { AskQuery, Order, Reply } from './query';
import { type CarryOut, optionName, type Procedure, type Question } from './question';
import type { Ruleset } from './ruleset';
import { answerTo } from './run';

/** One position in which an order can end, with how likely it is. */
export interface Outcome {
  readonly probability: number;
  readonly state: State;
  /** Looks at it without writing it all out; what is handed over is true during the call alone. */
  read<T>(look: (after: After) => T): T;
}

/** What is asked of a position in which an order can end. */
export interface After {
  readonly winner: Winner | null;
  /** A piece on the board, or one that has fallen. */
  piece(id: PieceId): PieceAfter | undefined;
}

/** What has become of a piece; its strength is 0 for leaders and for whoever has fallen. */
export interface PieceAfter {
  readonly hasFallen: boolean;
  readonly at: SpaceId;
  readonly strength: number;
}

/** Every outcome of an order for one way in which the other side responds. */
export interface OddsTable {
  /** The first choice of the other side; null if it has none. */
  readonly response: string | null;
  /** Key of the question that the response answers. */
  readonly question: string | null;
  readonly outcomes: readonly Outcome[];
}

/** What has been replied to an order so far, and an answer to the question that is open since. */
export interface Answered {
  readonly replies: readonly Reply[];
  readonly question: AskQuery;
  readonly option: string;
}

/** One way in which a procedure can end: what it returns, what it has changed, and how likely that is. */
interface End {
  probability: number;
  readonly result: unknown;
  /** Index and value of every word that differs from where it began. */
  readonly changes: Int32Array;
  /** How many of them say something of the battle, and what they come to. */
  readonly weight: number;
  readonly hash: number;
}

/** Less likely than this is as good as never. */
const NEGLIGIBLE = 1e-15;

const mixed = (index: number, value: number): number => {
  const hash = Math.imul(index ^ 0x1e3779b9, 0x05ebca6b) ^ Math.imul(value + 0x165667b1, 0x42b2ae35);
  return Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
};

/** Nobody has answered yet: the first choice of the other side is listed answer by answer. */
const UNANSWERED = 0;
/** The question is one in the middle of an order, and answered. */
const ANSWERED = 1;

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
class Foresight<Kind> {
  readonly #stamps: Int32Array;
  #stamp = 0;
  /** What was asked of the other side first. */
  response: { readonly reason: string; readonly options: readonly string[] } | undefined;

  constructor(
    private readonly c: Context<Kind>,
    private readonly attacker: number,
  ) {
    this.#stamps = new Int32Array(c.position.words.length);
  }

  ends(carryOut: CarryOut, args: readonly unknown[]): readonly End[] {
    const ends: End[] = [];
    this.#begin({ carryOut, args, base: this.c.position.top }, { replies: [], calls: [] }, 0, 1, ends);
    return ends;
  }

  /** Goes the way of some replies, and from there every way on. */
  #begin(call: Call, way: Way, depth: number, probability: number, ends: End[]): void {
    const { position } = this.c;
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
    this.#goOn(call, run, step, way, depth, probability, ends);
  }

  #goOn(
    call: Call,
    run: Procedure<unknown>,
    first: IteratorResult<Question, unknown>,
    way: Way,
    from: number,
    probability: number,
    ends: End[],
  ): void {
    let step = first;
    let depth = from;
    while (!step.done) {
      const answers = this.#answers(step.value);
      if (answers.length !== 1) {
        this.#part(call, run, answers, way, depth, probability, ends);
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
  #part(
    call: Call,
    run: Procedure<unknown>,
    answers: readonly Answer[],
    way: Way,
    depth: number,
    probability: number,
    ends: End[],
  ): void {
    for (const [index, answer] of answers.entries()) {
      const chance = probability * answer.probability;
      if (chance < NEGLIGIBLE) continue;
      way.replies[depth] = answer.reply;
      way.calls[depth] = answer.led;
      if (index > 0) this.#begin(call, way, depth + 1, chance, ends);
      else {
        if (answer.led) apply(this.c.position, answer.led);
        this.#goOn(call, run, run.next(answer.reply), way, depth + 1, chance, ends);
      }
    }
    this.c.position.undo(call.base);
  }

  #answers(question: Question): readonly Answer[] {
    switch (question.kind) {
      case 'roll': {
        const throws = question.classes?.throws(question.count) ?? [];
        return throws.map((reply) => ({ reply, probability: reply.probability, led: null }));
      }
      case 'ask':
        return this.#choices(question);
      case 'draw':
        // Which cards are drawn changes nothing of the exchange, so that any will do.
        return [{ reply: question.pile.slice(0, question.count), probability: 1, led: null }];
      case 'call': {
        const { procedure, args } = question;
        const ends = procedure ? this.ends(procedure, args) : [];
        return ends.map((led) => ({ reply: led.result, probability: led.probability, led }));
      }
    }
  }

  #choices(question: Question): readonly Answer[] {
    const { options, of, side, reason } = question;
    const isResponse = of === 'choice' && side !== this.attacker && this.c.position.label === UNANSWERED;
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
  #end(base: number, result: unknown, probability: number, ends: End[]): void {
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
    const same = ends.find(
      (known) =>
        known.hash === hash &&
        known.weight === weight &&
        isHere(position, known) &&
        isSame(known.result, result),
    );
    if (same) same.probability += probability;
    else ends.push({ probability, result, changes: Int32Array.from(found), weight, hash });
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

function apply<Kind>(position: Position<Kind>, { changes }: End): void {
  for (let index = 0; index < changes.length; index += 2) {
    position.set(changes[index] as number, changes[index + 1] as number);
  }
}

function isHere<Kind>({ words, idle }: Position<Kind>, { changes }: End): boolean {
  for (let index = 0; index < changes.length; index += 2) {
    const at = changes[index] as number;
    if (at < idle && words[at] !== changes[index + 1]) return false;
  }
  return true;
}

type Result = Readonly<Record<string, unknown>>;

/** Results are words, numbers, pieces, or a few of them by name. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  return hasAllOf(one as Result, other as Result) && hasAllOf(other as Result, one as Result);
}

function hasAllOf(one: Result, other: Result): boolean {
  for (const name in other) if (one[name] !== other[name]) return false;
  return true;
}

/** The position in which a way ends, for who wants to look at it. */
class WayEnd<Kind> implements Outcome {
  #state: State | undefined;

  constructor(
    private readonly position: Position<Kind>,
    private readonly led: End,
  ) {}

  get probability(): number {
    return this.led.probability;
  }

  get state(): State {
    this.#state ??= this.#at(() => toState(this.position));
    return this.#state;
  }

  readonly read = <T>(look: (after: After) => T): T => this.#at(() => look(afterIn(this.position)));

  #at<T>(look: () => T): T {
    const { top } = this.position;
    apply(this.position, this.led);
    const seen = look();
    this.position.undo(top);
    return seen;
  }
}

const afterIn = <Kind>(position: Position<Kind>): After => ({
  winner:
    position.winner === NOBODY
      ? null
      : position.winner === DRAWN
        ? 'draw'
        : sideName(position.winner as 0 | 1),
  piece(id) {
    const piece = position.find(id);
    if (!piece || (!piece.stands && piece.status !== FALLEN)) return undefined;
    const { isLeader, strength, at } = piece;
    return {
      hasFallen: !piece.stands,
      at: position.board.name(at),
      strength: isLeader || !piece.stands ? 0 : strength,
    };
  },
});

/**
 * The exact odds of an order with its whole exchange. Policy for questions: the first choice of the other side (its
 * response) is listed side by side; every other question takes its first option, so that an attacker stays where he
 * is. With an answer to a question in the middle of the order: the odds of what is still to come, listed as the
 * response. The order must be legal.
 */
export const exactOdds = (
  rules: Ruleset,
  from: State,
  order: Order,
  answered?: Answered,
): readonly OddsTable[] => positionOdds(rules.play, from, order, answered);

function positionOdds<Kind>(
  play: Play<Kind>,
  from: State,
  order: Order,
  answered: Answered | undefined,
): readonly OddsTable[] {
  const position = play.positionOf(from);
  const c = new Context(position, false);
  const ordered = play.ordered(position, order);
  const foresight = new Foresight(c, sideNumber(order.side));
  const replies: readonly Reply[] = answered
    ? [...answered.replies, { kind: 'chose', option: answered.option }]
    : [];
  function* carryOut(): Procedure {
    // What has been replied already was asked for one thing after the other.
    c.isForeseeing = replies.length === 0;
    const run = play.carryOut(c, ordered);
    if (!run) return;
    let step = run.next();
    for (const reply of replies) step = step.done ? step : run.next(answerTo(c as Context, reply));
    if (answered) position.setLabel(ANSWERED);
    c.isForeseeing = true;
    while (!step.done) step = run.next(yield step.value);
  }
  const ends = foresight.ends(carryOut as CarryOut, []);
  const outcomes = (label: number) =>
    ends.filter((end) => labelOf(position, end) === label).map((end) => new WayEnd(position, end));
  if (answered) return [tableOf(outcomes(ANSWERED), answered.option, answered.question.reason)];
  const { reason = null, options = [] } = foresight.response ?? {};
  return [
    tableOf(outcomes(UNANSWERED), null, null),
    ...options.map((option, index) => tableOf(outcomes(index + 1), option, reason)),
  ].filter((table) => table.outcomes.length > 0);
}

const tableOf = (
  outcomes: readonly Outcome[],
  response: string | null,
  question: string | null,
): OddsTable => ({ response, question, outcomes });

function labelOf<Kind>(position: Position<Kind>, led: End): number {
  const { top } = position;
  apply(position, led);
  const { label } = position;
  position.undo(top);
  return label;
}
