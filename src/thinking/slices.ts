import type { Thinking } from '../ai';

/** The limits of a slow piece of work, and whom it tells of its progress. */
export interface Between {
  /** The time that the work may take at a stretch, in milliseconds. */
  readonly slice: number;
  /** Called after each slice with the share that is done. */
  onShare(share: number): void;
  /** True once the result is wanted no more. */
  isStopped(): boolean;
}

/** Thinks in slices, between which everything else goes on; null if it was stopped. */
export async function inSlices<T>(
  thinking: Thinking<T>,
  { slice, onShare, isStopped }: Between,
): Promise<{ readonly result: T } | null> {
  for (;;) {
    const end = performance.now() + slice;
    let step = thinking.next();
    while (!step.done && performance.now() < end) step = thinking.next();
    if (step.done) return { result: step.value };
    onShare(step.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (isStopped()) return null;
  }
}
