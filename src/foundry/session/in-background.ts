import type { InSlices } from '../../core';

/** The longest slice of the work, in milliseconds: the window stays responsive in between. */
const SLICE = 10;

/** Runs long work in slices. */
export async function inBackground<T>(work: InSlices<T>): Promise<T> {
  let step = work.next();
  for (let since = performance.now(); !step.done; step = work.next()) {
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  }
  return step.value;
}
