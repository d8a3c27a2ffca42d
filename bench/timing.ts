import { performance } from 'node:perf_hooks';

/** The middle one of some figures. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that something takes. */
export function timed(run: () => unknown): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}
