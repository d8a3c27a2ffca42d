import { fieldTool } from '../../input';
import type { Brush } from './brush';

/** Name of the brush among the tools of the battlefield. */
export const BRUSH_TOOL = 'terrain';

/** How far the pointer may wander between press and release of one click, in pixels of the window. */
const STILL = 5;

const isOverMap = ({ target }: PointerEvent): boolean =>
  fieldTool.chosen === BRUSH_TOOL && target !== null && target === canvas?.app?.view;

/** The point of the map under the pointer. */
function onMap({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } {
  const element = canvas?.app?.view;
  const box = element instanceof HTMLCanvasElement ? element.getBoundingClientRect() : undefined;
  const seen = { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  const { x, y } = canvas?.stage?.toLocal(seen) ?? seen;
  return { x, y };
}

/**
 * Leads the brush by the pointer while it is the chosen tool. What it paints with is kept from tokens and map;
 * the right button still drags the map, and clears a space when it does not.
 */
export function watchBrushPointer(brush: Brush): void {
  let isPainting = false;
  let pressed: { readonly x: number; readonly y: number } | null = null;

  const down = (event: PointerEvent): void => {
    if (!isOverMap(event)) return;
    pressed = event.button === 2 ? { x: event.clientX, y: event.clientY } : null;
    if (event.button !== 0) return;
    isPainting = true;
    event.stopImmediatePropagation();
    brush.move(onMap(event));
    brush.press(onMap(event));
  };
  const move = (event: PointerEvent): void => {
    // A stroke may pass over a window: it goes on beneath it.
    if (isPainting) event.stopImmediatePropagation();
    if (isPainting || isOverMap(event)) brush.move(onMap(event));
    else if (fieldTool.chosen === BRUSH_TOOL) brush.move(null);
  };
  const up = (event: PointerEvent): void => {
    if (event.button === 0 && isPainting) {
      isPainting = false;
      event.stopImmediatePropagation();
      brush.release();
    }
    if (event.button !== 2) return;
    const from = pressed;
    pressed = null;
    if (!from || isPainting || !isOverMap(event)) return;
    const isClick = Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL;
    if (isClick) brush.erase(onMap(event));
  };
  window.addEventListener('pointerdown', down, true);
  window.addEventListener('pointermove', move, true);
  window.addEventListener('pointerup', up, true);
  window.addEventListener(
    'pointercancel',
    () => {
      isPainting = false;
      brush.cancel();
    },
    true,
  );
}
