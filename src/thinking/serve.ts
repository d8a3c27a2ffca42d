import { errorText } from '../core';
import { inSlices } from './slices';
import { type Known, type Result, type Task, working } from './task';

/** A message to the worker: work to do, or the number of some that is wanted no more. */
export type Asked = { readonly id: number; readonly task: Task } | { readonly stop: number };

/** A message from the worker: progress, a result, or the fault of an officer. */
export type Answered =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly fault: string };

/** A worker is disturbed by nothing but messages: it looks for them this often, in milliseconds. */
const SLICE = 30;

/** Does the work that is asked of a worker. */
export function serveTasks(
  known: Known,
  answer: (answered: Answered) => void,
): (asked: Asked) => Promise<void> {
  const stopped = new Set<number>();
  return async (asked) => {
    if ('stop' in asked) {
      stopped.add(asked.stop);
      return;
    }
    const { id, task } = asked;
    try {
      const done = await inSlices(working(known, task), {
        slice: SLICE,
        onShare: (share) => answer({ id, share }),
        isStopped: () => stopped.has(id),
      });
      if (done) answer({ id, result: done.result });
    } catch (error) {
      answer({ id, fault: errorText(error) });
    }
    stopped.delete(id);
  };
}
