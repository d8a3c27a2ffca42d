import { enemyOf, type Ruleset, resume, type Side } from '../../../core';
import { type Save, viewOf } from '../../../match';
import type { Officers } from '../../documents';

/** The next act of an officer in a battle. */
export type Duty =
  | { readonly kind: 'order'; readonly side: Side }
  /** Answers a question: one with a single answer, or one put only to hide that there is no choice, needs no thought. */
  | {
      readonly kind: 'answer';
      readonly side: Side;
      readonly options: readonly string[];
      readonly needsThought: boolean;
    }
  /** Agrees to an undo. */
  | { readonly kind: 'consent'; readonly side: Side };

/** The duty of an officer now; undefined if the battle is over, or waits for somebody else. */
export function dutyOf(rules: Ruleset, save: Save, officers: Officers): Duty | undefined {
  const { state, open, proposal, lesson } = save;
  if (state.winner !== null || lesson !== undefined) return undefined;
  const duty = proposal
    ? ({ kind: 'consent', side: enemyOf(proposal.by) } as const)
    : open
      ? answerIn(rules, save)
      : // The first order of a battle belongs to no side.
        !rules.opening(state) && ({ kind: 'order', side: state.turn.side } as const);
  return duty && officers[duty.side] ? duty : undefined;
}

function answerIn(rules: Ruleset, save: Save): Duty | undefined {
  const { question } = viewOf(rules, save);
  if (!question || !save.open) return undefined;
  const { side, options } = question;
  const isReal = resume(rules, save.state, save.open).query?.kind === 'ask';
  return { kind: 'answer', side, options, needsThought: isReal && options.length > 1 };
}
