import type { AskQuery, Query } from '../../src/core';
import type { Watch } from '../cases/watch';

/** A question that came up: how its options are shown, and every list of them, by its text. */
interface Question {
  readonly of: AskQuery['of'];
  readonly lists: Map<string, readonly string[]>;
}

/** The words that come up while the cases of a game are played. */
export class Seen implements Watch {
  readonly rolls = new Set<string>();
  readonly questions = new Map<string, Question>();
  readonly reasons = new Set<string>();
  readonly steps = new Set<string>();

  queried(query: Query): void {
    if (query.kind === 'roll') this.rolls.add(query.reason);
    if (query.kind !== 'ask') return;
    const { reason, of, options } = query;
    const question = this.questions.get(reason) ?? { of, lists: new Map() };
    this.questions.set(reason, question);
    question.lists.set(options.join(), options);
  }

  refused(reason: string): void {
    this.reasons.add(reason);
  }

  stepped(step: string): void {
    this.steps.add(step);
  }
}
