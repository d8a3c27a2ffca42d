import { isStill } from '../../documents/motion';

let isAsked = false;

/** Shows the map as it will be, also where frames are drawn only on demand: one frame for however many askers. */
export function showFrame(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    canvas?.app?.render();
  });
}

/**
 * Calls `step` with 0 to 1 for a while, and with 1 at the end in any case; at once where things stand still.
 * Returns the way to stop it early.
 */
export function animate(milliseconds: number, step: (part: number) => void): () => void {
  const ticker = canvas?.app?.ticker;
  if (!ticker || isStill()) {
    step(1);
    showFrame();
    return () => undefined;
  }
  const began = performance.now();
  const stop = () => {
    ticker.remove(tick);
  };
  const tick = () => {
    const part = Math.min(1, (performance.now() - began) / milliseconds);
    step(part);
    if (part >= 1) stop();
  };
  ticker.add(tick);
  return stop;
}
