import type { Ticker } from 'pixi.js';
import type { Point } from '../../shared/grid/point';

const DURATION = 300;

const running = new WeakMap<object, () => void>();

/** Moves an object to a point in a short animation, or at once for users who prefer reduced motion. */
export function glide(
  ticker: Ticker,
  thing: { x: number; y: number; destroyed: boolean },
  to: Point,
  isAtOnce: boolean,
): Promise<void> {
  running.get(thing)?.();
  if (isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    Object.assign(thing, to);
    return Promise.resolve();
  }
  const from = { x: thing.x, y: thing.y };
  const began = performance.now();
  return new Promise((resolve) => {
    const stop = () => {
      ticker.remove(step);
      running.delete(thing);
      resolve();
    };
    const step = () => {
      const part = Math.min(1, (performance.now() - began) / DURATION);
      if (thing.destroyed) return stop();
      thing.x = from.x + (to.x - from.x) * part;
      thing.y = from.y + (to.y - from.y) * part;
      if (part === 1) stop();
    };
    running.set(thing, stop);
    ticker.add(step);
  });
}
