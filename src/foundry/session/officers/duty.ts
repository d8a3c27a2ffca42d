import { type AskQuery, enemyOf, type Ruleset, resume, type Side, type State } from '../../../core';
import { type Save, viewOf } from '../../../match';

/** The next act in a battle by a side whose player is not asked. */
export type Duty =
  | { readonly kind: 'order'; readonly side: Side }
  /** Answers a question: one with a single answer, or one put only to hide that there is no choice, needs no thought. */
  | {
      readonly kind: 'answer';
      readonly side: Side;
      readonly question: AskQuery;
      /** The position in which it is asked. */
      readonly state: State;
      readonly needsThought: boolean;
    }
  /** Agrees to an undo. */
  | { readonly kind: 'consent'; readonly side: Side };

/** The act that a battle waits for, and its side; undefined if the battle is over, is a lesson, or waits for nobody. */
export function dutyOf(rules: Ruleset, save: Save): Duty | undefined {
  const { state, open, proposal, lesson } = save;
  if (state.winner !== null || lesson !== undefined) return undefined;
  if (proposal) return { kind: 'consent', side: enemyOf(proposal.by) };
  if (open) return answerIn(rules, save);
  // The first order of a battle belongs to no side.
  return rules.opening(state) ? undefined : { kind: 'order', side: state.turn.side };
}

function answerIn(rules: Ruleset, save: Save): Duty | undefined {
  const { question, state } = viewOf(rules, save);
  if (!question || !save.open) return undefined;
  const isReal = resume(rules, save.state, save.open).query?.kind === 'ask';
  const needsThought = isReal && question.options.length > 1;
  return { kind: 'answer', side: question.side, question, state, needsThought };
}
