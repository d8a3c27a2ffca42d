import { type RollQuery, type Ruleset, type State, start } from '../../core';
import type { Report } from '../../match';

/** The rolls that an order has asked for so far, oldest first: they say what each face was worth. */
export function rollsOf(rules: Ruleset, before: State, { entry }: Report): readonly RollQuery[] {
  if (!('order' in entry)) return [];
  const run = start(rules, before, entry.order);
  const rolls: RollQuery[] = [];
  for (const reply of entry.replies) {
    if (run.query?.kind === 'roll') rolls.push(run.query);
    run.reply(reply);
  }
  return rolls;
}
