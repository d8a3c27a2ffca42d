import type { Point } from '../geometry/board-on-scene';
import { onMap, view } from './map/screen';

/** How far the pointer may wander between press and release of one click, in pixels of the window. */
const STILL = 5;

/** Whether a click means a token: with other tools it draws walls or measures distances. */
const isSelecting = (): boolean =>
  ui.controls?.control?.name === 'tokens' && ui.controls.tool?.name === 'select';

/** What the map tells of the pointer; points are points of the map. */
interface PointerListener {
  click(point: Point): void;
  cancel(): boolean;
  hover(point: Point | null): void;
}

/**
 * Watches the pointer over the map without taking part in it: tokens, tools and panning get every event as
 * ever, so that no tool has to be chosen to give orders.
 */
export function watchPointer(listener: PointerListener): void {
  let pressed: (Point & { readonly button: number }) | null = null;
  const isOverMap = (event: Event) => event.target === view() && isSelecting();
  const isClick = (event: PointerEvent) =>
    pressed !== null &&
    pressed.button === event.button &&
    Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= STILL;

  window.addEventListener(
    'pointerdown',
    (event) => {
      pressed = isOverMap(event) ? { x: event.clientX, y: event.clientY, button: event.button } : null;
    },
    true,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      const clicked = isOverMap(event) && isClick(event);
      pressed = null;
      if (!clicked) return;
      if (event.button === 0) listener.click(onMap({ x: event.clientX, y: event.clientY }));
      else if (event.button === 2) listener.cancel();
    },
    true,
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      listener.hover(isOverMap(event) ? onMap({ x: event.clientX, y: event.clientY }) : null);
    },
    { capture: true, passive: true },
  );
}
