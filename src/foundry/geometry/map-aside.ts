import { isSameView, type View, viewNow } from './map-view';
import { sidebarEdge } from './window-frame';

const GAP = 12;

/** The view before the map was moved, and the view it was moved to. */
let moved: { readonly scene: string | null; readonly from: View; readonly to: View } | null = null;

/** Moves the map aside, so that a strip at the left edge of the window does not cover the board. */
export function moveAside(strip: HTMLElement): void {
  const from = viewNow();
  const dimensions = canvas?.dimensions;
  if (!from || !dimensions) return;
  const { sceneX, sceneWidth } = dimensions;
  const left = strip.getBoundingClientRect().right + GAP;
  const width = sidebarEdge() - GAP - left;
  const begins = window.innerWidth / 2 + (sceneX - from.x) * from.scale;
  // A user who has zoomed in on a part of the board wants to see that part.
  const isPart = sceneWidth * from.scale > sidebarEdge();
  if (begins >= left || isPart || width <= 0) return;
  const scale = Math.min(from.scale, width / sceneWidth);
  const x = sceneX + sceneWidth / 2 + (window.innerWidth / 2 - left - width / 2) / scale;
  const to = { x, y: from.y, scale };
  moved = { scene: canvas?.scene?.id ?? null, from: moved?.from ?? from, to };
  void canvas?.animatePan({ ...to, duration: 0 });
}

/** Moves the map back, unless the user has panned or zoomed since. */
export function moveBack(): void {
  const now = viewNow();
  if (moved && now && moved.scene === canvas?.scene?.id && isSameView(moved.to, now, 0.01)) {
    void canvas?.animatePan({ ...moved.from, duration: 0 });
  }
  moved = null;
}
