import { errorText, type Ruleset } from '../core';
import { type Choice, type Decision, deciding } from './decision';
import { inSlices } from './slices';

/** A message to the worker: a decision to make, or the number of one that is wanted no more. */
export type Asked = { readonly id: number; readonly decision: Decision } | { readonly stop: number };

/** A message from the worker: progress, a choice, or the fault of the officer. */
export type Answered =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly fault: string };

/** A worker is disturbed by nothing but messages: it looks for them this often, in milliseconds. */
const SLICE = 30;

/** Makes the decisions that are asked of a worker. */
export function serveDecisions(
  rulesets: readonly Ruleset[],
  answer: (answered: Answered) => void,
): (asked: Asked) => Promise<void> {
  const stopped = new Set<number>();
  return async (asked) => {
    if ('stop' in asked) {
      stopped.add(asked.stop);
      return;
    }
    const { id, decision } = asked;
    try {
      const made = await inSlices(deciding(rulesets, decision), {
        slice: SLICE,
        onShare: (share) => answer({ id, share }),
        isStopped: () => stopped.has(id),
      });
      if (made) answer({ id, choice: made.choice });
    } catch (error) {
      answer({ id, fault: errorText(error) });
    }
    stopped.delete(id);
  };
}
