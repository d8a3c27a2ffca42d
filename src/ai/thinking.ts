/**
 * A decision on its way, in slices: yields the share of the work that is done, from 0 to 1, every few playouts, and
 * returns the decision. It may be dropped at any time.
 */
export type Thinking<T> = Generator<number, T, undefined>;

/** Thinks without interruption. */
export function thoughtOut<T>(thinking: Thinking<T>): T {
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}
