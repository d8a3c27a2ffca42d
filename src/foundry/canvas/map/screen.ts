import { isStill } from '../../documents/settings';
import type { Point } from '../../geometry/board-on-scene';
import { onScreen } from '../../geometry/map-view';
import { showFrame } from '../../geometry/show-frame';
import { ceiling, floor, sideEdges } from '../../geometry/window-frame';

/** The middle of the upper edge of a piece in the reinforcements tray; undefined if it is not shown. */
export function trayPointOf(piece: string): Point | undefined {
  const box = document.querySelector(`[data-reserve="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top } : undefined;
}

/** The pixels of the window for one pixel of the map. */
export const zoom = (): number => canvas?.stage?.scale.x ?? 1;

/** The distance from the edges of the free part within which a point counts as hidden, in pixels. */
const EDGE = 40;

/** Pans a point of the map into the free part of the window, if it is outside. */
export function reveal(point: Point): void {
  const { x, y } = onScreen(point);
  const { left, right } = sideEdges();
  const isAcross = x > left + EDGE && x < right - EDGE;
  const isSeen = isAcross && y > ceiling() + EDGE / 2 && y < floor() - EDGE / 2;
  if (!isSeen) void canvas?.animatePan({ x: point.x, y: point.y, duration: isStill() ? 0 : 250 });
}

/**
 * Calls `step` with values from 0 to 1 for a while, and always with 1 at the end; at once if animations are off.
 * Returns a function that stops it early.
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
