import { toState } from '../position';
import type { Event, State } from '../state';
import { Context } from './context';
import type { RollOutcome } from './face-classes';
import { IllegalReply } from './illegal-reply';
import type { Ordered } from './order-kind';
import type { Play } from './play';
import type { Order, Query, Reply } from './query';
import { optionName, type Procedure, type Question, queryOf } from './question';
import type { Ruleset } from './ruleset';

/** Converts a reply for the procedure that waits for it; throws IllegalReply if it does not fit the question. */
export function answerTo(c: Context, reply: Reply): unknown {
  const { question } = c;
  const refuse = (fault: string): never => {
    throw new IllegalReply(`${question.reason}: ${fault}`);
  };
  switch (question.kind) {
    case 'ask':
      return chosen(c, reply, refuse);
    case 'roll':
      return thrown(c, reply, refuse);
    default:
      return drawn(question, reply, refuse);
  }
}

type Refuse = (fault: string) => never;

function chosen(c: Context, reply: Reply, refuse: Refuse): unknown {
  if (reply.kind !== 'chose') return refuse('dice where a choice is asked');
  const names = c.question.options.map((option) => optionName(c, option));
  const at = names.indexOf(reply.option);
  return at < 0 ? refuse(`"${reply.option}" is not one of ${names.join(', ')}`) : c.question.options[at];
}

function thrown(c: Context, reply: Reply, refuse: Refuse): RollOutcome {
  const { count, classes } = c.question;
  if (reply.kind !== 'rolled') return refuse('a choice where dice are rolled');
  if (reply.faces.length !== count) return refuse(`${reply.faces.length} dice where ${count} are rolled`);
  const found = classes?.of(reply.faces);
  const known = classes?.die.faces ?? [];
  const odd = reply.faces.find((face) => !known.includes(face));
  if (!found) return refuse(`die ${classes?.die.id ?? ''} has no face "${odd ?? ''}"`);
  c.faces = reply.faces;
  return found;
}

function drawn({ count, pile, isPublic }: Question, reply: Reply, refuse: Refuse): readonly string[] {
  if (reply.kind !== 'drew') return refuse('something else where cards are drawn');
  // The mark of the reply decides if it is hidden from the other side.
  if ((reply.isPublic ?? false) !== isPublic)
    return refuse('a draw that is hidden where it is open, or open where it is hidden');
  if (reply.cards.length !== count) return refuse(`${reply.cards.length} cards where ${count} are drawn`);
  const left = [...pile];
  for (const card of reply.cards) {
    const at = left.indexOf(card);
    if (at < 0) return refuse(`"${card}" is not in the pile`);
    left.splice(at, 1);
  }
  return reply.cards;
}

/** An order in progress: its position, its events so far, and the question that it waits for. */
export interface Run<At = State, Told = Event> {
  readonly state: At;
  readonly events: readonly Told[];
  readonly query: Query | undefined;
  /** Passes the reply to the open query and continues to the next one; throws IllegalReply if it does not fit. */
  reply(reply: Reply): void;
}

/** Starts an order and stops at its first question. The order must be legal; `from` is not changed. */
export const start = (rules: Ruleset, from: State, order: Order): Run =>
  new PositionRun(rules.play, from, order);

class PositionRun<Kind> implements Run {
  readonly #c: Context<Kind>;
  readonly #procedure: Procedure | undefined;
  #step: IteratorResult<Question, void>;
  #state: State | undefined;
  #query: Query | undefined;

  constructor(play: Play<Kind>, from: State, order: Order) {
    const position = play.positionOf(from);
    this.#c = new Context(position, true);
    this.#procedure = play.carryOut(this.#c, play.ordered(position, order));
    this.#step = this.#procedure?.next() ?? { done: true, value: undefined };
  }

  get state(): State {
    this.#state ??= toState(this.#c.position);
    return this.#state;
  }

  get events(): readonly Event[] {
    return this.#c.events ?? [];
  }

  get query(): Query | undefined {
    if (this.#step.done) return undefined;
    this.#query ??= queryOf(this.#c as Context);
    return this.#query;
  }

  reply(reply: Reply): void {
    if (this.#step.done || !this.#procedure)
      throw new IllegalReply('the order is finished: it asks nothing more');
    const answer = answerTo(this.#c as Context, reply);
    this.#state = undefined;
    this.#query = undefined;
    this.#step = this.#procedure.next(answer);
  }
}

/** Carries out an order with its recorded replies. Throws IllegalReply if the rules now ask other questions. */
export function carryOutAgain<Kind>(
  play: Play<Kind>,
  c: Context<Kind>,
  order: Ordered<Kind>,
  replies: readonly Reply[],
): void {
  const procedure = play.carryOut(c, order);
  let at = 0;
  if (procedure) {
    let step = procedure.next();
    while (!step.done) {
      const reply = replies[at];
      if (!reply) throw new RangeError(`the recorded ${order.type} lacks the reply to ${c.question.reason}`);
      at += 1;
      step = procedure.next(answerTo(c as Context, reply));
    }
  }
  if (at < replies.length) throw new IllegalReply('the order is finished: it asks nothing more');
}
