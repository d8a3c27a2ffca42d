import { isStill } from '../../documents/settings';
import type { Point } from '../../geometry/board-on-scene';
import { showFrame } from '../../geometry/show-frame';
import { ceiling, floor, sidebarEdge } from '../../geometry/window-frame';

/** The element on which the map is drawn. */
export const view = (): HTMLCanvasElement | undefined => {
  const element = canvas?.app?.view;
  return element instanceof HTMLCanvasElement ? element : undefined;
};

/** The position in the window of a point of the map. */
export function onScreen(point: Point): Point {
  const box = view()?.getBoundingClientRect();
  const { x, y } = canvas?.stage?.toGlobal(point) ?? point;
  return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
}

/** The point of the map under a point of the window. */
export function onMap(point: Point): Point {
  const box = view()?.getBoundingClientRect();
  const seen = { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) };
  const { x, y } = canvas?.stage?.toLocal(seen) ?? seen;
  return { x, y };
}

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
  const isSeen = x > EDGE && x < sidebarEdge() - EDGE && y > ceiling() + EDGE / 2 && y < floor() - EDGE / 2;
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
