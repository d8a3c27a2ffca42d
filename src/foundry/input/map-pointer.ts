import type { Point } from '../geometry/board-on-scene';
import { onMap } from '../geometry/map-view';

/** A tool that works where the pointer is on the map. */
export interface PointerTool {
  /** True while the pointer works for it. */
  readonly isChosen: boolean;
  press(point: Point): void;
  /** Called without a point when the pointer leaves the map. */
  move(point: Point | null): void;
  release(): void;
  /** Called for a click with the right button. */
  erase(point: Point): void;
  cancel(): void;
}

/** The distance that the pointer may move between press and release of one click, in pixels of the window. */
const STILL = 5;

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Point => onMap({ x, y });

/**
 * Lets the pointer control a tool while it is chosen. Tokens and map do not get its events; the right button still drags
 * the map, and erases if it does not drag.
 */
export function watchMapPointer(tool: PointerTool): void {
  const isOverMap = ({ target }: PointerEvent): boolean =>
    tool.isChosen && target !== null && target === canvas?.app?.view;
  let isPainting = false;
  let pressed: Point | null = null;

  const down = (event: PointerEvent): void => {
    if (!isOverMap(event)) return;
    pressed = event.button === 2 ? { x: event.clientX, y: event.clientY } : null;
    if (event.button !== 0) return;
    isPainting = true;
    event.stopImmediatePropagation();
    tool.move(placeOf(event));
    tool.press(placeOf(event));
  };
  const move = (event: PointerEvent): void => {
    // A stroke may pass over a window: it continues beneath it.
    if (isPainting) event.stopImmediatePropagation();
    if (isPainting || isOverMap(event)) tool.move(placeOf(event));
    else if (tool.isChosen) tool.move(null);
  };
  const up = (event: PointerEvent): void => {
    if (event.button === 0 && isPainting) {
      isPainting = false;
      event.stopImmediatePropagation();
      tool.release();
    }
    if (event.button !== 2) return;
    const from = pressed;
    pressed = null;
    if (!from || isPainting || !isOverMap(event)) return;
    const isClick = Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL;
    if (isClick) tool.erase(placeOf(event));
  };
  window.addEventListener('pointerdown', down, true);
  window.addEventListener('pointermove', move, true);
  window.addEventListener('pointerup', up, true);
  window.addEventListener(
    'pointercancel',
    () => {
      isPainting = false;
      tool.cancel();
    },
    true,
  );
}
