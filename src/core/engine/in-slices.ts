/** Work that can be interrupted wherever it yields, and resumed. */
export type InSlices<T> = Generator<undefined, T, undefined>;

/** Does such work without interruption. */
export function inOneGo<T>(work: InSlices<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
