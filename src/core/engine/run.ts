import { PositionRun } from '../play/run';
import { type Event, evolved, type State } from '../state';
import { IllegalReply } from './illegal-reply';
import type { AskQuery, DrawQuery, Order, Query, Reply, RollQuery } from './query';
import type { Context, Ruleset } from './ruleset';

/** An order on its way: where it stands, what has happened, and the question that it waits for. */
export interface Run {
  readonly state: State;
  readonly events: readonly Event[];
  readonly query: Query | undefined;
  /** The position after each event. */
  readonly trail?: readonly State[];
  /** Hands over the reply to the open query and goes on to the next one. */
  reply(reply: Reply): void;
}

/**
 * Starts an order and stops at its first question. The order must be legal; `from` is not changed. `gone` is the
 * trail of an earlier run of the same order from the same position: as far as it reaches, the events are known to
 * lead there and are not carried out again.
 */
export function start(rules: Ruleset, from: State, order: Order, gone: readonly State[] = []): Run {
  if (rules.play) return new PositionRun(rules.play, from, order);
  const carryOut = rules.procedures?.[order.type];
  if (!carryOut) throw new RangeError(`ruleset ${rules.id} has no order "${order.type}"`);
  let state = from;
  const trail: State[] = [];
  const events: Event[] = [];
  const context: Context = {
    get state() {
      return state;
    },
    emit(event) {
      state = gone[trail.length] ?? evolved(state, event);
      trail.push(state);
      events.push(event);
    },
  };
  const procedure = carryOut(context, order);
  let step = procedure.next();
  return {
    get state() {
      return state;
    },
    events,
    trail,
    get query() {
      return step.done ? undefined : step.value;
    },
    reply(reply) {
      if (step.done) throw new IllegalReply('the order is finished: it asks nothing more');
      checkReply(rules, step.value, reply);
      step = procedure.next(reply);
    },
  };
}

function checkReply(rules: Ruleset, query: Query, reply: Reply): void {
  const fault = faultOf(rules, query, reply);
  if (fault !== undefined) throw new IllegalReply(`${query.reason}: ${fault}`);
}

function faultOf(rules: Ruleset, query: Query, reply: Reply): string | undefined {
  switch (query.kind) {
    case 'ask':
      return choiceFault(query, reply);
    case 'roll':
      return rollFault(rules, query, reply);
    case 'draw':
      return drawFault(query, reply);
  }
}

function drawFault({ count, pile }: DrawQuery, reply: Reply): string | undefined {
  if (reply.kind !== 'drew') return 'something else where cards are drawn';
  if (reply.cards.length !== count) return `${reply.cards.length} cards where ${count} are drawn`;
  const left = [...pile];
  for (const card of reply.cards) {
    const at = left.indexOf(card);
    if (at < 0) return `"${card}" is not in the pile`;
    left.splice(at, 1);
  }
  return undefined;
}

function choiceFault(query: AskQuery, reply: Reply): string | undefined {
  if (reply.kind !== 'chose') return 'dice where a choice is asked';
  if (query.options.includes(reply.option)) return undefined;
  return `"${reply.option}" is not one of ${query.options.join(', ')}`;
}

function rollFault(rules: Ruleset, query: RollQuery, reply: Reply): string | undefined {
  if (reply.kind !== 'rolled') return 'a choice where dice are rolled';
  if (reply.faces.length !== query.count) return `${reply.faces.length} dice where ${query.count} are rolled`;
  const known = rules.dice[query.die]?.faces ?? [];
  const odd = reply.faces.find((face) => !known.includes(face));
  return odd === undefined ? undefined : `die ${query.die} has no face "${odd}"`;
}
