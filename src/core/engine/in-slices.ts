/** Work that can be laid aside wherever it yields, and taken up again. */
export type InSlices<T> = Generator<undefined, T, undefined>;

/** Does such work in one go. */
export function inOneGo<T>(work: InSlices<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
