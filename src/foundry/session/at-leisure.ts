import type { InSlices } from '../../core';

/** How long a slice of the work may take, in milliseconds: the window stays alive in between. */
const SLICE = 10;

/** Does work that takes long, a little at a time. */
export async function atLeisure<T>(work: InSlices<T>): Promise<T> {
  let step = work.next();
  for (let since = performance.now(); !step.done; step = work.next()) {
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  }
  return step.value;
}
