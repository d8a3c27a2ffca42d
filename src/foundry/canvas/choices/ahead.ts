import type { AskQuery } from '../../../core';
import { type AnswerAhead, answersAhead } from '../../../match';
import type { UserBattle } from '../../battle/battle-port';

const known = new WeakMap<AskQuery, readonly AnswerAhead[]>();

/** What each answer to the open question leads to next; nothing where that can't be told. */
export function aheadOf({ rules, question, open }: UserBattle): readonly AnswerAhead[] {
  if (!question) return [];
  const ahead = known.get(question) ?? (open ? answersAhead(rules, open, question) : []);
  known.set(question, ahead);
  return ahead;
}
