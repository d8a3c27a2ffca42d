import {
  type AskQuery,
  type Open,
  type Order,
  type Reply,
  type Ruleset,
  type State,
  seededReply,
  seededStream,
  start,
} from '../../src/core';

/** A question that an order put, with the position before the order and the replies up to the question. */
export interface Asked {
  readonly before: State;
  readonly open: Open;
  readonly query: AskQuery;
}

/** The questions that an order puts, where each is answered as listed first, and dice fall by chance. */
export function questionsPut(rules: Ruleset, before: State, order: Order): readonly Asked[] {
  const chance = seededReply(rules, seededStream(3));
  const asked: Asked[] = [];
  const replies: Reply[] = [];
  const run = start(rules, before, order);
  for (let { query } = run; query; query = run.query) {
    if (query.kind === 'ask') asked.push({ before, open: { order, replies: [...replies] }, query });
    const reply: Reply =
      query.kind === 'ask' ? { kind: 'chose', option: query.options[0] ?? '' } : chance(query);
    run.reply(reply);
    replies.push(reply);
  }
  return asked;
}
